import { describe, expect, it } from 'vitest';
import { buildProgressMessageSchema, siteBuildStatusSchema } from './site-build-status.ts';

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
    expect(buildProgressMessageSchema.safeParse(report).success).toBe(isValid);
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
