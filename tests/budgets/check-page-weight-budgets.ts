// Checks page weights against the budgets of their page kinds.
import { z } from 'zod';
import type { PageWeight } from '../../scripts/measure-page-weights.ts';

const limitsSchema = z.strictObject({
  htmlBytes: z.int().positive(),
  firstJsBytes: z.int().positive(),
  jsBytes: z.int().positive(),
  cssBytes: z.int().positive(),
});

/** The format of `budgets.json`: page kind → maximum sizes of a page of that kind, in gzipped bytes. */
export const pageWeightBudgetsSchema = z.record(z.string(), limitsSchema);

export type PageWeightBudgets = z.infer<typeof pageWeightBudgetsSchema>;

export interface PageWeightBudgetResult {
  kind: string;
  pageCount: number;
  /** The maximum of each measure over all pages of the kind. */
  heaviest: z.infer<typeof limitsSchema>;
  /** Messages about exceeded or missing budgets; empty if the kind is within its budget. */
  problems: string[];
}

const measures = [
  ['htmlBytes', 'HTML'],
  ['firstJsBytes', 'JavaScript before the first interaction'],
  ['jsBytes', 'JavaScript'],
  ['cssBytes', 'CSS'],
] as const;

/** One result per kind found in pages or budgets. A kind without a budget and a budget without a page are problems. */
export const toPageWeightBudgetResults = (
  weights: readonly PageWeight[],
  budgets: PageWeightBudgets,
): PageWeightBudgetResult[] => {
  const kinds = [...new Set([...weights.map(({ kind }) => kind), ...Object.keys(budgets)])].sort();
  return kinds.map((kind) => {
    const pages = weights.filter((weight) => weight.kind === kind);
    const heaviest = {
      htmlBytes: Math.max(0, ...pages.map(({ htmlBytes }) => htmlBytes)),
      firstJsBytes: Math.max(0, ...pages.map(({ firstJsBytes }) => firstJsBytes)),
      jsBytes: Math.max(0, ...pages.map(({ jsBytes }) => jsBytes)),
      cssBytes: Math.max(0, ...pages.map(({ cssBytes }) => cssBytes)),
    };
    return { kind, pageCount: pages.length, heaviest, problems: toProblems(kind, pages, budgets[kind]) };
  });
};

const toProblems = (
  kind: string,
  pages: readonly PageWeight[],
  limits: PageWeightBudgets[string] | undefined,
): string[] => {
  if (limits === undefined) return [`Pages of kind "${kind}" have no budget: add one to tests/budgets/budgets.json.`];
  if (pages.length === 0)
    return [`There is a budget for "${kind}", but no page of that kind: remove the budget or fix its name.`];
  return measures.flatMap(([measure, name]) => {
    const tooHeavy = pages.filter((page) => page[measure] > limits[measure]);
    const [worst] = tooHeavy.toSorted((left, right) => right[measure] - left[measure]);
    if (worst === undefined) return [];
    const files = measure === 'jsBytes' ? `: ${worst.scripts.map(toFileWeight).join(', ')}` : '';
    return [
      `${name} of ${worst.path} weighs ${worst[measure]} bytes, ${limits[measure]} are allowed ` +
        `(${tooHeavy.length} of ${pages.length} pages of kind "${kind}" are too heavy)${files}`,
    ];
  });
};

const toFileWeight = ({ name, gzipBytes }: PageWeight['scripts'][number]): string => {
  return `${name} ${gzipBytes}`;
};
