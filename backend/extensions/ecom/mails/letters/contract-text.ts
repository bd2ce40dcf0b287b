// The contract text that comes with the order-received mail as a PDF (law row L13, §312f BGB): who, what, at which price,
// how it is paid and delivered.
import { formatMoment } from '../../../../../domain/format-dates.ts';
import { type Block, heading, paragraph } from '../content/document.ts';
import type { MailedOrder } from '../content/order.ts';
import { mailTexts } from '../texts/by-language.ts';
import { toPickup } from './letter.ts';
import { toDetails, toLines, toTotals } from './order-parts.ts';

export const toContractText = (order: MailedOrder): Block[] => {
  const { house, language } = order;
  const texts = mailTexts[language];
  const { contract } = texts;
  return [
    heading(1, contract.title(order.number)),
    paragraph(contract.ordered(formatMoment(order.placedAt, language, house.timeZone))),
    heading(2, contract.seller),
    paragraph([house.companyName, ...house.address, house.phone, house.email, house.domain].filter(Boolean).join('\n')),
    ...toLines(order, texts, language),
    ...toTotals(order, texts, language),
    ...toDetails(order, texts),
    ...(order.pickup ? [heading(2, texts.pickup.heading), ...toPickup(order, texts)] : []),
    paragraph(contract.terms),
  ];
};
