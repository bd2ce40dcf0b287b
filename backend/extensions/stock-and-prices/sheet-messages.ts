// Messages of the sheet of stock and prices in the studio's two languages.
import de from '../../../locales/de/studioSheet.json' with { type: 'json' };
import en from '../../../locales/en/studioSheet.json' with { type: 'json' };
import type { Cents } from '../../../contract/cents.ts';
import { formatStudioNumber } from '../../schema/studio-number-field-format.ts';
import { createStudioMessages } from '../../studio/create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const getSheetMessages = createStudioMessages({ de, en });

export type SheetMessages = ReturnType<typeof getSheetMessages>;

/** In both languages: Directus reads it before it knows the editor. */
export const sheetModuleTitle = `${de.title} / ${en.title}`;

export const formatSheetPrice = ({ region }: SheetMessages, cents: Cents | null): string =>
  cents === null ? '–' : formatStudioNumber(cents / 100, region, { scale: 2, unit: '€' });

/** "+3" or "−3". */
export const formatStockDelta = (delta: number): string => (delta < 0 ? `−${-delta}` : `+${delta}`);
