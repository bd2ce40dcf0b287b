// Test fixture: the payment stand-ins and requests to them.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createPaymentStandInServer } from './payment-stand-in-server.ts';

export interface StandInJsonResponse {
  status: number;
  json: Record<string, unknown>;
}

export const toBasicAuthorizationHeader = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Starts the stand-ins before the tests of the calling file; returns a function that sends requests. */
export const setUpPaymentStandIns = () => {
  const server = createPaymentStandInServer({ webhookUrl: 'http://127.0.0.1:1/' });
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  return async (path: string, headers: Record<string, string>, body: object | string): Promise<StandInJsonResponse> => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, json: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
  };
};

export type ObjectPath = readonly (string | number)[];

/** A copy with one value set; `undefined` removes the field. */
export const withValueAtPath = <T>(of: T, path: ObjectPath, value: unknown): T => {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const inner = rest.length > 0 ? withValueAtPath((of as Record<string | number, unknown>)[key], rest, value) : value;
  if (Array.isArray(of)) return of.map((item: unknown, index) => (index === key ? inner : item)) as T;
  const entries = Object.entries(of as object).filter(([name]) => name !== key);
  return Object.fromEntries(inner === undefined ? entries : [...entries, [key, inner]]) as T;
};
