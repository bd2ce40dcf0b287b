import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toWebAppShortName, writeWebAppManifest, writeRobotsAndSitemap } from './write-seo-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'discovery-'));
});
afterAll(() => rm(folder, { recursive: true }));

const readRobots = () => readFile(join(folder, 'robots.txt'), 'utf8');

it('writes the sitemap if the site URL is known, and removes it otherwise', async () => {
  await writeRobotsAndSitemap(folder, [], 'https://www.example.org');
  expect(await readRobots()).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example.org/sitemap.xml\n');
  expect(existsSync(join(folder, 'sitemap.xml'))).toBe(true);
  await writeRobotsAndSitemap(folder, [], undefined);
  expect(await readRobots()).toBe('User-agent: *\nAllow: /\n');
  expect(existsSync(join(folder, 'sitemap.xml'))).toBe(false);
});

it('writes a manifest per language', async () => {
  const icons = [{ src: '/i.png', sizes: '192x192', type: 'image/png', purpose: 'any' as const }];
  const project = { siteName: 'Uhrenatelier Nordlicht', description: null, background: '#12161c', icons };
  await writeWebAppManifest(folder, { ...project, language: 'fr' });
  expect(JSON.parse(await readFile(join(folder, 'fr/manifest.webmanifest'), 'utf8'))).toEqual({
    name: 'Uhrenatelier Nordlicht',
    short_name: 'Uhrenatelier',
    lang: 'fr',
    dir: 'ltr',
    start_url: '/fr',
    scope: '/',
    display: 'browser',
    background_color: '#12161c',
    theme_color: '#12161c',
    icons,
  });
});

it.each([
  ['Ada Stern', 'Ada Stern'],
  ['Arnsberg & Tochter', 'Arnsberg'],
  ['Haus und Hof Juwelen', 'Haus und Hof'],
  ['Trauringschmiede', 'Trauringschmiede'],
])('shortens %s to %s below an icon', (name, expected) => {
  expect(toWebAppShortName(name)).toBe(expected);
});
