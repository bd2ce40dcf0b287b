// A line that is asked about or ordered: what the browser's cart says of it. Prices are compared, never believed.
import { z } from 'zod';
import { guid, line } from './body-fields.ts';
import { orderLimits } from './order-limits.ts';

const lineShape = {
  product: guid(),
  variant: guid().nullable(),
  /** What is engraved or chosen, by field key, as `toOrderedValues` gives it; `null` where nothing is. */
  personalization: z
    .record(z.string().regex(/^[a-z][a-z0-9_]{0,63}$/), line(orderLimits.valueLength))
    .refine((values) => Object.keys(values).length <= 20)
    .nullable(),
  count: z.int().min(1).max(orderLimits.count),
  /** What the shopper saw, in cents, for one piece. */
  price_brutto: z.int().nonnegative(),
};

/** A line of POST /ecom/quote. */
export const quotedLineSchema = z.strictObject(lineShape);

/** A line of POST /ecom/order: besides, the drawings of its engraving as the shopper saw them (SVG). */
export const orderLineSchema = z.strictObject({
  ...lineShape,
  previews: z.array(z.string().max(orderLimits.previewLength)).max(orderLimits.previews),
});

export type QuotedLine = z.infer<typeof quotedLineSchema>;

export type OrderLine = z.infer<typeof orderLineSchema>;

/** What is asked about a line that is ordered. */
export const toQuotedLine = ({ product, variant, personalization, count, price_brutto }: OrderLine): QuotedLine => ({
  ...{ product, variant, personalization, count, price_brutto },
});

/** Lines of a body: at least one. */
export const linesOf = <Line>(line: z.ZodType<Line>) => z.array(line).min(1).max(orderLimits.lines);
