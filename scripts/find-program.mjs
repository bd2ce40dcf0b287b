// Finds programs that are not npm packages: Chromium, servers (nginx, Redis, PostgreSQL and its tools) and the tools of
// some `npm test` stages (Java, more browsers). Plain JavaScript without dependencies: the set-up runs before packages
// are installed.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The Debian package of each server program. */
const serverPackages = /** @type {const} */ ({
  nginx: 'nginx-light',
  'redis-server': 'redis-server',
  postgres: 'postgresql',
  initdb: 'postgresql',
  pg_ctl: 'postgresql',
  pg_dump: 'postgresql',
  pg_restore: 'postgresql',
  psql: 'postgresql',
});

/** The Debian package of each tool of the tests. */
const toolPackages = /** @type {const} */ ({
  'chromium-headless-shell': 'chromium-headless-shell',
  java: 'default-jre-headless',
  firefox: 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
});

/** A package without a program that the tests need. */
const nginxBrotli = {
  package: 'libnginx-mod-http-brotli-static',
  file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

/** Folder of Debian's PostgreSQL versions; only some of their programs are on the search path. */
const postgresFolder = '/usr/lib/postgresql';

/** @typedef {keyof typeof serverPackages | keyof typeof toolPackages} Program */

/**
 * Finds a program's absolute path: Debian's newest PostgreSQL first, then the search path and the server folders.
 *
 * @param {Program} name
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined}
 */
export const findProgramPath = (name, environment = process.env) => {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).map(Number) : [];
  const folders = [
    ...versions.sort((left, right) => right - left).map((version) => join(postgresFolder, String(version), 'bin')),
    ...(environment.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  const names = name === 'firefox' ? ['firefox-esr', 'firefox'] : [name];
  return folders.flatMap((folder) => names.map((each) => join(folder, each))).find(isExecutable);
};

/** @returns {readonly string[]} Debian's packages of servers that are missing on this machine */
export const findMissingServerPackages = () => [
  ...readMissing(serverPackages),
  ...(existsSync(nginxBrotli.file) ? [] : [nginxBrotli.package]),
];

/** @returns {readonly string[]} Debian's packages of the tests' tools that are missing on this machine */
export const findMissingTestToolPackages = () => readMissing(toolPackages);

/**
 * @param {Partial<Record<Program, string>>} packages
 * @returns {string[]}
 */
const readMissing = (packages) => {
  const programs = /** @type {[Program, string][]} */ (Object.entries(packages));
  return [...new Set(programs.filter(([name]) => findProgramPath(name) === undefined).map(([, name]) => name))];
};

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
 * Finds Chromium: CHROMIUM_PATH, then the search path, then well-known locations.
 * Throws if CHROMIUM_PATH is not a program; returns `undefined` if none is found.
 *
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined} absolute path of the program
 */
export const findChromiumPath = (environment = process.env) => {
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
};

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]} the binaries Playwright would have downloaded, newest first
 */
const playwrightCandidates = (environment) => {
  const folder = environment.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  try {
    const versions = readdirSync(folder)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((left, right) => Number(right.slice(9)) - Number(left.slice(9)));
    return versions.flatMap((version) => playwrightBinaries.map((binary) => join(folder, version, binary)));
  } catch {
    return [];
  }
};

/** @param {string} path */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
