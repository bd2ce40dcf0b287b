// Legacy wire names of amounts, from before the suffix `_cents`. Pages opened before the update still send and read them, and stored
// order attempts contain them, so the service accepts and returns both. Decision 057 defines when they can be removed.
import { orderLimits } from '../contract/shop/order-constants.ts';

/** Legacy names by current name. */
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

const legacyResponseNames = new Map<string, readonly string[]>(Object.entries(legacyNames));

/** Names in request bodies: the price of a line and the total. */
const toLegacy = new Map(
  (['price_cents', 'total_cents'] as const).map((name) => [name as string, legacyNames[name][0]]),
);
const toCurrent = new Map([...toLegacy].map(([current, legacy]) => [legacy as string, current]));

const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/**
 * More keys than any body or line in the contract has. Larger objects are not copied, because their schema rejects them
 * anyway.
 */
const maxKeys = 64;

const isNarrow = (record: Record<string, unknown>): boolean => Object.keys(record).length <= maxKeys;

/** Keeps the key order. If both names are present, the legacy one is kept and the schema rejects it as unknown. */
const renameKeys = (json: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (!isRecord(json) || !isNarrow(json)) return json;
  const isRenamed = (key: string) => Object.hasOwn(json, key) && !Object.hasOwn(json, names.get(key) ?? key);
  if (![...names.keys()].some(isRenamed)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [isRenamed(key) ? (names.get(key) ?? key) : key, value]),
  );
};

/** Renames keys of the body and of its lines only, because deeper objects contain keys that the shopper controls. */
const renameInBody = (body: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (!isRecord(body) || !isNarrow(body)) return body;
  const { lines } = body;
  if (!Array.isArray(lines) || lines.length > orderLimits.lines) return renameKeys(body, names);
  return renameKeys({ ...body, lines: lines.map((line) => renameKeys(line, names)) }, names);
};

/** Converts a body that is unvalidated or stored to the current names. */
export const fromLegacyMoneyFieldNames = (body: unknown): unknown => renameInBody(body, toCurrent);

/** Converts a body to the legacy names, for hashes that are compared with hashes from the previous release. */
export const renameToLegacyMoneyFields = (body: unknown): unknown => renameInBody(body, toLegacy);

/** Adds the legacy names to a response. */
export const withLegacyMoneyFieldNames = <Json>(answer: Json): Json => {
  if (Array.isArray(answer)) return answer.map(withLegacyMoneyFieldNames) as Json;
  if (!isRecord(answer)) return answer;
  const entries = Object.entries(answer).flatMap(([key, value]): [string, unknown][] => {
    return [key, ...(legacyResponseNames.get(key) ?? [])].map((name) => [name, withLegacyMoneyFieldNames(value)]);
  });
  return Object.fromEntries(entries) as Json;
};
