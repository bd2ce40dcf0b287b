// Messages of the studio's documents in its two languages, and the addresses of their files. For the panel in the order
// form and the module that prints several at once.
import de from '../../../locales/de/studioDocuments.json' with { type: 'json' };
import en from '../../../locales/en/studioDocuments.json' with { type: 'json' };
import type { Cents } from '../../../contract/cents.ts';
import type { InvoiceKind } from '../../../contract/shop/invoice.ts';
import { formatPrice } from '../../../domain/format-amounts.ts';
import { memoize } from '../../../domain/memoize.ts';
import { createStudioMessages } from '../../studio/create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const getStudioOrderDocumentMessages = createStudioMessages({ de, en });

export type StudioOrderDocumentMessages = ReturnType<typeof getStudioOrderDocumentMessages>;

/** In both languages: Directus reads it before it knows the user. */
export const documentsModuleBilingualTitle = `${de.title} / ${en.title}`;

/** "−104,90 €" for a credit note. */
export const formatSignedInvoiceAmount = (
  { language }: StudioOrderDocumentMessages,
  { kind, totalCents }: { kind: InvoiceKind; totalCents: Cents },
): string => formatPrice(kind === 'invoice' ? totalCents : -totalCents, language);

const toDateFormat = memoize(
  (region: string) => new Intl.DateTimeFormat(region, { day: '2-digit', month: '2-digit', year: 'numeric' }),
);

/** "26.11.2026" of a date or a moment, in the time zone of the browser. */
export const formatDocumentDate = ({ region }: StudioOrderDocumentMessages, value: string): string =>
  toDateFormat(region).format(
    // Without a time of day a text would be midnight in UTC.
    new Date(value.length === 10 ? `${value}T12:00:00` : value),
  );

/** Where the service is: the studio is at `/admin`, perhaps below a folder. */
const getServiceUrl = (): string => `${window.location.pathname.split('/admin')[0] ?? ''}/ecom/staff`;

export const toInvoicesPdfUrl = (ids: readonly string[]): string => `${getServiceUrl()}/invoices/${ids.join(',')}`;

export const toEInvoiceUrl = (id: string): string => `${getServiceUrl()}/e-invoices/${id}`;

export const toDeliveryNotesUrl = (ids: readonly string[]): string =>
  `${getServiceUrl()}/delivery-notes/${ids.join(',')}`;

export const toBookkeepingExportUrl = (project: string, month: string): string =>
  `${getServiceUrl()}/projects/${project}/bookkeeping/${month}`;
