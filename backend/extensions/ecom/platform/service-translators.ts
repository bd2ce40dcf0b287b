// Translators of the order service by topic, built from `locales/`, and helpers for texts in HTML. `getGermanStaffMessage`
// is German only.
import deDelivery from '../../../../locales/de/delivery.json' with { type: 'json' };
import deDocuments from '../../../../locales/de/documents.json' with { type: 'json' };
import deEmails from '../../../../locales/de/emails.json' with { type: 'json' };
import deOrderEmails from '../../../../locales/de/orderEmails.json' with { type: 'json' };
import deOrderStatus from '../../../../locales/de/orderStatus.json' with { type: 'json' };
import dePersonalization from '../../../../locales/de/personalization.json' with { type: 'json' };
import deProduct from '../../../../locales/de/product.json' with { type: 'json' };
import deProducts from '../../../../locales/de/products.json' with { type: 'json' };
import deStaff from '../../../../locales/de/staff.json' with { type: 'json' };
import deStudioRefusals from '../../../../locales/de/studioRefusals.json' with { type: 'json' };
import deSearch from '../../../../locales/de/search.json' with { type: 'json' };
import deSearchNoScript from '../../../../locales/de/searchNoScript.json' with { type: 'json' };
import deThanks from '../../../../locales/de/thanks.json' with { type: 'json' };
import deWithdrawalNoScript from '../../../../locales/de/withdrawalNoScript.json' with { type: 'json' };
import enDelivery from '../../../../locales/en/delivery.json' with { type: 'json' };
import enDocuments from '../../../../locales/en/documents.json' with { type: 'json' };
import enEmails from '../../../../locales/en/emails.json' with { type: 'json' };
import enOrderEmails from '../../../../locales/en/orderEmails.json' with { type: 'json' };
import enOrderStatus from '../../../../locales/en/orderStatus.json' with { type: 'json' };
import enPersonalization from '../../../../locales/en/personalization.json' with { type: 'json' };
import enProduct from '../../../../locales/en/product.json' with { type: 'json' };
import enProducts from '../../../../locales/en/products.json' with { type: 'json' };
import enStudioRefusals from '../../../../locales/en/studioRefusals.json' with { type: 'json' };
import enSearch from '../../../../locales/en/search.json' with { type: 'json' };
import enSearchNoScript from '../../../../locales/en/searchNoScript.json' with { type: 'json' };
import enThanks from '../../../../locales/en/thanks.json' with { type: 'json' };
import enWithdrawalNoScript from '../../../../locales/en/withdrawalNoScript.json' with { type: 'json' };
import frDelivery from '../../../../locales/fr/delivery.json' with { type: 'json' };
import frDocuments from '../../../../locales/fr/documents.json' with { type: 'json' };
import frEmails from '../../../../locales/fr/emails.json' with { type: 'json' };
import frOrderEmails from '../../../../locales/fr/orderEmails.json' with { type: 'json' };
import frOrderStatus from '../../../../locales/fr/orderStatus.json' with { type: 'json' };
import frPersonalization from '../../../../locales/fr/personalization.json' with { type: 'json' };
import frProduct from '../../../../locales/fr/product.json' with { type: 'json' };
import frProducts from '../../../../locales/fr/products.json' with { type: 'json' };
import frSearch from '../../../../locales/fr/search.json' with { type: 'json' };
import frSearchNoScript from '../../../../locales/fr/searchNoScript.json' with { type: 'json' };
import frThanks from '../../../../locales/fr/thanks.json' with { type: 'json' };
import frWithdrawalNoScript from '../../../../locales/fr/withdrawalNoScript.json' with { type: 'json' };
import type { BilingualStudioText } from '../../../../contract/shop/refund.ts';
import { createMessageTranslator } from '../../../../domain/message-translator.ts';
import { escapeHtml } from '../../../../domain/html-and-plain-text.ts';

export const getDeliveryTimeTranslator = createMessageTranslator({ de: deDelivery, en: enDelivery, fr: frDelivery });

export const getEmailTranslator = createMessageTranslator({
  de: {
    ...deEmails,
    order: deOrderEmails,
    orderStatus: deOrderStatus,
    next: deThanks.order.next,
    battery: deProduct.battery,
  },
  en: {
    ...enEmails,
    order: enOrderEmails,
    orderStatus: enOrderStatus,
    next: enThanks.order.next,
    battery: enProduct.battery,
  },
  fr: {
    ...frEmails,
    order: frOrderEmails,
    orderStatus: frOrderStatus,
    next: frThanks.order.next,
    battery: frProduct.battery,
  },
});

export type EmailTranslator = ReturnType<typeof getEmailTranslator>;

/** "Name: value" with the colon of the language; without a value only the label and colon. */
export const formatLabelledValue = (t: EmailTranslator, name: string, value = ''): string => t('pair', { name, value });

/** Invoices, credit notes and delivery notes. */
export const getDocumentTranslator = createMessageTranslator({ de: deDocuments, en: enDocuments, fr: frDocuments });

export type DocumentTranslator = ReturnType<typeof getDocumentTranslator>;

export const getPersonalizationTranslator = createMessageTranslator({
  de: dePersonalization,
  en: enPersonalization,
  fr: frPersonalization,
});

/** Messages to editors in the studio's two languages. */
export const getStudioRefusalTranslator = createMessageTranslator({ de: deStudioRefusals, en: enStudioRefusals });

type StudioKey = Parameters<ReturnType<typeof getStudioRefusalTranslator>>[0];

/** Both languages, for the studio to choose from. */
export const translateToBilingualStudioText = (
  key: StudioKey,
  values?: Record<string, number | string>,
): BilingualStudioText => ({
  de: getStudioRefusalTranslator('de')(key, values),
  en: getStudioRefusalTranslator('en')(key, values),
});

/** Both languages in one text, for responses if the language of the reader is unknown. */
export const formatInBothStudioLanguages = (key: StudioKey, values?: Record<string, number | string>): string =>
  Object.values(translateToBilingualStudioText(key, values)).join(' / ');

/** The results page of the search without JavaScript, with the texts of the list that it stands for. */
export const getNoScriptSearchPageTranslator = createMessageTranslator({
  de: { ...deSearchNoScript, list: deProducts, groups: deSearch.groups },
  en: { ...enSearchNoScript, list: enProducts, groups: enSearch.groups },
  fr: { ...frSearchNoScript, list: frProducts, groups: frSearch.groups },
});

export type NoScriptSearchPageTranslator = ReturnType<typeof getNoScriptSearchPageTranslator>;

export const getNoScriptWithdrawalPageTranslator = createMessageTranslator({
  de: deWithdrawalNoScript,
  en: enWithdrawalNoScript,
  fr: frWithdrawalNoScript,
});

export const getGermanStaffMessage = createMessageTranslator({ de: deStaff })('de');

const languageNames = new Intl.DisplayNames('de-DE', { type: 'language' });

/** Name of a visitor's language in German, for the staff. */
export const toGermanLanguageName = (language: string): string => languageNames.of(language) ?? language;

/** Escaped HTML with `<br>` for line breaks. */
export const toHtmlWithLineBreaks = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');
