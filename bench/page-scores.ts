// `npm run bench:pages`: Lighthouse scores of the demo shop's pages, and of other shops in the same run, as a Markdown
// table. Builds the demo sites first; `-- --site http://localhost:9000` measures a running site, `--runs 5` sets the
// number of runs per page, of which the median counts. URLs of other shops follow: `-- https://shop.example/rings`.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runChildProcess } from '../scripts/child-process.ts';
import { findChromiumPath } from '../scripts/find-program.mjs';
import { runCliCommandAndExit, type CliCommandLifecycle } from '../scripts/run-cli-command-and-exit.ts';
import { buildAndServeDemoShop, parseRunCount, toMedian } from './page-benchmark-helpers.ts';

/** Run by npx, because nothing else in the project needs its hundred packages. */
const lighthouse = 'lighthouse@13.5.0';

interface MeasuredPage {
  name: string;
  url: string;
  /** Limits of score, largest contentful paint and total blocking time. */
  goal?: { score: number; lcpSeconds: number; blockingMs: number };
}

const toDemoPages = (site: string): MeasuredPage[] => [
  { name: 'home', url: `${site}/`, goal: { score: 99, lcpSeconds: 1.3, blockingMs: 30 } },
  { name: 'list', url: `${site}/produkte`, goal: { score: 99, lcpSeconds: 1.4, blockingMs: 60 } },
  {
    name: 'product',
    url: `${site}/produkte/fahrradklingel-messing`,
    goal: { score: 99, lcpSeconds: 1.4, blockingMs: 60 },
  },
  { name: 'legal text', url: `${site}/agb`, goal: { score: 99, lcpSeconds: 1.1, blockingMs: 30 } },
  { name: 'checkout, empty', url: `${site}/kasse`, goal: { score: 98, lcpSeconds: 1.5, blockingMs: 100 } },
];

/** The parts of a Lighthouse result in use: score from 0 to 1, times in milliseconds, sizes in bytes. */
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number().nullable() }) }),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number().default(0) })),
      }),
    }),
  }),
});

interface PageScore {
  score: number;
  lcpMs: number;
  blockingMs: number;
  layoutShift: number;
  scriptBytes: number;
  bytes: number;
}

const measurePage = async (url: string, signal: AbortSignal): Promise<PageScore> => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const output: string[] = [];
    const { code } = await runChildProcess({
      command: 'npx',
      parameters: [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run',
      ],
      environment: { CHROME_PATH: findChromiumPath() },
      onLine: (line) => output.push(line),
      signal,
    });
    if (code !== 0) throw new Error(output.slice(-3).join('\n'));
    const { runtimeError, categories, audits } = reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (runtimeError) throw new Error(runtimeError.message);
    const { items } = audits['network-requests'].details;
    const toSum = (requests: typeof items) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      score: Math.round((categories.performance.score ?? 0) * 100),
      lcpMs: audits['largest-contentful-paint'].numericValue,
      blockingMs: audits['total-blocking-time'].numericValue,
      layoutShift: audits['cumulative-layout-shift'].numericValue,
      scriptBytes: toSum(items.filter(({ resourceType }) => resourceType === 'Script')),
      bytes: toSum(items),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const toTableRow = ({ name, goal }: MeasuredPage, scores: readonly PageScore[]): string => {
  if (scores.length === 0) return `| ${name} | failed | | | | | |`;
  const pick = (key: keyof PageScore) => scores.map((score) => score[key]);
  const toText = (key: keyof PageScore, unit: number, digits: number) =>
    ((toMedian(pick(key)) ?? 0) / unit).toFixed(digits);
  const cells = [
    name,
    `${toText('score', 1, 0)}, ${Math.min(...pick('score'))}–${Math.max(...pick('score'))}${goal ? ` (≥ ${goal.score})` : ''}`,
    `${toText('lcpMs', 1_000, 2)}${goal ? ` (≤ ${goal.lcpSeconds})` : ''}`,
    `${toText('blockingMs', 1, 0)}${goal ? ` (≤ ${goal.blockingMs})` : ''}`,
    toText('layoutShift', 1, 3),
    toText('scriptBytes', 1_000, 0),
    toText('bytes', 1_000, 0),
  ];
  return `| ${cells.join(' | ')} |`;
};

const readOptions = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  const wrong = positionals.find((url) => !URL.canParse(url));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a URL such as https://shop.example/rings.`);
  return { site: values.site, runs: parseRunCount(values.runs), others: positionals };
};

const main = async (session: CliCommandLifecycle): Promise<number> => {
  const { site, runs, others } = readOptions();
  const pages = [
    ...toDemoPages(site ?? (await buildAndServeDemoShop(session))),
    ...others.map((url): MeasuredPage => ({ name: url, url })),
  ];
  const scores = new Map(pages.map(({ url }) => [url, [] as PageScore[]]));
  // Pages in turns, so that a busy moment of the machine does not fall on one page only.
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url } of pages) {
      try {
        scores.get(url)?.push(await measurePage(url, session.signal));
      } catch (error) {
        session.signal.throwIfAborted();
        console.error(`${name}: ${String(error)}`);
      }
    }
  }
  console.log(
    '| page | score, min–max (goal) | LCP s | TBT ms | CLS | scripts kB | all kB |\n|---|---|---|---|---|---|---|',
  );
  for (const page of pages) console.log(toTableRow(page, scores.get(page.url) ?? []));
  return 0;
};

await runCliCommandAndExit(main);
