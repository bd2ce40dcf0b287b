import { expect, it } from 'vitest';
import { maxFailureDetailLength, maxFailureDetails } from '../../contract/publishing/build-failure.ts';
import { buildReportSchema } from '../../contract/publishing/site-status.ts';
import { BuildFailure, toFailedReport } from './report-build.ts';

const root = '/srv/storefront';

it('tells an expected failure as it is, with its record', () => {
  const record = { collection: 'page', item: '7' };
  const reason = { cause: 'content', details: ['page 7, field "title": is empty'] } as const;
  expect(toFailedReport(new BuildFailure({ ...reason, record }), 'pages', root)).toEqual({
    kind: 'failed',
    stage: 'pages',
    record,
    ...reason,
  });
});

it('tells others without the places of the machine', () => {
  const error = new Error(`ENOSPC: no space left on device, write '${root}/public/index.html'`);
  expect(toFailedReport(error, 'files', root)).toEqual({
    kind: 'failed',
    stage: 'files',
    cause: 'unknown',
    details: ["ENOSPC: no space left on device, write 'public/index.html'"],
  });
});

it('cuts what would not be taken', () => {
  const lines = Array.from({ length: maxFailureDetails + 2 }, () => 'x'.repeat(maxFailureDetailLength + 1));
  const report = toFailedReport(new BuildFailure({ cause: 'broken_links', details: lines }), 'check', root);
  expect(buildReportSchema.parse(report)).toEqual(report);
  expect(report.details.at(-1)).toBe('… (+3)');
});
