// PayPal's webhooks: signed when they are sent, and known again when the shop asks whether PayPal has sent them.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { demoPaypalAccount } from '../../demo/payment-accounts.ts';
import type { verificationSchema } from './paypal-shapes.ts';

/** Known to nobody else; instead of PayPal's certificate. */
const key = randomBytes(32);

const sign = (id: string, time: string, event: unknown): string =>
  `sig${createHmac('sha256', key)
    .update([id, time, demoPaypalAccount.webhookId, JSON.stringify(event)].join('|'))
    .digest('base64')}`;

/** One try; PayPal itself tries again for three days. */
export const sendPaypalWebhook = async (url: string, event: object): Promise<Response | undefined> => {
  const id = randomUUID();
  const time = new Date().toISOString();
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.example/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign(id, time, event),
    },
    body: JSON.stringify(event),
  }).catch(() => undefined);
};

export const isSigned = (told: z.infer<typeof verificationSchema>): boolean =>
  told.webhook_id === demoPaypalAccount.webhookId &&
  told.transmission_sig === sign(told.transmission_id, told.transmission_time, told.webhook_event);
