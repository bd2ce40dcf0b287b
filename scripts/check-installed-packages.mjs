// Checks whether a folder's node_modules match its lockfile, by the lockfile that npm writes to node_modules. Plain
// JavaScript without dependencies: it runs on Node 20 before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const dependencySections = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage & Record<string, unknown>> }} Lockfile
 */

/**
 * @param {string} folder with a package.json and a package-lock.json
 * @returns {'current' | 'missing' | 'outdated'}
 */
export const readInstalledPackagesState = (folder) => {
  /** @param {string} name */
  const readJson = (name) =>
    /** @type {Lockfile & Record<string, unknown>} */ (JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const installed = 'node_modules/.package-lock.json';
  // npm writes this file last, so an interrupted installation does not have it.
  if (!existsSync(join(folder, installed))) return 'missing';
  const locked = readJson('package-lock.json');
  const isCurrent =
    isLockfileUpToDate(readJson('package.json'), locked) && areLockedPackagesInstalled(locked, readJson(installed));
  return isCurrent ? 'current' : 'outdated';
};

/**
 * Whether every package of the lockfile is installed in its version; optional ones (other platforms) may be missing.
 *
 * @param {Lockfile} locked
 * @param {Lockfile} installed
 */
export const areLockedPackagesInstalled = (locked, installed) => {
  return Object.entries(locked.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (!found) return Boolean(wanted.optional ?? wanted.devOptional ?? wanted.peer);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
};

/**
 * Whether the lockfile matches this package.json; if not, `npm ci` reports the difference.
 *
 * @param {Record<string, unknown>} manifest
 * @param {Lockfile} locked
 */
export const isLockfileUpToDate = (manifest, locked) => {
  const root = locked.packages[''] ?? {};
  return dependencySections.every((section) => isDeepStrictEqual(manifest[section] ?? {}, root[section] ?? {}));
};
