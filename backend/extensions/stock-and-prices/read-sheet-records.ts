// Reads the products of the sheet with the rights of the user, without archived ones.
import type { StudioApi } from '../../studio/use-studio-api.ts';
import { sheetRecordQueryFields, type SheetProductRecord } from './sheet-rows.ts';

const productsPerRequest = 200;

export const readSheetRecords = async ({ get }: StudioApi): Promise<SheetProductRecord[]> => {
  const records: SheetProductRecord[] = [];
  for (let page = 1; ; page += 1) {
    const read = await get<SheetProductRecord[]>('/items/ecommerce_product', {
      fields: sheetRecordQueryFields,
      filter: { status: { _neq: 'archived' } },
      sort: ['sort', 'id'],
      deep: { product_variants: { _limit: -1 }, images: { _limit: -1 } },
      limit: productsPerRequest,
      page,
    });
    records.push(...read);
    if (read.length < productsPerRequest) return records;
  }
};
