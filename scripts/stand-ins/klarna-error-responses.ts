// Error responses in the format of Klarna's APIs.
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { PaymentStandInResponse } from './payment-stand-in-state.ts';

export const toStandInKlarnaErrorResponse = (
  status: number,
  code: string,
  messages: readonly string[] = [code],
): PaymentStandInResponse => ({
  status,
  json: { error_code: code, error_messages: messages, correlation_id: randomUUID() },
});

/** Names the invalid fields as Klarna does: `Bad value: order_lines[0].total_tax_amount`. */
export const toStandInKlarnaBadValueResponse = ({ issues }: z.ZodError): PaymentStandInResponse => {
  const fields = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  const names = fields.map((path) =>
    path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`)).join(''),
  );
  return toStandInKlarnaErrorResponse(
    400,
    'BAD_VALUE',
    [...new Set(names)].map((name) => `Bad value: ${name}`),
  );
};
