/** The part of pdfkit that pdf.ts uses; the package ships no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  interface TextOptions {
    align?: 'left'
    indent?: number
    lineGap?: number
    link?: string
    underline?: boolean
    width?: number
  }

  interface StructureElement {
    add(child: StructureElement): this
    end(): this
  }

  interface DocumentOptions {
    size: 'A4'
    margins: { top: number; bottom: number; left: number; right: number }
    lang: string
    tagged: true
    displayTitle: true
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
    page: { width: number }
    addStructure(element: StructureElement): this
    struct(type: string, children?: (() => void) | (() => void | StructureElement)[] | StructureElement[]): StructureElement
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this
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
