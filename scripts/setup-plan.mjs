// Decides what the set-up has to do from what was found on the machine; pure, so that every machine can be tested.
// Called by setup.mjs. Plain JavaScript without dependencies: it runs before anything is installed, on Node 20.

/** The platform whose Node binary the lockfile pins. */
export const pinnedPlatform = 'linux-x64';

/** A failure that the person at the keyboard can act on: one sentence, no stack. */
export class SetupError extends Error {}

/**
 * @typedef {'current' | 'missing' | 'outdated'} PackagesState
 * @typedef {object} Machine
 * @property {PackagesState} site packages of the root folder
 * @property {PackagesState} backend packages of `backend/`
 * @property {string} platform such as `linux-x64`
 * @property {string} nodeVersion of the Node that runs the set-up, without the leading v
 * @property {boolean} chromiumWanted
 * @property {boolean} chromiumFound
 * @property {readonly string[]} missingServers Debian's packages of servers that are wanted and not there
 * @property {readonly string[]} missingTestTools Debian's packages of tools whose stages of the tests are left out without them
 * @property {boolean} canInstallPackages Debian's package manager is there and we are root
 *
 * @typedef {'site-packages' | 'backend-packages' | 'chromium' | 'servers' | 'test-tools'} StepName
 * @typedef {{ name: StepName, title: string }} Step
 */

/**
 * The steps to take, in order; empty when all is there. Throws {@link SetupError} when no step can help.
 *
 * @param {Machine} machine
 * @returns {Step[]}
 */
export function planSetup(machine) {
  if (machine.platform !== pinnedPlatform && !isNodeUsable(machine.nodeVersion)) {
    throw new SetupError(
      `Set-up stopped at Node: this machine (${machine.platform}) has Node ${machine.nodeVersion}, ` +
        'but 22.18 or newer and older than 26 is needed. Install Node 24 and run the command again.',
    );
  }
  /** @type {Step[]} */
  const steps = [];
  if (machine.site !== 'current') {
    steps.push({ name: 'site-packages', title: `site packages (${reasonOf(machine.site)}, npm ci)` });
  }
  if (machine.backend !== 'current') {
    steps.push({ name: 'backend-packages', title: `backend packages (${reasonOf(machine.backend)}, npm ci)` });
  }
  if (machine.chromiumWanted && !machine.chromiumFound) {
    if (!machine.canInstallPackages) {
      throw new SetupError(
        'Set-up stopped at Chromium: none was found. Install Chromium or Chrome, or name one with ' +
          'CHROMIUM_PATH=/path/to/chromium, and run the command again.',
      );
    }
    steps.push({ name: 'chromium', title: 'Chromium (apt-get install chromium)' });
  }
  if (machine.missingServers.length > 0) {
    const names = machine.missingServers.join(' ');
    if (!machine.canInstallPackages) {
      throw new SetupError(
        `Set-up stopped at the servers that the tests run: ${names} missing. Install what these packages of Debian's hold ` +
          `(nginx, Redis, PostgreSQL), and run the command again.`,
      );
    }
    steps.push({ name: 'servers', title: `servers for the tests (apt-get install ${names})` });
  }
  // Where they cannot be installed, their stages say that they are left out.
  if (machine.missingTestTools.length > 0 && machine.canInstallPackages) {
    const names = machine.missingTestTools.join(' ');
    steps.push({ name: 'test-tools', title: `Java and further browsers for the tests (apt-get install ${names})` });
  }
  return steps;
}

/**
 * Node runs our TypeScript without a flag from 22.18 on; Gatsby refuses 26.
 *
 * @param {string} version such as `24.21.0`
 * @returns {boolean}
 */
export function isNodeUsable(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major >= 24 && major < 26;
}

/**
 * @param {PackagesState} state
 * @returns {string}
 */
function reasonOf(state) {
  return state === 'missing' ? 'not installed yet' : 'out of date';
}
