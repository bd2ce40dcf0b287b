import { expect, it } from 'vitest';
import { maxBuildFailureDetailLength, maxDetailsPerBuildFailure } from '../../contract/publishing/build-failure.ts';
import { buildProgressMessageSchema } from '../../contract/publishing/site-build-status.ts';
import { ExpectedBuildFailureError, toBuildFailedProgressMessage } from './report-build-to-parent-process.ts';

const root = '/srv/storefront';

it('reports an expected failure with its cause and record', () => {
  const record = { collection: 'page', item: '7' };
  const reason = { cause: 'content', details: ['page 7, field "title": is empty'] } as const;
  expect(toBuildFailedProgressMessage(new ExpectedBuildFailureError({ ...reason, record }), 'pages', root)).toEqual({
    kind: 'failed',
    stage: 'pages',
    record,
    ...reason,
  });
});

it('reports other failures without file system paths of the machine', () => {
  const error = new Error(`ENOSPC: no space left on device, write '${root}/public/index.html'`);
  expect(toBuildFailedProgressMessage(error, 'files', root)).toEqual({
    kind: 'failed',
    stage: 'files',
    cause: 'unknown',
    details: ["ENOSPC: no space left on device, write 'public/index.html'"],
  });
});

it('truncates details beyond the limits', () => {
  const lines = Array.from({ length: maxDetailsPerBuildFailure + 2 }, () =>
    'x'.repeat(maxBuildFailureDetailLength + 1),
  );
  const report = toBuildFailedProgressMessage(
    new ExpectedBuildFailureError({ cause: 'broken_links', details: lines }),
    'check',
    root,
  );
  expect(buildProgressMessageSchema.parse(report)).toEqual(report);
  expect(report.details.at(-1)).toBe('… (+3)');
});
