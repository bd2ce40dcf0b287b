import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findProgram } from './find-program.mjs';
import { isLockInstalled, isManifestLocked, readPackagesState } from './installed-packages.mjs';
import { isNodeUsable, planSetup, readEnvironmentFile } from './setup.mjs';
import { SetupError } from './setup-process.mjs';

const ready = {
  site: 'current',
  backend: 'current',
  platform: 'linux-x64',
  nodeVersion: '20.20.2',
  chromiumWanted: true,
  chromiumFound: true,
  missingServers: [],
  missingTestTools: [],
  canInstallPackages: false,
} as const;

describe('planSetup', () => {
  it('does nothing when all is there', () => {
    expect(planSetup(ready)).toEqual([]);
  });

  it('installs what is missing, packages first', () => {
    const steps = planSetup({
      ...ready,
      site: 'missing',
      backend: 'outdated',
      chromiumFound: false,
      missingServers: ['nginx-light', 'redis-server'],
      canInstallPackages: true,
    });
    expect(steps.map(({ name }) => name)).toEqual(['site-packages', 'backend-packages', 'chromium', 'servers']);
    expect(steps[3]?.title).toContain('nginx-light redis-server');
    expect(steps[0]?.title).toContain('not installed yet');
    expect(steps[1]?.title).toContain('out of date');
  });

  it('asks for no Chromium where none is wanted', () => {
    expect(planSetup({ ...ready, chromiumWanted: false, chromiumFound: false })).toEqual([]);
  });

  it('says what to do where Chromium cannot be installed', () => {
    expect(() => planSetup({ ...ready, chromiumFound: false })).toThrow(SetupError);
    expect(() => planSetup({ ...ready, chromiumFound: false })).toThrow('CHROMIUM_PATH');
  });

  it('names the servers that are missing where they cannot be installed', () => {
    expect(() => planSetup({ ...ready, missingServers: ['redis-server'] })).toThrow('redis-server missing');
  });

  it('installs the tools that some tests need where it can, and stops nowhere for them', () => {
    const missingTestTools = ['default-jre-headless', 'firefox-esr'];
    const [step] = planSetup({ ...ready, missingTestTools, canInstallPackages: true });
    expect(step?.name).toBe('test-tools');
    expect(step?.title).toContain('default-jre-headless firefox-esr');
    expect(planSetup({ ...ready, missingTestTools })).toEqual([]);
  });

  it('needs the right Node where none is pinned', () => {
    expect(() => planSetup({ ...ready, platform: 'darwin-arm64' })).toThrow('Install Node 24');
    expect(planSetup({ ...ready, platform: 'darwin-arm64', nodeVersion: '24.1.0' })).toEqual([]);
  });
});

it.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.5.0', false],
  ['23.6.0', true],
  ['24.21.0', true],
  ['25.0.0', true],
  ['26.0.0', false],
])('knows whether Node %s will do: %s', (version, expected) => {
  expect(isNodeUsable(version)).toBe(expected);
});

describe('installed packages', () => {
  const locked = {
    packages: {
      '': { dependencies: { react: '19.3.1' } },
      'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
      'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
    },
  };

  it('accepts an absent optional package, but no absent or other one', () => {
    const react = locked.packages['node_modules/react'];
    expect(isLockInstalled(locked, { packages: { 'node_modules/react': react } })).toBe(true);
    expect(isLockInstalled(locked, { packages: {} })).toBe(false);
    expect(isLockInstalled(locked, { packages: { 'node_modules/react': { ...react, version: '19.3.0' } } })).toBe(
      false,
    );
  });

  it('compares the manifest with its lockfile', () => {
    expect(isManifestLocked({ dependencies: { react: '19.3.1' } }, locked)).toBe(true);
    expect(isManifestLocked({ dependencies: { react: '19.3.1', zod: '4.6.7' } }, locked)).toBe(false);
  });

  describe('of a folder', () => {
    let folder: string;
    const write = (name: string, content: unknown) => writeFile(join(folder, name), JSON.stringify(content));

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'packages-'));
      await mkdir(join(folder, 'node_modules'));
      await write('package.json', { dependencies: { react: '19.3.1' } });
      await write('package-lock.json', locked);
    });
    afterEach(() => rm(folder, { recursive: true }));

    it('are missing, current, and out of date in turn', async () => {
      expect(readPackagesState(folder)).toBe('missing');
      await write('node_modules/.package-lock.json', locked);
      expect(readPackagesState(folder)).toBe('current');
      await write('package.json', { dependencies: { react: '19.4.0' } });
      expect(readPackagesState(folder)).toBe('outdated');
      await write('package.json', { dependencies: { react: '19.3.1' }, scripts: { start: 'node .' } });
      expect(readPackagesState(folder)).toBe('current');
    });
  });
});

it('finds servers beside the search path, and none that is not there', () => {
  expect(findProgram('pg_dump', { PATH: '' })).toMatch(/^\/usr\/lib\/postgresql\/\d+\/bin\/pg_dump$/);
  expect(findProgram('redis-server', { PATH: '/nowhere' })).toBeUndefined();
});

describe('findChromium', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chromium-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const createProgram = async (path: string) => {
    const file = join(folder, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, '');
    await chmod(file, 0o755);
    return file;
  };

  it('prefers the chosen one, then the search path, then the newest of Playwright', async () => {
    const environment = { PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright') };
    await createProgram('playwright/chromium-999/chrome-linux/chrome');
    const newest = await createProgram('playwright/chromium-1200/chrome-linux64/chrome');
    expect(findChromium(environment)).toBe(newest);
    const installed = await createProgram('bin/chromium');
    expect(findChromium(environment)).toBe(installed);
    expect(findChromium({ ...environment, CHROMIUM_PATH: newest })).toBe(newest);
  });

  it('does not silently pass over a wrong choice', () => {
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'nothing') })).toThrow('CHROMIUM_PATH');
  });
});

describe('.env', () => {
  let folder: string;
  const names = ['ENVIRONMENT_FILE_ONE', 'ENVIRONMENT_FILE_TWO'] as const;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'environment-'));
    for (const name of names) vi.stubEnv(name, undefined);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  it('fills in what the environment does not set', async () => {
    await writeFile(join(folder, '.env'), names.map((name) => `${name}=file\n`).join(''));
    vi.stubEnv(names[0], 'environment');
    readEnvironmentFile(folder);
    expect(names.map((name) => process.env[name])).toEqual(['environment', 'file']);
  });

  it('is not needed, but named where it cannot be read', async () => {
    expect(() => readEnvironmentFile(folder)).not.toThrow();
    await mkdir(join(folder, '.env'));
    expect(() => readEnvironmentFile(folder)).toThrow(SetupError);
    expect(() => readEnvironmentFile(folder)).toThrow('.env');
  });

  it('tells a Node that cannot read it the way out', async () => {
    await writeFile(join(folder, '.env'), 'SITE_PORT=9100\n');
    vi.stubGlobal('process', { ...process, loadEnvFile: undefined, versions: { node: '20.9.0' } });
    expect(() => readEnvironmentFile(folder)).toThrow('Node 20.9.0 is too old to read it. Install Node 20.12 or newer');
    vi.unstubAllGlobals();
  });
});
