// Finds what some stages of `npm test` need beside Chromium: Java for the checker of HTML, Firefox and WebKit for the journeys
// in all engines. Called by the set-up, which runs before any package is installed (hence plain JavaScript and no dependency),
// and by those stages.
import { delimiter, join } from 'node:path';
import { isExecutable } from './find-chromium.mjs';

/** What each tool may be called, and Debian's package that holds it. */
const tools = /** @type {const} */ ({
  java: { names: ['java'], package: 'default-jre-headless' },
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkitDriver: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  xvfb: { names: ['Xvfb'], package: 'xvfb' },
});

/** @typedef {keyof typeof tools} TestTool */

/**
 * The tool's absolute path, from the search path.
 *
 * @param {TestTool} tool
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined}
 */
export function findTestTool(tool, environment = process.env) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => tools[tool].names.map((name) => join(folder, name))).find(isExecutable);
}

/**
 * Debian's packages that are missing on this machine for all of the tools.
 *
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string[]}
 */
export function readMissingTestPackages(environment = process.env) {
  const names = /** @type {TestTool[]} */ (Object.keys(tools));
  return names.filter((name) => findTestTool(name, environment) === undefined).map((name) => tools[name].package);
}
