import { expect, it } from 'vitest';
import { buildReportSchema, maxReasonLength } from '../../contract/publishing/build-report.ts';
import { BuildFailure } from './build-failure.ts';
import { toFailedReport } from './report-build.ts';

const root = '/srv/storefront';

it('tells an expected failure as it is, with its record', () => {
  const record = { collection: 'page', item: '7' };
  expect(toFailedReport(new BuildFailure('page 7 has no title', record), 'pages', root)).toEqual({
    kind: 'failed',
    stage: 'pages',
    reason: 'page 7 has no title',
    record,
  });
});

it('tells others without the places of the machine', () => {
  const error = new Error(`ENOSPC: no space left on device, write '${root}/public/index.html'`);
  expect(toFailedReport(error, 'files', root)).toEqual({
    kind: 'failed',
    stage: 'files',
    reason: "ENOSPC: no space left on device, write 'public/index.html'",
  });
});

it('cuts what would not be taken', () => {
  const report = toFailedReport(new BuildFailure('x'.repeat(maxReasonLength + 1)), 'check', root);
  expect(buildReportSchema.parse(report)).toEqual(report);
});
