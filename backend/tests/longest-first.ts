// The order of the backend's test files. On a fresh clone Vitest knows no durations and goes by size: the files that
// restart Directus again and again are short, and would run last, with one worker idle beside them.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By their time on a quiet machine. */
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

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { cache } = this.ctx;
    if (files.every((file) => cache.getTestSpecificationResult(file))) return sorted;
    return sorted.toSorted((a, b) => toRank(a) - toRank(b));
  }
}
