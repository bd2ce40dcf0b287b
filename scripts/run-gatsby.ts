// Runs Gatsby as a program, with what every call of it needs. Called by build-site and dev.
import { mkdtemp, rm } from 'node:fs/promises';
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

/** Resolves when Gatsby has ended, however that went. */
export async function runGatsby({ parameters, environment, onLine, signal }: GatsbyOptions): Promise<ChildResult> {
  // Gatsby's workers leave folders behind.
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'storefront-gatsby-'));
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
      ...(signal && { signal }),
    });
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}
