// Report of `npm run privacy -- erase`: deleted records, kept records and their retention dates.
import type { PersonalDataErasureReport } from '../backend/privacy/erase-personal-data.ts';

const recordLabels: Record<string, string> = {
  ecommerce_invoice: 'invoice or credit note',
  ecommerce_order: 'order',
  ecommerce_withdrawal: 'withdrawal of',
  newsletter_subscription: 'proof of the newsletter’s consent of',
};

/** In German time, which applies to the legal retention periods; `sv` formats dates like ISO 8601. */
const toDay = (moment: Date): string => moment.toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });

/** Lines for the terminal. */
export const toErasureReportLines = (
  { ended, upcoming, kept }: PersonalDataErasureReport,
  isDryRun: boolean,
): string[] => {
  const counts = Object.entries(ended).map(([collection, count]) => `${collection} ${count}`);
  return [
    isDryRun ? 'This would be deleted or anonymised (nothing was changed):' : 'Deleted or anonymised:',
    `  ${counts.length === 0 ? 'nothing' : counts.join(', ')}`,
    ...(upcoming > 0 ? [`  ${upcoming} of the appointments were still to come: inform the shop.`] : []),
    ...(ended['ecommerce_product_rating'] ? ['  Build the site again: a rating is gone from its pages.'] : []),
    ...(kept.length > 0 ? ['Kept, because the law asks for it, and deleted or anonymised by itself on:'] : []),
    ...kept.map(
      ({ collection, name, until }) => `  ${toDay(until)}  ${recordLabels[collection] ?? collection} ${name}`,
    ),
    'Ratings without an order name no address: if there is one, look for its name in the studio.',
  ];
};
