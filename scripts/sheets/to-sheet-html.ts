// Lays labelled pictures out as one HTML page, to be photographed as a contact sheet. Pure; called by sheets.ts.

export interface SheetEntry {
  label: string;
  /** Address of the picture as the browser opens it. */
  url: string;
}

export interface SheetLayout {
  title: string;
  /** Width of a column in CSS pixels. */
  columnPx: number;
  /** Proportion of a frame, such as `4 / 5`; the whole picture is shown in it from its top. */
  frame: string;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A whole document, as wide as its window. */
export const toSheetHtml = (entries: readonly SheetEntry[], { title, columnPx, frame }: SheetLayout): string => {
  const figures = entries.map(
    ({ label, url }) =>
      `<figure><img src="${escapeHtml(url)}" alt=""><figcaption>${escapeHtml(label)}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>
body{margin:24px;font:13px/1.4 system-ui,sans-serif;background:#fff;color:#111}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(${columnPx}px,1fr));gap:20px}
figure{margin:0}img{width:100%;aspect-ratio:${frame};object-fit:contain;object-position:top;background:#eee}
</style><h1>${escapeHtml(title)}</h1><main>${figures.join('')}</main>`;
};

/** Entries in sheets of at most `size`, in their order. */
export const toSheets = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
