// POST /ecom/studio/mail-preview and …/test: an email with example data and the texts that an editor is writing.
import { z } from 'zod';
import { locales } from '../locale.ts';

const text = z.string().max(5_000).nullish();

export const mailPreviewRequestBodySchema = z.strictObject({
  /** Without one, the first project of the user. */
  project: z.guid().optional(),
  kind: z.string().max(32),
  language: z.enum(locales),
  texts: z.strictObject({ subject: text, greeting: text, introduction: text, extra: text, closing: text }),
});

export type MailPreviewRequestBody = z.infer<typeof mailPreviewRequestBodySchema>;

const mailPreviewSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });

export type MailPreview = z.infer<typeof mailPreviewSchema>;

export const mailPreviewResponseSchema = z.object({ data: mailPreviewSchema });

export const testMailResponseSchema = z.object({ data: z.object({ recipient: z.string() }) });
