// Reads the saved marks of a section for the interface, with the names of what they lead to.
import type { useApi } from '@directus/extensions-sdk';
import type { SavedMark } from './marks.ts';

interface Row {
  id: string;
  x: number;
  y: number;
  sort: number | null;
  link: string | null;
  product: { display_name: string } | null;
  brand: { display_name: string } | null;
}

const fields = ['id', 'x', 'y', 'sort', 'link', 'product.display_name', 'brand.display_name'];

/** @throws what the app's request throws. */
export const readMarks = async (api: ReturnType<typeof useApi>, section: number | string): Promise<SavedMark[]> => {
  const { data } = await api.get<{ data: Row[] }>('/items/page_section_hotspot', {
    params: { filter: { section: { _eq: section } }, fields: fields.join(','), sort: 'sort', limit: -1 },
  });
  return data.data.map(({ id, x, y, sort, link, product, brand }) => ({
    id,
    x,
    y,
    sort,
    name: product?.display_name ?? brand?.display_name ?? link,
  }));
};

/** The key of the chosen picture; with unsaved changes of its own, the form holds it as an item. */
export const toPictureId = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : null;
};
