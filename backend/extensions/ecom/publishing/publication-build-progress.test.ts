import { expect, it } from 'vitest';
import type { FinishedSiteBuild, SiteBuildStatus } from '../../../../contract/publishing/site-build-status.ts';
import {
  parseBuildFailureReasonColumns,
  toPublicationBuildProgress,
  toRebuildRetryDelayMs,
  toBuildFailureReasonColumns,
} from './publication-build-progress.ts';

const times = { startedAt: '2026-11-22T10:00:00.000Z', endedAt: '2026-11-22T10:01:00.000Z' };

const toFinishedBuild = (publication: string, outcome: FinishedSiteBuild['outcome']): FinishedSiteBuild => ({
  ...times,
  publications: [publication],
  outcome,
});

const built: FinishedSiteBuild['outcome'] = { result: 'built', release: 'r-2', changedFileCount: 3, stages: [] };
const reason = { cause: 'content' as const, details: ['Kein Bild.'] };
const failed: FinishedSiteBuild['outcome'] = { result: 'failed', stage: 'check', ...reason };

const status: SiteBuildStatus = {
  project: 'haus.example',
  state: 'building',
  lastResult: 'built',
  live: { release: 'r-2', since: times.endedAt },
  queued: { publications: ['waits', 'again'], since: times.endedAt },
  building: { publications: ['runs'], startedAt: times.startedAt, stage: 'files' },
  ended: [
    toFinishedBuild('ended', built),
    toFinishedBuild('again', built),
    toFinishedBuild('ended', failed),
    toFinishedBuild('broken', failed),
  ],
};

it.each([
  ['waits', { kind: 'waiting' }],
  // Queued again after an earlier build, which does not count.
  ['again', { kind: 'waiting' }],
  ['runs', { kind: 'building', stage: 'files', startedAt: times.startedAt }],
  ['ended', { kind: 'live', release: 'r-2', changedFileCount: 3 }],
  ['broken', { kind: 'failed', stage: 'check', reason, record: undefined }],
  ['never seen', { kind: 'unknown' }],
])('derives the progress of %s from the status', (publication, progress) => {
  expect(toPublicationBuildProgress(status, publication)).toMatchObject(progress);
});

it('derives the progress from the status of a host that builds nothing', () => {
  const idle = { ...status, queued: null, building: null };
  expect(toPublicationBuildProgress(idle, 'again').kind).toBe('live');
});

it.each([
  [['Kein Bild.', 'Kein Preis.'], 'Kein Bild.\nKein Preis.'],
  [[], ''],
])('stores the reason of a failure with the details %j', (details, column) => {
  const columns = { cause: 'content', details: column } as const;
  expect(toBuildFailureReasonColumns({ cause: 'content', details })).toEqual(columns);
  expect(parseBuildFailureReasonColumns(columns)).toEqual({ cause: 'content', details });
});

it('reads a failure without details, and none without a cause', () => {
  expect(parseBuildFailureReasonColumns({ cause: 'unknown', details: null })).toEqual({
    cause: 'unknown',
    details: [],
  });
  expect(parseBuildFailureReasonColumns({ cause: null, details: null })).toBeNull();
});

it('doubles the delay up to five minutes and never gives up', () => {
  expect([1, 2, 3, 4].map(toRebuildRetryDelayMs)).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(toRebuildRetryDelayMs(200)).toBe(300_000);
});
