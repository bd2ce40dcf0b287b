// Backfills the delivery days of products and variants from the free-text delivery time of earlier versions ("2–3
// Werktage", "6 to 8 weeks"). Runs once, when the fields are added.
import { normalizeWorkingDayRange, type WorkingDayRange } from '../../domain/delivery-time.ts';
import type { DatabaseConnection } from '../database/with-database-connection.ts';
import { quoteIdentifier } from '../database/with-database-connection.ts';

const tables = ['ecommerce_product', 'ecommerce_product_variant'] as const;

interface Row {
  id: string;
  texts: (string | null)[];
  isMade: boolean;
}

/**
 * The texts of all languages mean the same; the first one that can be parsed counts, starting with the default
 * language.
 */
const readRows = async ({ readRows: read }: DatabaseConnection, table: string): Promise<Row[]> => {
  const rows = await read(
    `select item.id, item.shipping_time, item.stock <= 0 and item.reorder_possible as is_made,
            array(select text.shipping_time from ${quoteIdentifier(`${table}_translations`)} text
                   where text.${quoteIdentifier(table)} = item.id order by text.language) as translated
       from ${quoteIdentifier(table)} item
      where item.delivery_days_min is null and item.delivery_days_max is null
        and item.made_to_order_days_min is null and item.made_to_order_days_max is null`,
  );
  return rows.map((row) => ({
    id: String(row['id']),
    texts: [row['shipping_time'], ...(row['translated'] as unknown[])].map((text) =>
      typeof text === 'string' ? text : null,
    ),
    isMade: row['is_made'] === true,
  }));
};

/**
 * Returns one sentence per collection. Products in stock, or never restocked, get the text as delivery time;
 * reorderable products out of stock get it as time to make. Texts in another form stay unchanged.
 */
export const backfillDeliveryDaysFromTexts = async (database: DatabaseConnection): Promise<string[]> => {
  const sentences: string[] = [];
  for (const table of tables) {
    let filled = 0;
    for (const { id, texts, isMade } of await readRows(database, table)) {
      const days = texts.map(parseLegacyDeliveryTime).find((parsed) => parsed !== null);
      if (!days) continue;
      const kind = isMade ? 'made_to_order_days' : 'delivery_days';
      await database.readRows(`update ${quoteIdentifier(table)} set ${kind}_min = $1, ${kind}_max = $2 where id = $3`, [
        days.min,
        days.max,
        id,
      ]);
      filled += 1;
    }
    if (filled > 0) sentences.push(`${table}: working days of ${filled} records read from their delivery time`);
  }
  return sentences;
};

/** Working days per unit. Plain days count as working days, so no promise becomes shorter. */
const daysIn = (unit: string): number => (/^(woche|week|semaine)/i.test(unit) ? 5 : 1);

const about = '(?:ca\\.?|circa|etwa|rund|about|approx\\.?|env\\.?|environ|in|innerhalb von|within|sous)?';
const to = '(?:-|–|—|bis(?: zu)?|to|à|or|oder|ou)';
const unit =
  'werktagen?|werktage?|arbeitstagen?|arbeitstage?|tagen?|tage?|wochen?|(?:working|business) days?|days?|weeks?|jours? ouvr(?:é|able)s?|jours?|semaines?';

/** Text after a comma or in brackets is ignored. */
const deliveryTimePattern = new RegExp(
  `^${about}\\s*(\\d{1,2})\\s*(?:${to}\\s*(\\d{1,2})\\s*)?(${unit})\\s*(?:[,;(].*)?\\.?$`,
  'iu',
);

/** `null` for text that is not a delivery time in a usual form. */
export const parseLegacyDeliveryTime = (text: string | null): WorkingDayRange | null => {
  const [, first, second, counted] =
    deliveryTimePattern.exec((text ?? '').trim().replaceAll(/[\s\u00a0\u202f]+/g, ' ')) ?? [];
  if (first === undefined || counted === undefined) return null;
  const inDays = (number: string) => Number(number) * daysIn(counted);
  const days = normalizeWorkingDayRange(inDays(first), inDays(second ?? first));
  return days && days.min > 0 ? days : null;
};
