import { mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAndActivateRelease } from './create-and-activate-release.ts';
import { toReleaseName } from './release-retention.ts';
import { selectRollbackRelease, readReleases, rollBackToRelease } from './restore-release.ts';

let folder: string;
let publicFolder: string;
let releases: string;

const toScript = (text: string) => `app-${text.padEnd(20, '0').replaceAll(/[^0-9a-f]/g, 'a')}.js`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
  publicFolder = join(folder, 'public');
  releases = join(folder, 'releases');
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * Publishes a release of one page with one script, through a build that knows which release was live when it started.
 * Returns the release's name.
 */
const publish = async (text: string): Promise<string> => {
  const begunAt = await readlink(join(releases, 'current')).catch(() => undefined);
  await rm(publicFolder, { recursive: true, force: true });
  await mkdir(publicFolder);
  await writeFile(join(publicFolder, 'index.html'), `<p>${text}</p>`.repeat(200));
  await writeFile(join(publicFolder, toScript(text)), `say("${text}");`.repeat(200));
  return (await createAndActivateRelease(publicFolder, releases, { begunAt })).name;
};

const readLive = async () => /<p>(.*?)<\/p>/.exec(await readFile(join(releases, 'current', 'index.html'), 'utf8'))?.[1];

it('restores the previous release, with the scripts of the one it replaces', async () => {
  const first = await publish('b1');
  const second = await publish('b2');
  const { name, restored } = await rollBackToRelease(releases, undefined);
  expect([restored, await readLive()]).toEqual([first, 'b1']);
  expect((await readdir(join(releases, 'current'))).sort()).toEqual(
    [
      '.carried.json',
      '.hosting',
      '.release.json',
      ...['index.html', toScript('b1'), toScript('b2')].flatMap(withVariants),
    ].sort(),
  );
  const [now, then] = await Promise.all([name, first].map((release) => stat(join(releases, release, 'index.html.br'))));
  expect(now?.ino).toBe(then?.ino);
  expect((await readReleases(releases)).map(({ isLive, restoredFrom }) => [isLive, restoredFrom])).toEqual([
    [false, undefined],
    [false, undefined],
    [true, first],
  ]);
  // The replaced release is unchanged.
  expect(await readFile(join(releases, second, 'index.html'), 'utf8')).toContain('b2');
  expect(JSON.parse(await readFile(join(releases, second, '.release.json'), 'utf8'))).not.toHaveProperty(
    'restoredFrom',
  );
});

it('does not restore a release that was rolled back before a later build', async () => {
  await publish('b1');
  await publish('b2');
  await rollBackToRelease(releases, undefined);
  await publish('b4');
  await rollBackToRelease(releases, undefined);
  expect(await readLive()).toBe('b1');
});

it('is not undone by a build that started before it', async () => {
  await publish('b1');
  const begunAt = await publish('b2');
  await rollBackToRelease(releases, undefined);
  await writeFile(join(publicFolder, 'index.html'), '<p>b3</p>');
  await expect(createAndActivateRelease(publicFolder, releases, { begunAt })).rejects.toThrow('was rolled back');
  expect(await readLive()).toBe('b1');
  const next = await publish('b4');
  expect([await readlink(join(releases, 'current')), await readLive()]).toEqual([next, 'b4']);
  // Pages of the replaced release may still be open.
  expect(await readdir(join(releases, 'current'))).toEqual(expect.arrayContaining(['b1', 'b2', 'b4'].map(toScript)));
  // A restored release is an independent release, which the next build may follow at any time.
  const begun = next;
  await publish('b5');
  await createAndActivateRelease(publicFolder, releases, { begunAt: begun });
  expect(await readLive()).toBe('b5');
});

it('is cleaned up by the next build if it was killed before the switch, and never restored', async () => {
  const [first, second] = [await publish('b1'), await publish('b2')];
  // The state after a rollback that was killed between its last two steps.
  const { name } = await rollBackToRelease(releases, undefined);
  const link = join(releases, `.next-${name}`);
  await symlink(second, link);
  await rename(link, join(releases, 'current'));
  await symlink(name, link);
  await mkdir(join(releases, `.draft-${name}`));
  await writeFile(join(releases, '.lock'), '999999999');
  expect(await readLive()).toBe('b2');
  const third = await publish('b3');
  expect((await readdir(releases)).sort()).toEqual([first, second, third, 'current'].sort());
  expect(await readLive()).toBe('b3');
  expect((await rollBackToRelease(releases, undefined)).restored).toBe(second);
  expect(await readLive()).toBe('b2');
});

it('can go back to the oldest release that is kept, and removes none in the process', async () => {
  const names: string[] = [];
  for (const text of ['b1', 'b2', 'b3', 'b4', 'b5']) names.push(await publish(text));
  for (const name of names.slice(0, -1).reverse()) {
    expect((await rollBackToRelease(releases, undefined)).restored).toBe(name);
  }
  expect(await readLive()).toBe('b1');
  await publish('b6');
  expect(await readLive()).toBe('b6');
});

const withVariants = (name: string) => [name, `${name}.br`, `${name}.gz`];

it('goes back one release each time, forward by name, and continues with the next build', async () => {
  const [first, , third] = [await publish('b1'), await publish('b2'), await publish('b3')];
  await rollBackToRelease(releases, undefined);
  expect(await readLive()).toBe('b2');
  expect((await rollBackToRelease(releases, undefined)).restored).toBe(first);
  await expect(rollBackToRelease(releases, undefined)).rejects.toThrow('There is no earlier release to go back to.');
  await rollBackToRelease(releases, third);
  expect(await readLive()).toBe('b3');
  expect(await readdir(join(releases, 'current'))).toEqual(expect.arrayContaining(['b1', 'b2', 'b3'].map(toScript)));
  await publish('b4');
  expect(await readLive()).toBe('b4');
});

it('publishes the same build again after a rollback', async () => {
  await publish('b1');
  await publish('b2');
  await rollBackToRelease(releases, undefined);
  await createAndActivateRelease(publicFolder, releases);
  expect(await readLive()).toBe('b2');
});

it('explains why the requested release cannot be restored', async () => {
  await mkdir(releases);
  await expect(rollBackToRelease(releases, undefined)).rejects.toThrow('No release is live yet');
  const name = await publish('b1');
  await expect(rollBackToRelease(releases, name)).rejects.toThrow(`"${name}" is live.`);
  await expect(rollBackToRelease(releases, '../x')).rejects.toThrow('There is no release "../x".');
  expect(await readdir(releases)).toHaveLength(2);
});

it('never restores a release that was not live', async () => {
  const first = await publish('b1');
  await mkdir(join(releases, toReleaseName(new Date(Date.now() + 1_000), 1)));
  expect((await readReleases(releases)).map(({ name }) => name)).toEqual([first]);
  expect(() => selectRollbackRelease([], undefined)).toThrow('No release is live yet');
});
