import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAndActivateRelease, type ReleaseDraft } from './create-and-activate-release.ts';
import { toReleaseName } from './release-retention.ts';

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

it('copies all files and compresses those that become smaller', async () => {
  const { releaseFolder, fileCount, changedCount } = await createAndActivateRelease(publicFolder, releases);
  expect([fileCount, changedCount]).toEqual([3, 3]);
  expect((await readdir(releaseFolder)).sort()).toEqual([
    '.hosting',
    '.release.json',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'kontakt',
    'ring.webp',
  ]);
  expect(brotliDecompressSync(await readFile(join(releaseFolder, 'index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(releaseFolder, 'index.html.gz'))).toString()).toBe(page);
});

it('shares unchanged files with the previous release, and switches the link', async () => {
  const first = await createAndActivateRelease(publicFolder, releases);
  const firstFolder = await realpath(first.releaseFolder);
  const shared = ['index.html.br', '.hosting/nginx/server.conf', '.hosting/nginx/maps.conf'];
  const readInodes = (release: string) =>
    Promise.all(shared.map(async (file) => (await stat(join(release, file))).ino));
  const before = await readInodes(first.releaseFolder);
  await writeFile(join(publicFolder, 'kontakt', 'index.html'), 'other');
  const second = await createAndActivateRelease(publicFolder, releases);
  expect(second.releaseFolder).toBe(first.releaseFolder);
  expect(second.changedCount).toBe(1);
  expect(await readInodes(second.releaseFolder)).toEqual(before);
  expect(await readFile(join(second.releaseFolder, 'kontakt', 'index.html'), 'utf8')).toBe('other');
  expect(await readFile(join(firstFolder, 'kontakt', 'index.html'), 'utf8')).toBe('short');
});

it('detects a file that was replaced by one of the same size with an earlier date', async () => {
  const file = join(publicFolder, 'kontakt', 'index.html');
  const earlier = join(folder, 'earlier.html');
  await writeFile(earlier, 'other');
  await utimes(earlier, 0, 0);
  await createAndActivateRelease(publicFolder, releases);
  await rename(earlier, file);
  const { releaseFolder, changedCount } = await createAndActivateRelease(publicFolder, releases);
  expect(changedCount).toBe(1);
  expect(await readFile(join(releaseFolder, 'kontakt', 'index.html'), 'utf8')).toBe('other');
});

it('keeps the last five releases and the live one', async () => {
  const texts = ['one', 'two', 'three', 'four', 'five', 'six'];
  for (const text of texts) {
    await writeFile(join(publicFolder, 'kontakt', 'index.html'), text);
    await createAndActivateRelease(publicFolder, releases);
  }
  const kept = (await readdir(releases)).sort();
  const contents = kept.map((name) => readFile(join(releases, name, 'kontakt', 'index.html'), 'utf8'));
  expect(await Promise.all(contents)).toEqual([...texts.slice(1), 'six']);
});

it('does not change the live release if the check rejects the new one', async () => {
  const { name } = await createAndActivateRelease(publicFolder, releases);
  await writeFile(join(publicFolder, 'kontakt', 'index.html'), 'broken');
  const stages: string[] = [];
  const check = async ({ folder: draft, files }: ReleaseDraft) => {
    expect(await readFile(join(draft, 'kontakt', 'index.html'), 'utf8')).toBe('broken');
    expect(files.filter(({ isChanged }) => isChanged).map(({ path }) => path)).toEqual(['kontakt/index.html']);
    throw new Error('refused');
  };
  await expect(
    createAndActivateRelease(publicFolder, releases, { check, onStage: (stage) => stages.push(stage) }),
  ).rejects.toThrow('refused');
  expect(stages).toEqual(['files', 'check']);
  expect((await readdir(releases)).sort()).toEqual([name, 'current']);
  expect(await readFile(join(releases, 'current', 'kontakt', 'index.html'), 'utf8')).toBe('short');
});

it('removes what killed builds left behind, both before and after they named their release', async () => {
  const { name } = await createAndActivateRelease(publicFolder, releases);
  const unswitched = toReleaseName(new Date(Date.now() + 1_000), 1);
  for (const leftover of [`.draft-${unswitched}`, unswitched])
    await mkdir(join(releases, leftover, 'static'), { recursive: true });
  await symlink(unswitched, join(releases, `.next-${unswitched}`));
  await writeFile(join(releases, '.lock'), '999999999');
  const second = await createAndActivateRelease(publicFolder, releases);
  expect((await readdir(releases)).sort()).toEqual([name, second.name, 'current']);
});

it('serializes two concurrent builds', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => createAndActivateRelease(publicFolder, releases)));
  expect(await readlink(join(releases, 'current'))).toBe([first?.name, second?.name].sort()[1]);
  expect([first?.changedCount, second?.changedCount].sort()).toEqual([0, 3]);
});

it('carries over scripts of previous releases with their compressed variants for the given time', async () => {
  const script = (letter: string) => `app-${letter.repeat(20)}.js`;
  for (const letter of ['a', 'b', 'c']) {
    await rm(join(publicFolder), { recursive: true });
    await mkdir(publicFolder);
    await writeFile(join(publicFolder, script(letter)), `say("${letter}");`.repeat(200));
    await createAndActivateRelease(publicFolder, releases);
  }
  const names = await readdir(join(releases, 'current'));
  expect(names.sort()).toEqual([
    '.carried.json',
    '.hosting',
    '.release.json',
    ...['a', 'b', 'c'].flatMap((letter) => ['', '.br', '.gz'].map((ending) => script(letter) + ending)),
  ]);
  await createAndActivateRelease(publicFolder, releases, { carriedMs: 0 });
  expect(await readdir(join(releases, 'current'))).not.toContain(script('b'));
});

it('drops files that no longer exist', async () => {
  await createAndActivateRelease(publicFolder, releases);
  await rm(join(publicFolder, 'index.html'));
  const { releaseFolder } = await createAndActivateRelease(publicFolder, releases);
  expect((await readdir(releaseFolder)).sort()).toEqual([
    '.carried.json',
    '.hosting',
    '.release.json',
    'kontakt',
    'ring.webp',
  ]);
});
