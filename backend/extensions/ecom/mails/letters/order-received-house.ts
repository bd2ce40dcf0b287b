// To the house, in German: what was ordered, as the workshop reads it. Answers go to the shopper.
import { formatMoment } from '../../../../../domain/format-dates.ts';
import { heading, paragraph, small } from '../content/document.ts';
import type { MailedOrder } from '../content/order.ts';
import { mailTexts } from '../texts/by-language.ts';
import { toPickup, type Letter } from './letter.ts';
import { toDetails, toLines, toTotals } from './order-parts.ts';

const languageNames = new Intl.DisplayNames('de-DE', { type: 'language' });

/** `null` where the house has named no address to report to. */
export const toHouseOrder = (order: MailedOrder): Letter | null => {
  const texts = mailTexts.de;
  const { house, number } = order;
  if (house.email === null) return null;
  return {
    recipient: house.email,
    replyTo: order.email,
    subject: texts.house.subject(number, house.displayName),
    language: 'de',
    blocks: [
      heading(1, texts.house.heading),
      small(texts.orderNumber(number)),
      paragraph(
        texts.house.text(
          formatMoment(order.placedAt, 'de', house.timeZone),
          languageNames.of(order.language) ?? order.language,
        ),
      ),
      ...toLines(order, texts, 'de'),
      ...toTotals(order, texts, 'de'),
      ...toDetails(order, texts),
      ...(order.pickup ? [heading(2, texts.pickup.heading)] : []),
      ...toPickup(order, texts),
      paragraph(texts.house.studio),
    ],
  };
};
