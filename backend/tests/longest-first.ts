// Order of the backend's test files. On a fresh clone Vitest has no durations and sorts by file size. The files that
// restart Directus repeatedly are short, so they would run last and leave a worker idle.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slowest first, measured on an idle machine. */
const longest = [
  'orders/kills',
  'login',
  'payments/klarna',
  'payments/paypal-refusals',
  'refunds/paypal-refunds',
  'mails/killed',
  'refunds/klarna-refunds',
  'orders/power-cuts',
  'payments/klarna-markets',
  'reset',
  'payments/payment-crashes',
  'publishing/failures',
  'launch',
  'backup/restore',
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
