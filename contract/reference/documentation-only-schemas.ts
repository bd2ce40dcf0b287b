// Schemas that only describe request bodies and responses in the API reference of the order service; nothing parses with them.
import { z } from 'zod';
import { buildFailureCauses } from '../publishing/build-failure.ts';
import { previewableCollections, previewRecordReferenceSchema } from '../publishing/preview-link.ts';
import { buildStages } from '../publishing/site-status.ts';
import { emailLinkKeySchema, projectDomainSchema } from '../shop/body-fields.ts';
import { orderStates } from '../shop/order-constants.ts';
import type { OrderRefundOverview } from '../shop/refund.ts';
import { withdrawalSchema } from '../shop/withdrawal.ts';

export const okStatusSchema = z.object({ status: z.literal('ok') });

/** Response of POST /ecom/klarna/order; the specification requires a message. */
export const klarnaOrderConfirmedResponseSchema = z.object({ status: z.literal('ok'), message: z.literal('ok') });

export const readinessSchema = z.object({ state: z.enum(['ready', 'stopping', 'database_away']) });

/** An HTML page. */
export const htmlResponseSchema = z.string();

/** Body of the HTML form for browsers without scripts; every value is a string. */
export const noScriptWithdrawalSchema = withdrawalSchema.pick({
  name: true,
  contract: true,
  email: true,
  part: true,
  project: true,
  language: true,
  homepage: true,
  attempt: true,
});

export const oneClickParameterSchemas = { project: projectDomainSchema, key: emailLinkKeySchema };

export const previewParameterSchemas = {
  collection: z.enum(previewableCollections),
  item: previewRecordReferenceSchema.shape.item,
};

export const idParameterSchema = z.guid();

const studioTextSchema = z.object({ de: z.string(), en: z.string() });

/** Errors of routes that the studio calls, in the format of Directus. */
export const studioErrorSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      extensions: z.object({
        code: z.string(),
        reason: z.string().optional(),
        field: z.string().optional(),
        text: studioTextSchema.optional(),
      }),
    }),
  ),
});

const cents = z.int();
const time = z.iso.datetime();
const way = z.enum(['klarna', 'paypal', 'transfer']);
const charged = z.object({ chargedCents: cents, openCents: cents });
const returnedLine = z.object({ line: z.string(), quantity: z.int() });

const refundViewSchema = z.object({
  order: z.object({
    id: z.string(),
    number: z.string(),
    state: z.enum(orderStates),
    email: z.string(),
    customer: z.string(),
  }),
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      quantity: z.int(),
      refundedQuantity: z.int(),
      priceCents: cents,
      isMadeToOrder: z.boolean(),
    }),
  ),
  shipping: charged,
  presentWrap: charged,
  sources: z.array(
    z.object({
      payment: z.string().nullable(),
      way,
      isAuthorizedOnly: z.boolean(),
      capturedCents: cents,
      refundedCents: cents,
      openCents: cents,
      refundableCents: cents,
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      state: z.enum(['failed', 'pending', 'requested', 'succeeded', 'to_transfer', 'transferred']),
      way,
      isRelease: z.boolean(),
      amountCents: cents,
      lines: z.array(
        z.object({
          line: z.string(),
          name: z.string(),
          quantity: z.int(),
          amountCents: cents,
          taxPercent: z.number(),
        }),
      ),
      shippingCents: cents,
      presentWrapCents: cents,
      otherCents: cents,
      reason: z.string().nullable(),
      iban: z.string().nullable(),
      accountHolder: z.string().nullable(),
      failure: studioTextSchema.nullable(),
      requestedBy: z.string(),
      createdAt: time,
      nextAttemptAt: time.nullable(),
      settledAt: time.nullable(),
      settledBy: z.string().nullable(),
    }),
  ),
  withdrawals: z.array(
    z.object({
      id: z.string(),
      receivedAt: time,
      isHandled: z.boolean(),
      lines: z.array(returnedLine).nullable(),
      part: z.string().nullable(),
    }),
  ),
  isRestockUsual: z.boolean(),
}) satisfies z.ZodType<OrderRefundOverview>;

export const refundResponseSchema = z.object({ data: refundViewSchema });

export const publishBodySchema = z.object({ project: z.guid() });

export const publishResponseSchema = z.object({ data: z.null() });

const label = studioTextSchema;
const namedRecordSchema = z.object({ label, title: z.string().nullable(), path: z.string() });
const stage = z.enum(buildStages);

const publishingStateSchema = z.object({
  isConfigured: z.boolean(),
  sites: z.array(
    z.object({
      project: z.string(),
      name: z.string(),
      domain: z.string(),
      live: z.object({ release: z.string(), since: time }).nullable(),
      publications: z.array(
        z.object({
          id: z.string(),
          state: z.enum([
            'queued',
            'sending',
            'sent',
            'building',
            'live',
            'failed',
            'superseded',
            'handed_over',
            'unhosted',
          ]),
          createdAt: time,
          startedAt: time.nullable(),
          endedAt: time.nullable(),
          stage: stage.nullable(),
          stages: z.array(z.object({ stage, tookMs: z.number() })),
          changedFileCount: z.int().nullable(),
          reason: z.object({ cause: z.enum(buildFailureCauses), details: z.array(z.string()) }).nullable(),
          record: namedRecordSchema.nullable(),
          problem: z.string().nullable(),
          nextAttemptAt: time.nullable(),
          editors: z.array(z.string()),
          changes: z.array(z.object({ ...namedRecordSchema.shape, path: z.string().nullable() })),
          changeCount: z.int(),
        }),
      ),
    }),
  ),
});

export const publishingResponseSchema = z.object({ data: publishingStateSchema });

/** See https://spec.openapis.org/oas/v3.1.1.html. */
export const openApiSchema = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });
