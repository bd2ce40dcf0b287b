// Finds the servers that stand around the project in operation (nginx, Redis, PostgreSQL with its tools) on this machine.
// Called by the set-up, which runs before any package is installed (hence plain JavaScript and no dependency), by the tests
// of several machines and of hosting, and by the commands for backup and restore.
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package for each program. */
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

/** @typedef {keyof typeof serverPackages} ServerProgram */

/** Packages without a program of their own that the tests need beside the others. */
const nginxBrotli = {
  package: 'libnginx-mod-http-brotli-static',
  file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

/** Where Debian keeps each PostgreSQL's programs; only some of them are in the search path. */
const postgresFolder = '/usr/lib/postgresql';

/**
 * The program's absolute path: the newest PostgreSQL of Debian's, then the search path and the folders of servers.
 *
 * @param {ServerProgram} name
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined}
 */
export function findServer(name, environment = process.env) {
  const searched = [...(environment.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin'];
  const folders = serverPackages[name] === 'postgresql' ? [...readPostgresFolders(), ...searched] : searched;
  return folders.map((folder) => join(folder, name)).find((path) => isAccessible(path, constants.X_OK));
}

/**
 * Debian's packages that are missing on this machine for all of the programs above.
 *
 * @returns {string[]}
 */
export function readMissingServerPackages() {
  const programs = /** @type {[ServerProgram, string][]} */ (Object.entries(serverPackages));
  const missing = programs.filter(([name]) => findServer(name) === undefined).map(([, name]) => name);
  if (!isAccessible(nginxBrotli.file, constants.R_OK)) missing.push(nginxBrotli.package);
  return [...new Set(missing)];
}

/** @returns {string[]} newest first */
function readPostgresFolders() {
  try {
    const versions = readdirSync(postgresFolder).sort((left, right) => Number(right) - Number(left));
    return versions.map((version) => join(postgresFolder, version, 'bin'));
  } catch {
    return [];
  }
}

/**
 * @param {string} path
 * @param {number} mode
 * @returns {boolean}
 */
function isAccessible(path, mode) {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
