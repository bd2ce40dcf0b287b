import { describe, expect, it } from 'vitest';
import { buildFailurePayloadSchema, BuildFailureError, truncateFailureDetails } from './build-failure.ts';
import { buildReportSchema, siteBuildStatusSchema } from './site-status.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

describe('truncateFailureDetails', () => {
  it.each([0, 1, 11, 12])('keeps all of %d lines', (count) => {
    expect(truncateFailureDetails(lines(count))).toEqual(lines(count));
  });

  it.each([
    [13, 2],
    [100, 89],
  ])('keeps of %d lines the first 11, and adds that there are %d more', (count, more) => {
    expect(truncateFailureDetails(lines(count))).toEqual([...lines(11), `… (+${more})`]);
  });

  it('truncates a long line', () => {
    const long = 'a'.repeat(400);
    expect(truncateFailureDetails([long, `${long}b`])).toEqual([long, `${'a'.repeat(398)} …`]);
  });

  it('returns details within the limits of the schema', () => {
    const note = { cause: 'content', details: truncateFailureDetails(Array<string>(50).fill('b'.repeat(1_000))) };
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
    expect(failure.toNote()).toEqual({ cause: 'content', details: truncateFailureDetails(lines(20)), record });
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

describe('a build report', () => {
  const built = { kind: 'built', release: '2026-11-23', pageCount: 40, changedFileCount: 0, stages: [] };

  it.each([
    [{ kind: 'stage', stage: 'check' }, true],
    [{ kind: 'stage', stage: 'lunch' }, false],
    [built, true],
    [{ ...built, stages: [{ stage: 'pages', tookMs: 0 }] }, true],
    [{ ...built, stages: [{ stage: 'pages', tookMs: -1 }] }, false],
    [{ ...built, pageCount: -1 }, false],
    [{ ...built, changedFileCount: 0.5 }, false],
    [{ kind: 'failed', stage: 'pages', cause: 'content', details: [] }, true],
    [{ kind: 'failed', stage: 'pages', cause: 'bad luck', details: [] }, false],
    [{ kind: 'cancelled' }, false],
  ])('%j is valid: %s', (report, isValid) => {
    expect(buildReportSchema.safeParse(report).success).toBe(isValid);
  });
});

describe('the status of a host', () => {
  const idle = { project: 'shop.example', state: 'idle', live: null, lastResult: null, queued: null, building: null };
  const ended = {
    publications: ['1'],
    startedAt: '2026-11-23T10:00:00.000Z',
    endedAt: '2026-11-23T10:01:00.000Z',
    outcome: { result: 'failed', stage: 'pages', cause: 'content', details: ['line'] },
  };

  it('contains finished builds', () => {
    expect(siteBuildStatusSchema.parse({ ...idle, ended: [ended] }).ended).toEqual([ended]);
    const outcome = { result: 'built', release: 'r', changedFileCount: 1, stages: [{ stage: 'files', tookMs: 5 }] };
    expect(siteBuildStatusSchema.parse({ ...idle, ended: [{ ...ended, outcome }] }).ended[0]?.outcome).toEqual(outcome);
  });

  it('replaces an unknown cause and keeps the rest', () => {
    const outcome = { ...ended.outcome, cause: 'of another version', details: 'none' };
    const [read] = siteBuildStatusSchema.parse({ ...idle, ended: [{ ...ended, outcome }] }).ended;
    expect(read?.outcome).toEqual({ result: 'failed', stage: 'pages', cause: 'unknown', details: [] });
  });

  it.each([
    [{ state: 'asleep' }],
    [{ lastResult: 'fine' }],
    [{ live: { release: 'r', since: 'yesterday' } }],
    [{ building: { publications: [], startedAt: '2026-11-23T10:00:00Z', stage: 'lunch' } }],
  ])('is invalid with %j', (part) => {
    expect(siteBuildStatusSchema.safeParse({ ...idle, ended: [], ...part }).success).toBe(false);
  });
});
