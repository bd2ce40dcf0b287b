// PayPal's webhooks with their signatures, which the order service has verified by the API.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { demoPaypalCredentials } from '../../demo/demo-payment-accounts.ts';
import { toStandInPaypalErrorResponse } from './paypal-error-responses.ts';
import { paypalWebhookVerificationRequestSchema, zodErrorToPaypalErrorDetails } from './paypal-request-schemas.ts';
import type { PaymentStandInResponse } from './payment-stand-in-state.ts';

/** A random key in place of PayPal's certificate. */
const signatureKey = randomBytes(32);

const signWebhook = (transmissionId: string, time: string, event: unknown): string =>
  `sig${createHmac('sha256', signatureKey)
    .update([transmissionId, time, demoPaypalCredentials.webhookId, JSON.stringify(event)].join('|'))
    .digest('base64')}`;

/** Sends a webhook once; PayPal itself retries for three days. */
const sendPaypalWebhook = async (url: string, event: object): Promise<void> => {
  const transmissionId = randomUUID();
  const time = new Date().toISOString();
  await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.example/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': transmissionId,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signWebhook(transmissionId, time, event),
    },
    body: JSON.stringify(event),
  }).catch(() => undefined);
};

/** Sends an event `count` times, each with an id of its own. */
export const sendPaypalWebhooks = (url: string, count: number, event_type: string, resource: object): void => {
  for (let sent = 0; sent < count; sent += 1)
    void sendPaypalWebhook(url, { id: `WH-${randomUUID()}`, event_type, resource });
};

const isSigned = (verification: z.infer<typeof paypalWebhookVerificationRequestSchema>): boolean =>
  verification.webhook_id === demoPaypalCredentials.webhookId &&
  verification.transmission_sig ===
    signWebhook(verification.transmission_id, verification.transmission_time, verification.webhook_event);

export const respondToPaypalWebhookVerification = (body: unknown): PaymentStandInResponse => {
  const parsed = paypalWebhookVerificationRequestSchema.safeParse(body);
  if (!parsed.success)
    return toStandInPaypalErrorResponse(400, 'VALIDATION_ERROR', zodErrorToPaypalErrorDetails(parsed.error, body));
  return { status: 200, json: { verification_status: isSigned(parsed.data) ? 'SUCCESS' : 'FAILURE' } };
};
