// Why a build ended without a release, as the report tells it. Thrown by the steps of a build; read by report-build.ts.
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFailureFile, buildFailureSchema } from '../../contract/publishing/build-failure.ts';
import { ToldFailure } from '../../contract/publishing/told-failure.ts';

/** An expected failure: its cause explains itself to an editor and names the way out. */
export class BuildFailure extends ToldFailure {}

/** Forgets what an earlier build left. */
export async function removeFailure(rootFolder: string): Promise<void> {
  await rm(join(rootFolder, buildFailureFile), { force: true });
}

/** What Gatsby's process says of its failure; `undefined` when it does not know, or was killed. */
export async function readFailure(rootFolder: string): Promise<BuildFailure | undefined> {
  const text = await readFile(join(rootFolder, buildFailureFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return new BuildFailure(buildFailureSchema.parse(JSON.parse(text)));
}

/** Without the places of this machine, which tell an editor nothing and others too much. */
export function withoutMachinePaths(text: string, rootFolder: string): string {
  return text.replaceAll(`${rootFolder}/`, '').replaceAll(rootFolder, '.').replaceAll(`${tmpdir()}/`, '');
}
