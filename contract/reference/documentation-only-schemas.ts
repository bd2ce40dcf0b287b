// Schemas that only describe request bodies and responses in the API reference of the order service. They do not parse
// anything.
import { z } from 'zod';
import { previewableCollections, previewRecordReferenceSchema } from '../publishing/preview-link.ts';
import { publishingPanelStateSchema } from '../publishing/publishing-panel.ts';
import { emailLinkKeySchema, projectDomainSchema } from '../shop/body-fields.ts';
import { bilingualStudioTextSchema, orderRefundOverviewSchema } from '../shop/refund.ts';
import { withdrawalSchema } from '../shop/withdrawal.ts';

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

/** Errors of routes that the studio calls, in the format of Directus. */
export const studioErrorSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      extensions: z.object({
        code: z.string(),
        reason: z.string().optional(),
        field: z.string().optional(),
        text: bilingualStudioTextSchema.optional(),
      }),
    }),
  ),
});

export const refundResponseSchema = z.object({ data: orderRefundOverviewSchema });

export const publishBodySchema = z.object({ project: z.guid() });

export const publishResponseSchema = z.object({ data: z.null() });

export const publishingResponseSchema = z.object({ data: publishingPanelStateSchema });

/** See https://spec.openapis.org/oas/v3.1.1.html. */
export const openApiSchema = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });
