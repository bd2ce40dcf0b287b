// Order of the backend's test files. On a fresh clone Vitest has no durations and sorts by file size. The files that
// restart Directus repeatedly are short, so they would run last and leave a worker idle.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slowest first, measured on an idle machine. */
const longest = [
  'orders/orders-during-directus-kill',
  'login-throttling',
  'payments/klarna-payment',
  'payments/paypal-payment-errors',
  'refunds/paypal-refunds',
  'emails/outbox-after-process-kill',
  'refunds/klarna-refunds',
  'orders/orders-during-database-kill',
  'payments/klarna-market-availability',
  'demo-content-reset',
  'payments/capture-after-process-kill',
  'publishing/publishing-failures',
  'backend-launch',
  'backup/restore-backup',
].map((name) => `/tests/${name}.test.ts`);

const toRank = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((end) => moduleId.endsWith(end));
  return rank === -1 ? longest.length : rank;
};

export class LongestFirstTestSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { cache } = this.ctx;
    if (files.every((file) => cache.getTestSpecificationResult(file))) return sorted;
    return sorted.toSorted((a, b) => toRank(a) - toRank(b));
  }
}
