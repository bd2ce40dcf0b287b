// Sends changed rows of the sheet to the service in batches, and says what happened to each.
import { maxSheetRowsPerSaveRequest } from '../../../contract/studio/sheet-limits.ts';
import type {
  SheetRowSaveResult,
  SaveSheetResponse,
  PartialSheetRowCells,
  SheetChange,
} from '../../../contract/studio/stock-and-prices.ts';
import type { StudioApi } from '../../studio/use-studio-api.ts';
import { formatSheetPrice, formatStockDelta, type SheetMessages } from './sheet-messages.ts';

const send = ({ post }: StudioApi, changes: SheetChange[], isAllOrNothing: boolean) =>
  post<SaveSheetResponse['data']>('/ecom/studio/stock-and-prices', { changes, is_all_or_nothing: isAllOrNothing });

/** Each row by itself: a row that cannot be saved does not keep the others from it. */
export const sendSheetChangesInBatches = async (
  api: StudioApi,
  changes: SheetChange[],
): Promise<SheetRowSaveResult[]> => {
  const saved: SheetRowSaveResult[] = [];
  for (let first = 0; first < changes.length; first += maxSheetRowsPerSaveRequest)
    saved.push(...(await send(api, changes.slice(first, first + maxSheetRowsPerSaveRequest), false)).rows);
  return saved;
};

/** All rows, or none of them. */
export const importSheetChanges = (api: StudioApi, changes: SheetChange[]) => send(api, changes, true);

const formatSheetCells = (texts: SheetMessages, cells: PartialSheetRowCells): string => {
  const { t } = texts;
  return [
    ...(cells.stock === undefined ? [] : [`${t('columns.stock')} ${cells.stock}`]),
    ...(cells.price_cents === undefined ? [] : [formatSheetPrice(texts, cells.price_cents)]),
    ...(cells.gtin === undefined ? [] : [`${t('columns.gtin')} ${cells.gtin ?? t('files.none')}`]),
  ].join(', ');
};

/** Why a row was not saved, or that a difference was added to another stock than the sheet showed; else `undefined`. */
export const toSheetRowSaveProblemText = (
  texts: SheetMessages,
  { state, current, message }: SheetRowSaveResult,
  { before, after, is_stock_relative: isStockRelative }: SheetChange,
): string | undefined => {
  const { t } = texts;
  if (state === 'missing') return t('rows.missing');
  if (state === 'refused') return message ?? t('failed');
  if (current === undefined) return undefined;
  if (after.images) return t('rows.imagesConflict');
  const { stock: stored = 0 } = current;
  const { stock: shown = 0 } = before;
  const change = (after.stock ?? shown) - shown;
  const difference = formatStockDelta(change);
  if (state === 'saved') return t('rows.stockMoved', { shown, stored, difference, now: stored + change });
  return isStockRelative === true && stored + change < 0
    ? t('rows.stockTooLow', { stored, difference })
    : t('rows.conflict', { current: formatSheetCells(texts, current) });
};
