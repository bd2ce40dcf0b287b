// Messages of the order overview in the studio's two languages.
import deOrderStatus from '../../../locales/de/orderStatus.json' with { type: 'json' };
import de from '../../../locales/de/studioOrders.json' with { type: 'json' };
import enOrderStatus from '../../../locales/en/orderStatus.json' with { type: 'json' };
import en from '../../../locales/en/studioOrders.json' with { type: 'json' };
import { createStudioMessages } from '../../studio/create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const getOrderOverviewMessages = createStudioMessages({
  de: { ...de, course: deOrderStatus.course },
  en: { ...en, course: enOrderStatus.course },
});

export type OrderOverviewMessages = ReturnType<typeof getOrderOverviewMessages>;

/** "Englisch" for `en`. */
export const formatOrderLanguage = ({ region }: OrderOverviewMessages, language: string): string =>
  new Intl.DisplayNames(region, { type: 'language' }).of(language) ?? language;
