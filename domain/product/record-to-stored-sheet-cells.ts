// The cells of the studio's sheet of stock and prices from a stored record. The sheet sends them as what it replaces, and
// the order service compares them with those of its own record. Pure.
import { decimalAmountToCents } from '../../contract/cents.ts';
import type { CompleteSheetRowCells } from '../../contract/studio/stock-and-prices.ts';

export interface StockAndPriceRecordColumns {
  stock: number;
  /** A decimal amount. */
  price_brutto: string | null;
  is_reduced: boolean;
  gtin: string | null;
}

export const recordToStoredSheetCells = ({
  stock,
  price_brutto,
  is_reduced,
  gtin,
}: StockAndPriceRecordColumns): CompleteSheetRowCells => ({
  stock,
  price_cents: price_brutto === null ? null : decimalAmountToCents(price_brutto),
  is_reduced,
  gtin: gtin === '' ? null : gtin,
});
