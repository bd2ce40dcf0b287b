// Figures as Markdown tables. Pure; called by the bench of the catalogue.
import type { Figures } from './measure.ts';

export interface Line {
  what: string;
  /** In the order of the table's columns; `undefined` where it was not measured. */
  figures: (Figures | undefined)[];
}

const toCell = (figures: Figures | undefined): string => {
  if (!figures) return '–';
  const [p50, p95] = [figures.p50Ms, figures.p95Ms].map((ms) => (ms < 9.95 ? ms.toFixed(1) : ms.toFixed(0)));
  return `${p50 ?? ''} / ${p95 ?? ''}, ${figures.perSecond.toFixed(0)}`;
};

/** p50 / p95 in milliseconds, then requests per second. */
export const toTable = (columns: string[], lines: Line[]): string =>
  [
    `| p50 / p95 ms, requests per second | ${columns.join(' | ')} |`,
    `| --- | ${columns.map(() => '---').join(' | ')} |`,
    ...lines.map(({ what, figures }) => `| ${what} | ${figures.map(toCell).join(' | ')} |`),
  ].join('\n');
