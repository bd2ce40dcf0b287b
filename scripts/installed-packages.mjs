// Tells whether a folder's node_modules is what its lockfile asks for. Called by the set-up before anything else,
// so it has to be fast when all is well: a stamp first, the comparison of lockfiles only when the stamp differs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dependencySections = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage & Record<string, unknown>> }} Lockfile
 */

/**
 * @param {string} folder with a package.json and a package-lock.json
 * @returns {import('./setup-plan.mjs').PackagesState}
 */
export function readPackagesState(folder) {
  const installedLockfile = join(folder, 'node_modules', '.package-lock.json');
  // npm writes this file last, so an interrupted installation does not have it.
  if (!existsSync(installedLockfile)) return 'missing';
  if (readStamp(folder) === createFingerprint(folder)) return 'current';
  const locked = readJson(join(folder, 'package-lock.json'));
  const manifest = readJson(join(folder, 'package.json'));
  if (!isManifestLocked(manifest, locked) || !isLockInstalled(locked, readJson(installedLockfile))) return 'outdated';
  // Installed by hand with npm: as good as by us.
  writeStamp(folder);
  return 'current';
}

/** @param {string} folder whose packages have just been installed */
export function writeStamp(folder) {
  writeFileSync(stampPath(folder), createFingerprint(folder));
}

/**
 * Whether every package of the lockfile is installed in its version; optional ones (other platforms) may be absent.
 *
 * @param {Lockfile} locked
 * @param {Lockfile} installed
 * @returns {boolean}
 */
export function isLockInstalled(locked, installed) {
  return Object.entries(locked.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (!found) return Boolean(wanted.optional ?? wanted.devOptional ?? wanted.peer);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * Whether the lockfile was made for this package.json; when not, `npm ci` says what is wrong better than we could.
 *
 * @param {Record<string, unknown>} manifest
 * @param {Lockfile} locked
 * @returns {boolean}
 */
export function isManifestLocked(manifest, locked) {
  const root = locked.packages[''] ?? {};
  return dependencySections.every((section) => toSortedJson(manifest[section]) === toSortedJson(root[section]));
}

/**
 * @param {unknown} dependencies
 * @returns {string}
 */
function toSortedJson(dependencies) {
  return JSON.stringify(Object.entries(dependencies ?? {}).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/**
 * @param {string} folder
 * @returns {string}
 */
function createFingerprint(folder) {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
function readStamp(folder) {
  return existsSync(stampPath(folder)) ? readFileSync(stampPath(folder), 'utf8') : undefined;
}

/**
 * @param {string} folder
 * @returns {string}
 */
function stampPath(folder) {
  return join(folder, 'node_modules', '.setup-stamp');
}

/**
 * @param {string} path
 * @returns {Lockfile & Record<string, unknown>}
 */
function readJson(path) {
  return /** @type {Lockfile & Record<string, unknown>} */ (JSON.parse(readFileSync(path, 'utf8')));
}
