// The names that amounts had on the wire before they said that they are cents. A page that was opened before the update still sends
// and reads them, and stored order attempts keep them: the service takes both and answers with both. Decision 057 says what can be
// removed when.
import { orderLimits } from './order-codes.ts';

/** By the name of today: the names that the release before knows. */
const legacyNames = {
  price_cents: ['price_brutto'],
  old_price_cents: ['price_brutto_old'],
  total_cents: ['total_price_brutto', 'total'],
  goods_cents: ['goods_price_brutto', 'goods'],
  shipping_cents: ['shipping_price_brutto', 'shipping'],
  present_wrap_cents: ['present_wrap_price_brutto', 'present_wrap'],
  refunded_cents: ['refunded_price_brutto'],
  refund_under_way_cents: ['refund_under_way_price_brutto'],
  amount_cents: ['amount'],
} as const;

const namesOfAnswers = new Map<string, readonly string[]>(Object.entries(legacyNames));

/** What browsers send: the price of a line and the total. */
const toLegacy = new Map(
  (['price_cents', 'total_cents'] as const).map((name) => [name as string, legacyNames[name][0]]),
);
const toCurrent = new Map([...toLegacy].map(([current, legacy]) => [legacy as string, current]));

const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** More than any body or line of the contract has: what is wider is refused by its schema, and not rebuilt before. */
const maxKeys = 64;

const isNarrow = (record: Record<string, unknown>): boolean => Object.keys(record).length <= maxKeys;

/** Keys keep their order. Where both names are there, the schema refuses the former one as unknown. */
const renameKeys = (json: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (!isRecord(json) || !isNarrow(json)) return json;
  const isRenamed = (key: string) => Object.hasOwn(json, key) && !Object.hasOwn(json, names.get(key) ?? key);
  if (![...names.keys()].some(isRenamed)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [isRenamed(key) ? (names.get(key) ?? key) : key, value]),
  );
};

/** Only of the body itself and of its lines: what lies deeper are the shopper's texts. */
const renameInBody = (body: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (!isRecord(body) || !isNarrow(body)) return body;
  const { lines } = body;
  if (!Array.isArray(lines) || lines.length > orderLimits.lines) return renameKeys(body, names);
  return renameKeys({ ...body, lines: lines.map((line) => renameKeys(line, names)) }, names);
};

/** A body that may be anything at all, or what a browser has stored of one, in the names of today. */
export const fromLegacyMoneyNames = (body: unknown): unknown => renameInBody(body, toCurrent);

/** A body as a page of the release before wrote it: its hash is compared with what was hashed then. */
export const toLegacyMoneyNames = (body: unknown): unknown => renameInBody(body, toLegacy);

/** An answer with the names of both releases. */
export const withLegacyMoneyNames = <Json>(answer: Json): Json => {
  if (Array.isArray(answer)) return answer.map(withLegacyMoneyNames) as Json;
  if (!isRecord(answer)) return answer;
  const entries = Object.entries(answer).flatMap(([key, value]): [string, unknown][] => {
    return [key, ...(namesOfAnswers.get(key) ?? [])].map((name) => [name, withLegacyMoneyNames(value)]);
  });
  return Object.fromEntries(entries) as Json;
};
