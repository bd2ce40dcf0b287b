// Reads the products of the sheet with the rights of the user, without archived ones.
import type { useApi } from '@directus/extensions-sdk';
import { sheetRecordFields, type SheetProductRecord } from './sheet-rows.ts';

const productsPerRequest = 200;

export const readSheetRecords = async (api: ReturnType<typeof useApi>): Promise<SheetProductRecord[]> => {
  const records: SheetProductRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await api.get<{ data: SheetProductRecord[] }>('/items/ecommerce_product', {
      params: {
        fields: sheetRecordFields,
        filter: { status: { _neq: 'archived' } },
        sort: ['sort', 'id'],
        deep: { product_variants: { _limit: -1 }, images: { _limit: -1 } },
        limit: productsPerRequest,
        page,
      },
    });
    records.push(...data.data);
    if (data.data.length < productsPerRequest) return records;
  }
};
