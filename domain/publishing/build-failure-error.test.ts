import { describe, expect, it } from 'vitest';
import { buildFailurePayloadSchema } from '../../contract/publishing/build-failure.ts';
import { BuildFailureError, truncateBuildFailureDetails } from './build-failure-error.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

describe('truncateBuildFailureDetails', () => {
  it.each([0, 1, 11, 12])('keeps all of %d lines', (count) => {
    expect(truncateBuildFailureDetails(lines(count))).toEqual(lines(count));
  });

  it.each([
    [13, 2],
    [100, 89],
  ])('keeps of %d lines the first 11, and adds that there are %d more', (count, more) => {
    expect(truncateBuildFailureDetails(lines(count))).toEqual([...lines(11), `… (+${more})`]);
  });

  it('truncates a long line', () => {
    const long = 'a'.repeat(400);
    expect(truncateBuildFailureDetails([long, `${long}b`])).toEqual([long, `${'a'.repeat(398)} …`]);
  });

  it('returns details within the limits of the schema', () => {
    const note = { cause: 'content', details: truncateBuildFailureDetails(Array<string>(50).fill('b'.repeat(1_000))) };
    expect(buildFailurePayloadSchema.safeParse(note).success).toBe(true);
    expect(buildFailurePayloadSchema.safeParse({ ...note, details: [...note.details, 'c'] }).success).toBe(false);
    expect(buildFailurePayloadSchema.safeParse({ ...note, details: ['c'.repeat(401)] }).success).toBe(false);
    expect(buildFailurePayloadSchema.safeParse({ ...note, cause: 'bad luck' }).success).toBe(false);
  });
});

describe('BuildFailureError', () => {
  const record = { collection: 'page', item: '7' };

  it('returns a payload with cause, details and record', () => {
    const failure = new BuildFailureError({ cause: 'content', details: lines(20), record }, 'An item');
    expect(failure.toNote()).toEqual({ cause: 'content', details: truncateBuildFailureDetails(lines(20)), record });
    expect(failure.record).toEqual(record);
    expect(failure.message).toBe(['An item', ...lines(20)].join('\n'));
  });

  it('omits the record if it is unknown', () => {
    expect(new BuildFailureError({ cause: 'record_missing', details: ['imprint'] }, 'Missing').toNote()).toEqual({
      cause: 'record_missing',
      details: ['imprint'],
    });
  });
});
