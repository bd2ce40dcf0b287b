// What stands in the form as a declaration, checked by the contract. Pure; called by the form before its second step.
import type { Locale } from '../../../contract/locale.ts';
import { type ReadBody, readBody } from '../../../contract/shop/order-answer.ts';
import { withdrawalSchema } from '../../../contract/shop/withdrawal.ts';
import type { Declaration } from './withdrawal-form-props.ts';

const declarationSchema = withdrawalSchema.omit({ project: true, attempt: true, proof: true, open_ms: true });

/** The ticked lines: `line.<id>` is there, and `count.<id>` where there is more than one piece. */
const toLines = (values: Record<string, string>): { id: string; count: number }[] =>
  Object.keys(values).flatMap((name) => {
    const id = name.startsWith('line.') ? name.slice('line.'.length) : undefined;
    return id === undefined ? [] : [{ id, count: Number(values[`count.${id}`] ?? 1) }];
  });

/** @param key of the order whose link led here */
export const readDeclaration = (
  values: Record<string, string>,
  language: Locale,
  key: string | undefined,
): ReadBody<Declaration> => {
  const { name, contract, email, part = '', homepage = '' } = values;
  const lines = toLines(values);
  return readBody<Declaration>(declarationSchema, {
    ...{ name, contract, email, part, homepage, language },
    ...(key !== undefined && { order_key: key, ...(lines.length > 0 && { lines }) }),
  });
};
