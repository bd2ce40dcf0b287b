// The words of the durability guarantee's box (law row L15), from the message file `guarantee`. Used by the product's page, the
// cart and the checkout.
import type { TFunction } from 'i18next';

export const toGuaranteeTexts = (t: TFunction<'guarantee'>, years: number) => ({
  heading: t('label.heading'),
  years: t('label.years', { count: years }),
  besides: t('label.besides'),
  terms: t('label.terms'),
});
