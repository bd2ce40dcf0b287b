// Runs Gatsby as a program, with what every call of it needs. Called by build-site and dev.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild, type ChildResult } from './child-process.ts';
import { rootFolder } from './setup.mjs';

interface GatsbyOptions {
  parameters: readonly string[];
  environment: Readonly<Record<string, string>>;
  onLine: (line: string) => void;
  signal?: AbortSignal | undefined;
}

const program = join(rootFolder, 'node_modules', 'gatsby', 'cli.js');

/** One Gatsby runs in a checkout at a time: what others with this name left is nobody's any more. */
const temporaryName = `storefront-gatsby-${createHash('sha256').update(rootFolder).digest('hex').slice(0, 12)}-`;

/** Resolves when Gatsby has ended, however that went. It ends with this process even where that is killed. */
export async function runGatsby({ parameters, environment, onLine, signal }: GatsbyOptions): Promise<ChildResult> {
  // Gatsby's workers leave folders behind, and a killed build leaves all of it.
  for (const name of await readdir(tmpdir())) {
    if (name.startsWith(temporaryName)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
  const temporaryFolder = await mkdtemp(join(tmpdir(), temporaryName));
  try {
    return await runChild({
      command: process.execPath,
      parameters: [program, ...parameters],
      environment: {
        ...environment,
        GATSBY_TELEMETRY_DISABLED: '1',
        GATSBY_RECOMMENDED_OFF: '1',
        FORCE_COLOR: '0',
        TMPDIR: temporaryFolder,
      },
      onLine,
      endsWithParent: true,
      ...(signal && { signal }),
    });
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}
