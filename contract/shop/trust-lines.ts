// The short promises below the buy button, as editors write them in the shop settings.
import { z } from 'zod';
import { requiredTextSchema } from '../common-record-schemas.ts';

/** A line about returns (`returns`) gets the exception for engraved products added (law row L12). */
export const trustLineIconNames = [
  'delivery',
  'insurance',
  'returns',
  'collection',
  'gift',
  'advice',
  'check',
] as const;

export type TrustLineIconName = (typeof trustLineIconNames)[number];

/** Beside the button, more would not be read. */
export const maxTrustLines = 4;

/** Lines without a text are left out; an unknown icon is a check mark. */
export const trustLinesSchema = z
  .array(
    z
      .object({ icon: z.enum(trustLineIconNames).catch('check'), text: requiredTextSchema })
      .nullable()
      .catch(null),
  )
  .nullish()
  .catch(null)
  .transform((lines) => (lines ?? []).flatMap((line) => line ?? []));

export type TrustLine = z.infer<typeof trustLinesSchema>[number];
