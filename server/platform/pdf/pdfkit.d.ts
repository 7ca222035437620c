/** The part of pdfkit that pdf.ts uses; the package ships no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  interface TextOptions {
    align?: 'left' | 'center' | 'right'
    /** The next text follows on the same line. */
    continued?: boolean
    indent?: number
    lineGap?: number
    link?: string
    underline?: boolean
    width?: number
  }

  interface Reference {
    end(): void
  }

  interface StructureElement {
    dictionary: { data: { A?: Reference } }
    add(child: StructureElement | (() => void)): this
    end(): this
  }

  interface Cell {
    text: string
    type: 'TH' | 'TD'
    scope?: 'Column' | 'Row'
    font: { src: string; size: number }
  }

  interface TableOptions {
    structParent: StructureElement
    columnStyles: { width: number }[]
    rowStyles: (row: number) => { backgroundColor?: string }
    defaultStyle: { border: [number, number, number, number]; borderColor: string; textColor: string; padding: [number, number, number, number] }
    data: Cell[][]
  }

  interface DocumentOptions {
    size: 'A4'
    margins: { top: number; bottom: number; left: number; right: number }
    lang: string
    tagged: true
    displayTitle: true
    /** Pages stay open until the end, so that their feet can say how many there are. */
    bufferPages: true
    pdfVersion: '1.7'
    subset: 'PDF/UA'
    /** Path of a TTF file. */
    font: string
    info: { Title: string; Author: string; Subject: string; CreationDate: Date }
  }

  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions)
    x: number
    y: number
    page: { width: number; height: number; margins: { top: number; bottom: number; left: number; right: number } }
    /** The font in use; a standard one knows no code points. */
    _font: { font: { hasGlyphForCodePoint?(codePoint: number): boolean } }
    addStructure(element: StructureElement): this
    struct(type: string, children?: (() => void) | (() => void | StructureElement)[] | StructureElement[]): StructureElement
    struct(type: string, options: { alt: string }, children: () => void): StructureElement
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this
    ref(data: Record<string, string | number[]>): Reference
    table(options: TableOptions): this
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(page: number): unknown
    endMarkedContent(): this
    registerFont(name: string, path: string): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(colour: string): this
    text(text: string, options?: TextOptions): this
    text(text: string, x: number, y: number, options?: TextOptions): this
    moveDown(lines?: number): this
    rect(x: number, y: number, width: number, height: number): this
    fill(colour: string): this
    end(): void
  }
}
