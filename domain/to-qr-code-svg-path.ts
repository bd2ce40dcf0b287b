// Draws a GiroCode, or any other QR code, as the path of an SVG, for pages, emails and printed documents. Pure.
import { encode } from 'uqr';

/** Error correction and largest version of the standard, and the quiet zone of QR codes. */
const options = { ecc: 'M', boostEcc: false, maxVersion: 13, border: 4 } as const;

export interface QrCodeSvgPath {
  /** Of the dark modules, as the `d` of a path. */
  path: string;
  /** Width and height, with the quiet zone. */
  size: number;
}

export const giroCodePayloadToQrCodeSvgPath = (payload: string): QrCodeSvgPath => toDrawing(encode(payload, options));

/** Scanned from paper at arm's length, such as an order number. */
export const toQrCodeSvgPath = (payload: string): QrCodeSvgPath => toDrawing(encode(payload, { ecc: 'M', border: 0 }));

const toDrawing = ({ data, size }: ReturnType<typeof encode>): QrCodeSvgPath => ({ path: toPath(data), size });

/** One rectangle per run of dark modules in a row. */
const toPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return `M${x} ${y}h${width}v1h-${width}z`;
      }),
    )
    .join('');
