import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromiumPath, findProgramPath } from './find-program.mjs';
import {
  areLockedPackagesInstalled,
  isLockfileUpToDate,
  readInstalledPackagesState,
} from './check-installed-packages.mjs';
import { isNodeVersionSupported, planWorkingCopySetup, loadEnvironmentFile } from './setup.mjs';
import { SetupError } from './run-setup-subprocess.mjs';

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

describe('planWorkingCopySetup', () => {
  it('does nothing when everything is installed', () => {
    expect(planWorkingCopySetup(ready)).toEqual([]);
  });

  it('installs missing packages, npm packages first', () => {
    const steps = planWorkingCopySetup({
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

  it('does not require Chromium unless it is requested', () => {
    expect(planWorkingCopySetup({ ...ready, chromiumWanted: false, chromiumFound: false })).toEqual([]);
  });

  it('explains what to do if Chromium cannot be installed', () => {
    expect(() => planWorkingCopySetup({ ...ready, chromiumFound: false })).toThrow(SetupError);
    expect(() => planWorkingCopySetup({ ...ready, chromiumFound: false })).toThrow('CHROMIUM_PATH');
  });

  it('names missing servers that cannot be installed', () => {
    expect(() => planWorkingCopySetup({ ...ready, missingServers: ['redis-server'] })).toThrow('redis-server missing');
  });

  it('installs test tools where possible, and never fails because of them', () => {
    const missingTestTools = ['default-jre-headless', 'firefox-esr'];
    const [step] = planWorkingCopySetup({ ...ready, missingTestTools, canInstallPackages: true });
    expect(step?.name).toBe('test-tools');
    expect(step?.title).toContain('default-jre-headless firefox-esr');
    expect(planWorkingCopySetup({ ...ready, missingTestTools })).toEqual([]);
  });

  it('requires a suitable Node where none is pinned', () => {
    expect(() => planWorkingCopySetup({ ...ready, platform: 'darwin-arm64' })).toThrow('Install Node 24');
    expect(planWorkingCopySetup({ ...ready, platform: 'darwin-arm64', nodeVersion: '24.1.0' })).toEqual([]);
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
])('decides whether Node %s is usable: %s', (version, expected) => {
  expect(isNodeVersionSupported(version)).toBe(expected);
});

describe('installed packages', () => {
  const locked = {
    packages: {
      '': { dependencies: { react: '19.3.1' } },
      'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
      'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
    },
  };

  it('accepts a missing optional package, but no missing required or outdated one', () => {
    const react = locked.packages['node_modules/react'];
    expect(areLockedPackagesInstalled(locked, { packages: { 'node_modules/react': react } })).toBe(true);
    expect(areLockedPackagesInstalled(locked, { packages: {} })).toBe(false);
    expect(
      areLockedPackagesInstalled(locked, { packages: { 'node_modules/react': { ...react, version: '19.3.0' } } }),
    ).toBe(false);
  });

  it('compares the manifest with its lockfile', () => {
    expect(isLockfileUpToDate({ dependencies: { react: '19.3.1' } }, locked)).toBe(true);
    expect(isLockfileUpToDate({ dependencies: { react: '19.3.1', zod: '4.6.7' } }, locked)).toBe(false);
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

    it('are missing, current or outdated', async () => {
      expect(readInstalledPackagesState(folder)).toBe('missing');
      await write('node_modules/.package-lock.json', locked);
      expect(readInstalledPackagesState(folder)).toBe('current');
      await write('package.json', { dependencies: { react: '19.4.0' } });
      expect(readInstalledPackagesState(folder)).toBe('outdated');
      await write('package.json', { dependencies: { react: '19.3.1' }, scripts: { start: 'node .' } });
      expect(readInstalledPackagesState(folder)).toBe('current');
    });
  });
});

it('finds servers outside of the search path, and returns undefined for missing ones', () => {
  expect(findProgramPath('pg_dump', { PATH: '' })).toMatch(/^\/usr\/lib\/postgresql\/\d+\/bin\/pg_dump$/);
  expect(findProgramPath('redis-server', { PATH: '/nowhere' })).toBeUndefined();
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

  it('prefers the configured one, then the search path, then the newest one of Playwright', async () => {
    const environment = { PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright') };
    await createProgram('playwright/chromium-999/chrome-linux/chrome');
    const newest = await createProgram('playwright/chromium-1200/chrome-linux64/chrome');
    expect(findChromiumPath(environment)).toBe(newest);
    const installed = await createProgram('bin/chromium');
    expect(findChromiumPath(environment)).toBe(installed);
    expect(findChromiumPath({ ...environment, CHROMIUM_PATH: newest })).toBe(newest);
  });

  it('throws on an invalid CHROMIUM_PATH', () => {
    expect(() => findChromiumPath({ CHROMIUM_PATH: join(folder, 'nothing') })).toThrow('CHROMIUM_PATH');
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

  it('sets variables that the environment does not set', async () => {
    await writeFile(join(folder, '.env'), names.map((name) => `${name}=file\n`).join(''));
    vi.stubEnv(names[0], 'environment');
    loadEnvironmentFile(folder);
    expect(names.map((name) => process.env[name])).toEqual(['environment', 'file']);
  });

  it('is optional, but reported if it cannot be read', async () => {
    expect(() => loadEnvironmentFile(folder)).not.toThrow();
    await mkdir(join(folder, '.env'));
    expect(() => loadEnvironmentFile(folder)).toThrow(SetupError);
    expect(() => loadEnvironmentFile(folder)).toThrow('.env');
  });

  it('explains how to proceed if Node is too old to read it', async () => {
    await writeFile(join(folder, '.env'), 'SITE_PORT=9100\n');
    vi.stubGlobal('process', { ...process, loadEnvFile: undefined, versions: { node: '20.9.0' } });
    expect(() => loadEnvironmentFile(folder)).toThrow('Node 20.9.0 is too old to read it. Install Node 20.12 or newer');
    vi.unstubAllGlobals();
  });
});
