import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  acquireSiteBuildWorkspace,
  removeInterruptedBuildFiles,
  SiteBuildWorkspaceLockedError,
} from './site-build-workspace-lock.ts';

describe('workspace', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'workspace-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const build = async (name: string, content: string): Promise<void> => {
    const workspace = await acquireSiteBuildWorkspace(root, name);
    for (const folder of ['.cache', 'public']) {
      await mkdir(join(root, folder), { recursive: true });
      await writeFile(join(root, folder, 'content'), content);
    }
    await workspace.release();
  };

  it('keeps the folders of two projects separate', async () => {
    await build('one.example', 'one');
    const second = await acquireSiteBuildWorkspace(root, 'two.example');
    expect(existsSync(join(root, '.cache'))).toBe(false);
    expect(existsSync(join(root, 'public'))).toBe(false);
    await second.release();
    await build('two.example', 'two');
    const again = await acquireSiteBuildWorkspace(root, 'one.example');
    expect(await readFile(join(root, '.cache', 'content'), 'utf8')).toBe('one');
    expect(await readFile(join(root, 'public', 'content'), 'utf8')).toBe('one');
    await again.release();
  });

  it('starts a project with the code that was compiled for the previous one, and nothing else of it', async () => {
    const readCompiled = () => readFile(join(root, '.cache', 'webpack', 'code'), 'utf8');
    await build('one.example', 'one');
    await mkdir(join(root, '.cache', 'webpack'));
    await writeFile(join(root, '.cache', 'webpack', 'code'), 'compiled');
    const second = await acquireSiteBuildWorkspace(root, 'two.example');
    expect(await readCompiled()).toBe('compiled');
    expect(await readdir(join(root, '.cache'))).toEqual(['webpack']);
    expect(await readdir(join(root, 'public'))).toEqual([]);
    await writeFile(join(root, '.cache', 'webpack', 'code'), 'compiled for the second');
    await second.release();
    const first = await acquireSiteBuildWorkspace(root, 'one.example');
    expect(await readCompiled()).toBe('compiled');
    await first.release();
  });

  it('keeps the folders of the same project', async () => {
    await build('one.example', 'one');
    const again = await acquireSiteBuildWorkspace(root, 'one.example');
    expect(existsSync(join(root, '.cache', 'content'))).toBe(true);
    await again.release();
  });

  it('removes folders of unknown origin', async () => {
    await mkdir(join(root, 'public'));
    const workspace = await acquireSiteBuildWorkspace(root, 'one.example');
    expect(existsSync(join(root, 'public'))).toBe(false);
    await workspace.release();
  });

  it('allows one build at a time, and ignores the lock of a process that is gone', async () => {
    const workspace = await acquireSiteBuildWorkspace(root, 'one.example');
    await expect(acquireSiteBuildWorkspace(root, 'two.example')).rejects.toThrow(SiteBuildWorkspaceLockedError);
    await workspace.release();
    await writeFile(join(root, '.data', 'site', 'lock'), '999999999');
    await expect(acquireSiteBuildWorkspace(root, 'two.example')).resolves.toBeDefined();
  });

  it('waits for another build if requested', async () => {
    const first = await acquireSiteBuildWorkspace(root, 'one.example');
    const order: string[] = [];
    const second = await acquireSiteBuildWorkspace(root, 'one.example', {
      waiting: {
        onWait: (holder) => {
          order.push(`waits for ${holder ?? 0}`);
          void first.release().then(() => order.push('released'));
        },
      },
    });
    expect(order).toEqual([`waits for ${process.pid}`, 'released']);
    await second.release();
  });

  it('stops waiting when aborted', async () => {
    const first = await acquireSiteBuildWorkspace(root, 'one.example');
    const stop = new AbortController();
    const waiting = acquireSiteBuildWorkspace(root, 'one.example', { waiting: { signal: stop.signal } });
    stop.abort();
    await expect(waiting).rejects.toThrow();
    await first.release();
  });

  it('starts with empty folders if requested', async () => {
    await build('one.example', 'one');
    await build('two.example', 'two');
    const first = await acquireSiteBuildWorkspace(root, 'one.example', { empty: true });
    expect(existsSync(join(root, '.cache'))).toBe(false);
    await first.release();
    const second = await acquireSiteBuildWorkspace(root, 'two.example');
    expect(await readFile(join(root, 'public', 'content'), 'utf8')).toBe('two');
    await second.release();
    const third = await acquireSiteBuildWorkspace(root, 'two.example', { empty: true });
    expect(existsSync(join(root, 'public'))).toBe(false);
    await third.release();
  });
});

describe('interrupted build', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'broken-off-'));
    await mkdir(join(root, 'public'));
  });
  afterEach(() => rm(root, { recursive: true }));

  const put = async (file: string, atSeconds: number): Promise<void> => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
    await utimes(join(root, file), atSeconds, atSeconds);
  };

  it('keeps the folders of a build whose content Gatsby has saved', async () => {
    expect(await removeInterruptedBuildFiles(root)).toBe(false);
    await put('.cache/content-mark', 100);
    await put('.cache/redux/redux.rest.state', 101);
    expect(await removeInterruptedBuildFiles(root)).toBe(false);
    expect(existsSync(join(root, 'public'))).toBe(true);
  });

  it.each([
    ['before it saved anything', undefined],
    ['after an earlier build had saved its content', 99],
  ])('removes the folders of a build that was killed %s', async (_case, savedAt) => {
    await put('.cache/content-mark', 100);
    if (savedAt !== undefined) await put('.cache/redux/redux.rest.state', savedAt);
    expect(await removeInterruptedBuildFiles(root)).toBe(true);
    expect([existsSync(join(root, '.cache')), existsSync(join(root, 'public'))]).toEqual([false, false]);
  });
});
