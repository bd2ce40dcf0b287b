// Finds a Chromium that is already on this machine. Called by the set-up, which runs before any package
// is installed (hence plain JavaScript and no dependency), and by the browser tests' configuration.
import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const playwrightBinaries = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/**
 * @param {string} path
 * @returns {boolean}
 */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]} the binaries Playwright would have downloaded, newest first
 */
function playwrightCandidates(environment) {
  const folder = environment.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  try {
    const versions = readdirSync(folder)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((left, right) => Number(right.slice(9)) - Number(left.slice(9)));
    return versions.flatMap((version) => playwrightBinaries.map((binary) => join(folder, version, binary)));
  } catch {
    return [];
  }
}

/**
 * The Chromium to use: CHROMIUM_PATH, then the search path, then well-known places.
 * A CHROMIUM_PATH that is no program is an error of the caller's settings and throws; nothing found is `undefined`.
 *
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined} absolute path of the program
 */
export function findChromium(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names "${chosen}", which is not a program. Correct it or remove it.`);
  }
  const searchFolders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...commandNames.flatMap((name) => searchFolders.map((folder) => join(folder, name))),
    ...macApplications,
    ...playwrightCandidates(environment),
  ];
  return candidates.find(isExecutable);
}
