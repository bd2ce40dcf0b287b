// Tells the staff of prices, stocks, percentages and days that cannot be right: the order service leaves their records out
// instead of failing (promise 12). The database refuses such figures; these were there before, or came past it. Run on every
// instance; a house gets one mail a day while there are any.
import type { NumberRange } from '../../../../domain/number-ranges.ts';
import { schema } from '../../../schema/schema.ts';
import type { Label } from '../../../schema/definition.ts';
import type { Context, Database, Service } from '../http.ts';
import { readHouse } from '../mails/content/read-house.ts';
import { toUnusableFigures } from '../mails/letters/unusable-figures.ts';
import { writeMail } from '../mails/write-mail.ts';

const everyTwentySeconds = '*/20 * * * * *';

/** As many are named; who corrects these hears of the others the next day. */
const maxNamed = 50;

/** What the order service reads of a house. The names are SQL over the collection as `item`. */
const readCollections = [
  { name: 'ecommerce_product', title: 'item.display_name', project: 'item.project', join: '' },
  {
    name: 'ecommerce_product_variant',
    title: `product.display_name || ', ' || item.display_name`,
    project: 'product.project',
    join: 'join ecommerce_product product on product.id = item.product',
  },
  {
    name: 'ecommerce_shipping_config',
    title: 'item.name',
    project: 'settings.project',
    join: 'join ecommerce_settings settings on settings.id = item.settings',
  },
  { name: 'ecommerce_settings', title: 'null', project: 'item.project', join: '' },
] as const;

interface RangedField {
  name: string;
  label: Label;
  range: NumberRange;
}

const toRangedFields = (collection: string): RangedField[] =>
  (schema.find(({ name }) => name === collection)?.fields ?? []).flatMap(({ name, label, range }) =>
    range ? [{ name, label, range }] : [],
  );

interface FoundRow {
  project: string;
  id: string;
  title: string | null;
  value: string;
}

interface UnusableFigure {
  project: string;
  collection: string;
  id: string;
  /** In German, as the house reads it. */
  title: string;
  field: string;
  value: string;
}

const findIn = async (
  database: Database,
  { name, title, project, join }: (typeof readCollections)[number],
): Promise<UnusableFigure[]> => {
  const label = schema.find((collection) => collection.name === name)?.label.de ?? name;
  const found = toRangedFields(name).map(async ({ name: column, label: of, range }): Promise<UnusableFigure[]> => {
    // NaN, which PostgreSQL's numeric knows, is above every number.
    const { rows } = await database.raw<{ rows: FoundRow[] }>(
      `select ${project} as project, item.id, ${title} as title, item.??::text as value from ?? item ${join}
        where item.?? not between ? and ? order by item.id limit ?`,
      [column, name, column, range.min, range.max, maxNamed],
    );
    return rows.map((row) => ({
      project: row.project,
      collection: name,
      id: row.id,
      title: row.title === null ? label : `${label} „${row.title}“`,
      field: of.de,
      value: row.value,
    }));
  });
  return (await Promise.all(found)).flat();
};

/** @returns the figures of all houses, each with its record and field */
const findUnusableFigures = async (database: Database): Promise<UnusableFigure[]> =>
  (await Promise.all(readCollections.map((collection) => findIn(database, collection)))).flat();

const report = async ({ database, env }: Service): Promise<void> => {
  const figures = await findUnusableFigures(database);
  const studioUrl = `${String(env['PUBLIC_URL']).replace(/\/+$/, '')}/admin/content`;
  const today = new Date().toISOString().slice(0, 10);
  for (const project of new Set(figures.map((figure) => figure.project))) {
    await database.transaction(async (transaction) => {
      const house = await readHouse(transaction, project);
      const own = figures.filter((figure) => figure.project === project).slice(0, maxNamed);
      const letter = toUnusableFigures({ house, figures: own, studioUrl });
      if (!letter) return;
      const occasion = { about: `unusable_figures:${project}:${today}` };
      await writeMail(transaction, { project, house, letter, occasion, kind: 'unusable_figures' });
    });
  }
};

interface Register {
  schedule: (cron: string, handler: () => Promise<void>) => void;
}

export const scheduleFigureReports = ({ schedule }: Register, context: Context): void => {
  let isRunning = false;
  schedule(everyTwentySeconds, async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      // A database of an earlier version gets its columns after Directus has started.
      if (await context.database.schema.hasColumn('ecommerce_product', 'delivery_days_min')) await report(context);
    } finally {
      isRunning = false;
    }
  });
};
