// Writes contact sheets as PNG files with the browser of the tests. Called by sheets.ts.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { consentStorageKey, toStoredConsents } from '../../domain/consent.ts';
import { type SheetEntry, type SheetLayout, toSheetHtml, toSheets } from './to-sheet-html.ts';

const sheetWidthPx = 1800;
const picturesPerSheet = 40;

/** Photographs whole pages in one width; gives the picture files, in the order of the paths. */
export async function photographPages(
  browser: Browser,
  site: { url: string; folder: string; widthPx: number; colorMode: 'dark' | 'light' },
  paths: readonly string[],
): Promise<SheetEntry[]> {
  await mkdir(site.folder, { recursive: true });
  const context = await browser.newContext({ viewport: { width: site.widthPx, height: 900 }, reducedMotion: 'reduce' });
  // The pages are to be seen, not the banner in front of them.
  await context.addInitScript(([key, answer]) => localStorage.setItem(key, answer), [
    consentStorageKey,
    JSON.stringify(toStoredConsents([], new Set(), Date.now())),
  ] as const);
  const page = await context.newPage();
  const entries: SheetEntry[] = [];
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.evaluate((mode) => (document.documentElement.dataset.colorMode = mode), site.colorMode);
    // Pictures further down are loaded when they come near; a photograph of the whole page needs them all.
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
}

/** Writes the entries on as many sheets as they need and gives the files. */
export async function writeSheets(
  browser: Browser,
  entries: readonly SheetEntry[],
  target: SheetLayout & { folder: string; name: string },
): Promise<string[]> {
  await mkdir(target.folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: sheetWidthPx, height: 1000 } });
  const files: string[] = [];
  for (const [index, sheet] of toSheets(entries, picturesPerSheet).entries()) {
    const stem = join(target.folder, `${target.name}-${index + 1}`);
    await writeFile(`${stem}.html`, toSheetHtml(sheet, target));
    await page.goto(pathToFileURL(`${stem}.html`).href, { waitUntil: 'load' });
    await page.screenshot({ path: `${stem}.png`, fullPage: true });
    files.push(`${stem}.png`);
  }
  await page.close();
  return files;
}
