// Types of the pdfkit API that render-pdf.ts uses; the published types lack PDF/UA and structure elements.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export interface StructureElement {
    add: (child: StructureElement) => StructureElement;
    end: () => void;
  }

  interface Place {
    width?: number;
    align?: 'right';
    continued?: boolean;
    lineBreak?: boolean;
    lineGap?: number;
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: 'A4';
      margins: Record<'bottom' | 'left' | 'right' | 'top', number>;
      pdfVersion: '1.7';
      subset: 'PDF/UA';
      tagged: true;
      displayTitle: true;
      lang: string;
      bufferPages: true;
      font: string;
      info: { Title: string; Author: string; CreationDate: Date };
    });
    /** In points, from the top edge. */
    y: number;
    page: { width: number; height: number; margins: { bottom: number } };
    addPage: () => this;
    addStructure: (element: StructureElement) => this;
    bufferedPageRange: () => { start: number; count: number };
    end: () => void;
    endMarkedContent: () => this;
    font: (name: string) => this;
    fontSize: (points: number) => this;
    heightOfString: (text: string, place: Place) => number;
    markContent: (tag: 'Artifact', options: { type: 'Pagination' }) => this;
    registerFont: (name: string, file: string) => this;
    struct: (
      type: string,
      options: { title?: string; lang?: string },
      children?: StructureElement[] | (() => void),
    ) => StructureElement;
    switchToPage: (index: number) => void;
    text: ((text: string, x: number, y: number, place?: Place) => this) & ((text: string, place?: Place) => this);
  }
}
