import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRelease } from './create-release.ts';

let folder: string;
let publicFolder: string;
let releases: string;
const page = '<p>Trauringe aus Gold</p>'.repeat(100);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  publicFolder = join(folder, 'public');
  releases = join(folder, 'releases');
  await mkdir(join(publicFolder, 'kontakt'), { recursive: true });
  await writeFile(join(publicFolder, 'index.html'), page);
  await writeFile(join(publicFolder, 'kontakt', 'index.html'), 'short');
  await writeFile(join(publicFolder, 'ring.webp'), Buffer.alloc(5_000));
});
afterEach(() => rm(folder, { recursive: true }));

it('copies everything and compresses what gains from it', async () => {
  const { releaseFolder, fileCount, changedCount } = await createRelease(publicFolder, releases);
  expect([fileCount, changedCount]).toEqual([3, 3]);
  expect((await readdir(releaseFolder)).sort()).toEqual([
    '.hosting',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'kontakt',
    'ring.webp',
  ]);
  expect(brotliDecompressSync(await readFile(join(releaseFolder, 'index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(releaseFolder, 'index.html.gz'))).toString()).toBe(page);
});

it('shares unchanged files with the release before, and switches the link', async () => {
  const first = await createRelease(publicFolder, releases);
  const firstFolder = await realpath(first.releaseFolder);
  const before = await stat(join(first.releaseFolder, 'index.html.br'));
  await writeFile(join(publicFolder, 'kontakt', 'index.html'), 'other');
  const second = await createRelease(publicFolder, releases);
  expect(second.releaseFolder).toBe(first.releaseFolder);
  expect(second.changedCount).toBe(1);
  expect((await stat(join(second.releaseFolder, 'index.html.br'))).ino).toBe(before.ino);
  expect(await readFile(join(second.releaseFolder, 'kontakt', 'index.html'), 'utf8')).toBe('other');
  expect(await readFile(join(firstFolder, 'kontakt', 'index.html'), 'utf8')).toBe('short');
});

it('finds a file that another one of its size and of an earlier date has replaced', async () => {
  const file = join(publicFolder, 'kontakt', 'index.html');
  const earlier = join(folder, 'earlier.html');
  await writeFile(earlier, 'other');
  await utimes(earlier, 0, 0);
  await createRelease(publicFolder, releases);
  await rename(earlier, file);
  const { releaseFolder, changedCount } = await createRelease(publicFolder, releases);
  expect(changedCount).toBe(1);
  expect(await readFile(join(releaseFolder, 'kontakt', 'index.html'), 'utf8')).toBe('other');
});

it('keeps the current release and the one before', async () => {
  for (const text of ['one', 'two', 'three']) {
    await writeFile(join(publicFolder, 'kontakt', 'index.html'), text);
    await createRelease(publicFolder, releases);
  }
  expect(await readdir(releases)).toHaveLength(3);
  expect(await readFile(join(releases, 'current', 'kontakt', 'index.html'), 'utf8')).toBe('three');
});

it('carries scripts of releases before, with their twins, as long as it is told', async () => {
  const script = (letter: string) => `app-${letter.repeat(20)}.js`;
  for (const letter of ['a', 'b', 'c']) {
    await rm(join(publicFolder), { recursive: true });
    await mkdir(publicFolder);
    await writeFile(join(publicFolder, script(letter)), `say("${letter}");`.repeat(200));
    await createRelease(publicFolder, releases);
  }
  const names = await readdir(join(releases, 'current'));
  expect(names.sort()).toEqual([
    '.carried.json',
    '.hosting',
    ...['a', 'b', 'c'].flatMap((letter) => ['', '.br', '.gz'].map((ending) => script(letter) + ending)),
  ]);
  await createRelease(publicFolder, releases, { carriedMs: 0 });
  expect(await readdir(join(releases, 'current'))).not.toContain(script('b'));
});

it('forgets files that are gone', async () => {
  await createRelease(publicFolder, releases);
  await rm(join(publicFolder, 'index.html'));
  const { releaseFolder } = await createRelease(publicFolder, releases);
  expect((await readdir(releaseFolder)).sort()).toEqual(['.carried.json', '.hosting', 'kontakt', 'ring.webp']);
});
