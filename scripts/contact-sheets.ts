// `npm run sheets`: contact sheets for visual review, with all photographs of the demo content, and with every page
// kind of the built sites in three widths and both colour modes.
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { createSiteHost } from '../server/host.ts';
import { findChromiumPath } from './find-program.mjs';
import { measurePageWeights } from './measure-page-weights.ts';
import { findFreePorts } from './check-ports.ts';
import { runCliCommandAndExit, type CliCommandLifecycle } from './run-cli-command-and-exit.ts';
import { rootFolder } from './setup.mjs';
import {
  takePageScreenshots,
  selectContactSheetPagePaths,
  writeContactSheets,
} from './contact-sheets/create-contact-sheets.ts';

const widthsPx = [390, 768, 1440];
const sheetFolder = join(rootFolder, '.data', 'sheets');
const photographFolder = join(rootFolder, 'demo', 'files');

const main = async (session: CliCommandLifecycle) => {
  const executablePath = findChromiumPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  session.onEnd(() => browser.close());
  const print = (files: string[]) => {
    for (const file of files) console.log(relative(rootFolder, file));
  };

  const photographs = (await readdir(photographFolder, { recursive: true })).filter((name) => name.endsWith('.jpg'));
  const masters = photographs.sort().map((name) => ({
    label: name.replace(/\.jpg$/, ''),
    url: pathToFileURL(join(photographFolder, name)).href,
  }));
  print(
    await writeContactSheets(browser, masters, {
      folder: sheetFolder,
      name: 'photographs',
      title: 'Photographs of the demo houses',
      columnPx: 270,
      frame: '4 / 5',
    }),
  );

  const releases = await readReleases();
  if (releases.length === 0) console.log('No site is built yet: npm start or npm run build makes one.');
  for (const { domain, folder } of releases) {
    const { url, paths } = await openRelease(folder, session);
    for (const widthPx of widthsPx) {
      const folderOfPages = join(sheetFolder, domain, String(widthPx));
      const site = { url, folder: folderOfPages, widthPx };
      const light = await takePageScreenshots(browser, { ...site, colorMode: 'light' }, paths);
      const dark = await takePageScreenshots(browser, { ...site, colorMode: 'dark' }, paths);
      print(
        await writeContactSheets(browser, [...light, ...dark], {
          folder: sheetFolder,
          name: `${domain}-${widthPx}`,
          title: `${domain}, ${widthPx} px`,
          columnPx: 400,
          frame: '2 / 5',
        }),
      );
    }
  }
  return 0;
};

/** The sites built in this checkout, except those of the tests. */
const readReleases = async (): Promise<{ domain: string; folder: string }[]> => {
  const folder = join(rootFolder, '.releases');
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => !name.startsWith('test-'))
    .map((domain) => ({ domain, folder: join(folder, domain, 'current') }));
};

const openRelease = async (
  releaseFolder: string,
  session: CliCommandLifecycle,
): Promise<{ url: string; paths: string[] }> => {
  const host = await createSiteHost({ releaseFolder });
  session.onEnd(() => host.close());
  const [port = 0] = await findFreePorts(1);
  await host.listen({ port, host: 'localhost' });
  return {
    url: `http://localhost:${port}`,
    paths: selectContactSheetPagePaths(await measurePageWeights(releaseFolder)),
  };
};

await runCliCommandAndExit(main);
