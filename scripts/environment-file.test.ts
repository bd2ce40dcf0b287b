import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnvironmentFile } from './environment-file.mjs';
import { SetupError } from './setup-plan.mjs';

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

it('needs no file, but names one that cannot be read', async () => {
  expect(() => readEnvironmentFile(folder)).not.toThrow();
  await mkdir(join(folder, '.env'));
  expect(() => readEnvironmentFile(folder)).toThrow(SetupError);
  expect(() => readEnvironmentFile(folder)).toThrow('.env');
});
