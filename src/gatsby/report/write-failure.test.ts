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
  const told = { cause: 'content', details: ['branch b, field "city": is empty'], record } as const;
  expect(toFailureNote(new ContentError(told))).toEqual(told);
});

it('tells of a backend that does not answer without a record, and of a bug not at all', () => {
  const note = toFailureNote(new BackendError('network', { url: 'http://127.0.0.1:1/items/page?fields=id' }));
  expect(note).toMatchObject({ cause: 'backend_away', details: ['Network error (http://127.0.0.1:1/items/page)'] });
  expect(note).not.toHaveProperty('record');
  expect(toFailureNote(new TypeError('undefined is not a function'))).toBeUndefined();
});

it('leaves the note where the build command looks for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'failure-'));
  try {
    const told = { cause: 'record_missing', details: ['page "home"'] } as const;
    await writeFailure(folder, new ContentError(told));
    const text = await readFile(join(folder, buildFailureFile), 'utf8');
    expect(buildFailureSchema.parse(JSON.parse(text))).toEqual(told);
  } finally {
    await rm(folder, { recursive: true });
  }
});
