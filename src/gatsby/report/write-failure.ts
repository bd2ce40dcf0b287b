// Leaves for the build command why the site cannot be built, in words for an editor and with the record at fault where it
// is known; what Gatsby prints is for engineers. Called by gatsby-node.ts.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackendError } from '../../../contract/backend-error.ts';
import {
  type BuildFailureNote,
  buildFailureFile,
  contentMarkFile,
  toShownDetails,
} from '../../../contract/publishing/build-failure.ts';
import { ContentError } from '../read/check-records.ts';

/** `undefined` for a bug: its message helps nobody who edits content. */
export const toFailureNote = (error: unknown): BuildFailureNote | undefined => {
  if (error instanceof ContentError) return error.toNote();
  if (error instanceof BackendError) {
    return { cause: error.retryable ? 'backend_away' : 'backend_refused', details: toShownDetails([error.message]) };
  }
  return undefined;
};

/** @param rootFolder where Gatsby runs */
export const writeFailure = async (rootFolder: string, error: unknown): Promise<void> => {
  const note = toFailureNote(error);
  if (note === undefined) return;
  const file = join(rootFolder, buildFailureFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(note));
};

/** For the next build, should this one be killed before Gatsby has saved what it knows of the content. */
export const writeContentMark = async (rootFolder: string): Promise<void> => {
  const file = join(rootFolder, contentMarkFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
};
