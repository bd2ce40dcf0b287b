// Schemas that describe request bodies and responses in the API reference of the order service. Only the one of the id
// parameter also validates requests.
import { z } from 'zod';
import { previewableCollections, previewRecordReferenceSchema } from '../publishing/preview-link.ts';
import { publishingPanelStateSchema } from '../publishing/publishing-panel.ts';
import { orderDocumentsSchema } from '../shop/invoice.ts';
import { emailLinkKeySchema, requestProjectDomainSchema } from '../shop/request-body-field-schemas.ts';
import { bilingualStudioTextSchema, orderRefundOverviewSchema } from '../shop/refund.ts';
import { withdrawalRequestBodySchema } from '../shop/withdrawal.ts';

/** Response of POST /ecom/klarna/order; the specification requires a message. */
export const klarnaConfirmationResponseSchema = z.object({ status: z.literal('ok'), message: z.literal('ok') });

export const readinessResponseSchema = z.object({ state: z.enum(['ready', 'stopping', 'database_away']) });

/** An HTML page. */
export const htmlResponseSchema = z.string();

/** Body of the HTML form for browsers without scripts; every value is a string. */
export const noScriptWithdrawalRequestBodySchema = withdrawalRequestBodySchema.pick({
  name: true,
  contract: true,
  email: true,
  part: true,
  project: true,
  language: true,
  homepage: true,
  attempt: true,
});

export const oneClickUnsubscribeParameterSchemas = { project: requestProjectDomainSchema, key: emailLinkKeySchema };

export const draftPreviewParameterSchemas = {
  collection: z.enum(previewableCollections),
  item: previewRecordReferenceSchema.shape.item,
};

export const idParameterSchema = z.guid();

/** Errors of routes that the studio calls, in the format of Directus. */
export const studioErrorResponseSchema = z.object({
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

export const refundOverviewResponseSchema = z.object({ data: orderRefundOverviewSchema });

/** A file: PDF, CSV or XML. */
export const fileDownloadResponseSchema = z.string();

/** Such as `orders.webp`. */
export const guideImageFileNameParameterSchema = z.string();

/** Ids separated by commas. */
export const idListParameterSchema = z.string();

export const orderDocumentsResponseSchema = z.object({ data: orderDocumentsSchema });

export const duplicateProductResponseSchema = z.object({ data: z.object({ id: idParameterSchema }) });

export const publishSiteRequestBodySchema = z.object({ project: z.guid() });

export const publishSiteResponseSchema = z.object({ data: z.null() });

export const publishingPanelResponseSchema = z.object({ data: publishingPanelStateSchema });

/** See https://spec.openapis.org/oas/v3.1.1.html. */
export const openApiDocumentResponseSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.unknown()),
});
