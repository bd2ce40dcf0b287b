// Contact sheets: selects sample pages of a site, takes screenshots of them and arranges images on sheets saved as
// PNG files.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { consentStorageKey, toStoredConsents } from '../../domain/cookie-consent.ts';
import type { PageWeight } from '../measure-page-weights.ts';
import { escapeHtml } from '../../domain/html-and-plain-text.ts';

const sheetWidthPx = 1800;
const imagesPerSheet = 40;

/** Takes full-page screenshots at one width; returns the entries in the order of the paths. */
export const takePageScreenshots = async (
  browser: Browser,
  site: { url: string; folder: string; widthPx: number; colorMode: 'dark' | 'light' },
  paths: readonly string[],
): Promise<SheetEntry[]> => {
  await mkdir(site.folder, { recursive: true });
  const context = await browser.newContext({ viewport: { width: site.widthPx, height: 900 }, reducedMotion: 'reduce' });
  // Answers the consent dialog, which would cover the pages.
  await context.addInitScript(([key, answer]) => localStorage.setItem(key, answer), [
    consentStorageKey,
    JSON.stringify(toStoredConsents([], new Set(), Date.now())),
  ] as const);
  const page = await context.newPage();
  const entries: SheetEntry[] = [];
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.evaluate((mode) => (document.documentElement.dataset.colorMode = mode), site.colorMode);
    // Loads lazy images, which a full-page screenshot has to contain.
    await page.evaluate(async () => {
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    });
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const name = `${path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${site.colorMode}.png`;
    const file = join(site.folder, name);
    await page.screenshot({ path: file, fullPage: true });
    const warning = overflowPx > 0 ? ` – ${overflowPx} px wider than the window` : '';
    entries.push({ label: `${path} ${site.colorMode}${warning}`, url: pathToFileURL(file).href });
  }
  await context.close();
  return entries;
};

/** Writes the entries to as many sheets as needed; returns the files. */
export const writeContactSheets = async (
  browser: Browser,
  entries: readonly SheetEntry[],
  target: SheetLayout & { folder: string; name: string },
): Promise<string[]> => {
  await mkdir(target.folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: sheetWidthPx, height: 1000 } });
  const files: string[] = [];
  for (const [index, sheet] of splitIntoContactSheets(entries, imagesPerSheet).entries()) {
    const stem = join(target.folder, `${target.name}-${index + 1}`);
    await writeFile(`${stem}.html`, toContactSheetHtml(sheet, target));
    await page.goto(pathToFileURL(`${stem}.html`).href, { waitUntil: 'load' });
    await page.screenshot({ path: `${stem}.png`, fullPage: true });
    files.push(`${stem}.png`);
  }
  await page.close();
  return files;
};

/** An image of a contact sheet with its label. */
interface SheetEntry {
  label: string;
  /** URL of the image. */
  url: string;
}

interface SheetLayout {
  title: string;
  /** Width of a column in CSS pixels. */
  columnPx: number;
  /** Aspect ratio of a frame, such as `4 / 5`. The image is fitted into it and aligned to the top. */
  frame: string;
}

/** A complete document, as wide as its window. */
export const toContactSheetHtml = (entries: readonly SheetEntry[], { title, columnPx, frame }: SheetLayout): string => {
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

/** Splits entries into sheets of at most `size`, in order. */
export const splitIntoContactSheets = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );

type Page = Pick<PageWeight, 'htmlBytes' | 'kind' | 'path'>;

const languageOf = (path: string): string => /^\/(en|fr)(\/|$)/.exec(path)?.[1] ?? 'de';

/** Paths of at most two pages per kind and language. */
export const selectContactSheetPagePaths = (pages: readonly Page[]): string[] => {
  const groups = new Map<string, Page[]>();
  for (const page of pages.toSorted((a, b) => b.htmlBytes - a.htmlBytes)) {
    const name = `${page.kind} ${languageOf(page.path)}`;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return [...groups.values()].flatMap((group) =>
    [...new Set([group[0], group.at(-1)])].flatMap((page) => page?.path ?? []),
  );
};
