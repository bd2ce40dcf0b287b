// Finds the order of a withdrawal: by the key of its link, or by order number and email address.
import type { Knex } from 'knex';
import type { WithdrawalRequestBody } from '../../../../../contract/shop/withdrawal.ts';
import { findOrderIdByAccessKey, lockOrder, type Order } from '../orders/read-order.ts';
import { defaultOrderNumberPrefix } from '../cart-quote/read-checkout-settings.ts';

/** `match`: how reliably the order was identified. */
export interface MatchedWithdrawalOrder {
  order: Order;
  match: 'link' | 'number_and_email' | 'number';
}

/** Locks the order until the end of the transaction, because its state is written to the history. */
export const findWithdrawalOrder = async (
  transaction: Knex.Transaction,
  project: string,
  { project: domain, order_key, contract, email, lines = [] }: WithdrawalRequestBody,
): Promise<MatchedWithdrawalOrder | undefined> => {
  const linkedId = order_key && (await findOrderIdByAccessKey(transaction, domain, { access_key: order_key }));
  const linked = linkedId ? await lockOrder(transaction, linkedId) : undefined;
  if (order_key !== undefined && !linked) return undefined;
  const named = await findOrderByNumber(transaction, project, contract, email);
  // If the visitor replaced the prefilled number, the entered number counts, unless lines of the linked order are
  // selected.
  const namesOtherOrder = named && linked && named.id !== linked.id && !contract.includes(linked.number);
  if (linked && (!namesOtherOrder || lines.length > 0)) return { order: linked, match: 'link' };
  const order = named && (await lockOrder(transaction, named.id));
  return order && { order, match: named.match };
};

/** The first order that matches number and email; otherwise the first with a complete number. */
const findOrderByNumber = async (
  transaction: Knex.Transaction,
  project: string,
  contract: string,
  email: string,
): Promise<{ id: string; match: MatchedWithdrawalOrder['match'] } | undefined> => {
  const { full, guessed } = parseOrderNumbersInWithdrawal(contract, await readPrefix(transaction, project));
  const numbers = [...full, ...guessed];
  if (numbers.length === 0) return undefined;
  const rows = await transaction('ecommerce_order')
    .where({ project })
    .whereIn('number', numbers)
    .select<{ id: string; number: string; email: string }[]>('id', 'number', 'email');
  const sorted = rows.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number));
  const emailMatch = sorted.find((row) => row.email.toLowerCase() === email.toLowerCase());
  if (emailMatch) return { id: emailMatch.id, match: 'number_and_email' };
  const numberMatch = sorted.find(({ number }) => full.includes(number));
  return numberMatch && { id: numberMatch.id, match: 'number' };
};

const readPrefix = async (transaction: Knex.Transaction, project: string): Promise<string> => {
  const row = await transaction('ecommerce_settings')
    .where({ project })
    .first<{ order_prefix: string | null } | undefined>('order_prefix');
  return row?.order_prefix?.trim() || defaultOrderNumberPrefix;
};

export interface CompleteAndGuessedOrderNumbers {
  /** Complete order numbers, such as "AT-10001" or "at 10001". */
  full: string[];
  /** From digits without a prefix, which may be anything: used only if the email address matches, too. */
  guessed: string[];
}

const maxNumbers = 20;

const dashes = /\s*[-‐-―−]\s*/g;

const toUnique = (numbers: string[]): string[] => [...new Set(numbers)].slice(0, maxNumbers);

/** @param prefix the current prefix of order numbers; numbers with older prefixes are found as written */
export const parseOrderNumbersInWithdrawal = (contract: string, prefix: string): CompleteAndGuessedOrderNumbers => {
  const text = contract.replace(dashes, '-');
  const typed = text.match(/[\p{L}\p{N}]+-\d{1,15}/gu) ?? [];
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const prefixed = words.flatMap((word, index) => {
    const isSplit = word.toUpperCase() === prefix.toUpperCase();
    const digits = isSplit
      ? words[index + 1]
      : word.toUpperCase().startsWith(prefix.toUpperCase()) && word.slice(prefix.length);
    return digits && /^\d{1,15}$/.test(digits) ? [`${prefix}-${digits}`] : [];
  });
  const digitGroups = text.match(/\d{1,15}/g) ?? [];
  return {
    full: toUnique([...prefixed, ...typed, ...typed.map((number) => number.toUpperCase())]),
    guessed: toUnique(digitGroups.map((number) => `${prefix}-${number}`)),
  };
};
