// Leaves products out of the backend's answer that cannot be shown, and names each once on the console. Used by the reads of
// products beside.
import { z } from 'zod';
import { toUsableProducts, type UsableProducts } from '../../../domain/usable-products.ts';

const named = new Set<string>();

/**
 * Those of the products that can be shown.
 * @throws ZodError when none of several can: then it is not the products that are wrong.
 */
export const keepUsable = <S extends z.ZodType>(schema: S, records: readonly unknown[]): UsableProducts<z.infer<S>> => {
  const usable = toUsableProducts(schema, records);
  if (records.length > 1 && usable.products.length === 0) z.array(schema).parse(records);
  for (const { id, field, message } of usable.problems) {
    const text = `Product ${id ?? '(no id)'}, field "${field}" ${message}: left out.`;
    if (!named.has(text)) console.warn(text);
    named.add(text);
  }
  return usable;
};
