// Compares the weight of pages with the budgets of their kinds. Pure; called by the budgets stage.
import { z } from 'zod';
import type { PageWeight } from '../../scripts/page-weights.ts';

const limitsSchema = z.strictObject({
  htmlBytes: z.int().positive(),
  firstJsBytes: z.int().positive(),
  jsBytes: z.int().positive(),
  cssBytes: z.int().positive(),
});

/** The table of `budgets.json`: page kind → most gzipped bytes a page of that kind may have. */
export const budgetsSchema = z.record(z.string(), limitsSchema);

export type Budgets = z.infer<typeof budgetsSchema>;

export interface Verdict {
  kind: string;
  pageCount: number;
  /** The heaviest page in each respect. */
  heaviest: z.infer<typeof limitsSchema>;
  /** What is too heavy, in words; empty when the kind keeps its budget. */
  problems: string[];
}

const measures = [
  ['htmlBytes', 'HTML'],
  ['firstJsBytes', 'JavaScript before the first interaction'],
  ['jsBytes', 'JavaScript'],
  ['cssBytes', 'CSS'],
] as const;

/** One verdict per kind, of pages or of budgets; a kind without budget and a budget without page are problems, too. */
export const toVerdicts = (weights: readonly PageWeight[], budgets: Budgets): Verdict[] => {
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

const toProblems = (kind: string, pages: readonly PageWeight[], limits: Budgets[string] | undefined): string[] => {
  if (limits === undefined) return [`Pages of kind "${kind}" have no budget: add one to tests/budgets/budgets.json.`];
  if (pages.length === 0)
    return [`There is a budget for "${kind}", but no page of that kind: remove it or the mistake.`];
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
