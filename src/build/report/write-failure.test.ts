import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BackendError } from '../../../contract/backend-error.ts';
import { buildFailureFile, buildFailureSchema } from '../../../contract/publishing/build-failure.ts';
import { ContentError } from '../read/check-records.ts';
import { toFailureNote, writeFailure } from './write-failure.ts';

it('tells of wrong content, with the record to open', () => {
  const record = { collection: 'branch', item: 'b' };
  expect(toFailureNote(new ContentError('branch b, field "city": is empty', record))).toEqual({
    reason: 'branch b, field "city": is empty',
    record,
  });
});

it('tells of a backend that does not answer without a record, and of a bug not at all', () => {
  const note = toFailureNote(new BackendError('network', { url: 'http://127.0.0.1:1/items/page?fields=id' }));
  expect(note?.reason).toMatch(/^The content cannot be read: .*Publish again in a moment\.$/);
  expect(note).not.toHaveProperty('record');
  expect(toFailureNote(new TypeError('undefined is not a function'))).toBeUndefined();
});

it('leaves the note where the build command looks for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'failure-'));
  try {
    await writeFailure(folder, new ContentError('no page "home"'));
    const text = await readFile(join(folder, buildFailureFile), 'utf8');
    expect(buildFailureSchema.parse(JSON.parse(text))).toEqual({ reason: 'no page "home"' });
  } finally {
    await rm(folder, { recursive: true });
  }
});
