// Types of the pdfkit API that the renderers use; the published types lack structure elements, embedded files and metadata.
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
      autoFirstPage: boolean;
      pdfVersion: '1.7';
      subset: 'PDF/A-3a';
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
    /** Adds a description to the XMP metadata. */
    appendXML: (xml: string) => void;
    addStructure: (element: StructureElement) => this;
    bufferedPageRange: () => { start: number; count: number };
    end: () => void;
    endMetadata(): void;
    endMarkedContent: () => this;
    file: (
      content: Buffer,
      options: {
        name: string;
        type: string;
        description: string;
        relationship: 'Alternative';
        creationDate: Date;
        modifiedDate: Date;
      },
    ) => void;
    fill: (color: string) => this;
    fillColor: (color: string) => this;
    font: (name: string) => this;
    fontSize: (points: number) => this;
    heightOfString: (text: string, place: Place) => number;
    image: (content: Buffer, x: number, y: number, options: { fit: [width: number, height: number] }) => this;
    info: { Title: string; Author: string };
    lineTo: (x: number, y: number) => this;
    lineWidth: (points: number) => this;
    markContent: (tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }) => this;
    moveTo: (x: number, y: number) => this;
    path: (svg: string) => this;
    rect: (x: number, y: number, width: number, height: number) => this;
    registerFont: (name: string, file: string) => this;
    restore: () => this;
    save: () => this;
    scale: (factor: number) => this;
    stroke: (color: string) => this;
    struct: (
      type: string,
      options: { title?: string; lang?: string; alt?: string },
      children?: StructureElement[] | (() => void),
    ) => StructureElement;
    switchToPage: (index: number) => void;
    translate: (x: number, y: number) => this;
    text: ((text: string, x: number, y: number, place?: Place) => this) & ((text: string, place?: Place) => this);
  }
}
