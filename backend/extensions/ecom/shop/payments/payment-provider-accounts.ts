// Reads an order with the payment provider accounts of its project, which every provider call needs.
import type { Knex } from 'knex';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { type Order, readOrder } from '../orders/read-order.ts';
import type { KlarnaAccount } from './klarna-client.ts';
import type { PaypalCredentials } from './paypal-client.ts';

type Row = Record<string, unknown>;

/** An account is `undefined` if the project has no credentials, or the provider's API URL is not configured. */
export interface OrderWithPaymentAccounts extends Order {
  paypal: PaypalCredentials | undefined;
  klarna: KlarnaAccount | undefined;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toPaypalAccount = (row: Row, env: Row): PaypalCredentials | undefined => {
  const account = {
    apiUrl: toText(env['PAYPAL_API_URL']),
    clientId: toText(row['paypal_client_id']),
    clientSecret: toText(row['paypal_client_secret']),
    webhookId: toText(row['paypal_webhook_id']),
  };
  return account.apiUrl && account.clientId && account.clientSecret ? account : undefined;
};

const toKlarnaAccount = (row: Row, env: Row): KlarnaAccount | undefined => {
  const account = {
    apiUrl: toText(env['KLARNA_API_URL']),
    username: toText(row['klarna_username']),
    password: toText(row['klarna_password']),
  };
  return account.apiUrl && account.username && account.password ? account : undefined;
};

/** `undefined` if the order does not exist. */
export const readOrderWithPaymentAccounts = async (
  { database, env }: OrderServiceContext,
  id: string,
): Promise<OrderWithPaymentAccounts | undefined> => {
  const order = await readOrder(database, id);
  return order && readPaymentAccountsForOrder({ database, env }, order);
};

export const readPaymentAccountsForOrder = async (
  { database, env }: { database: Knex; env: Row },
  order: Order,
): Promise<OrderWithPaymentAccounts> => {
  const row = await database('ecommerce_settings')
    .where({ project: order.project.id })
    .first<Row | undefined>(
      'paypal_client_id',
      'paypal_client_secret',
      'paypal_webhook_id',
      'klarna_username',
      'klarna_password',
    );
  return { ...order, paypal: toPaypalAccount(row ?? {}, env), klarna: toKlarnaAccount(row ?? {}, env) };
};
