// Reads a delivery time that editors wrote in words ("2–3 Werktage", "6 to 8 weeks") as working days. Used once, when the fields
// for the days are added to products that have words only. Pure.
import { toWorkingDays, type WorkingDays } from '../../domain/delivery-time.ts';

/** Working days in one of what is counted. Plain days are taken for working days: no promise becomes shorter by that. */
const daysIn = (unit: string): number => (/^(woche|week|semaine)/i.test(unit) ? 5 : 1);

const about = '(?:ca\\.?|circa|etwa|rund|about|approx\\.?|env\\.?|environ|in|innerhalb von|within|sous)?';
const to = '(?:-|–|—|bis(?: zu)?|to|à|or|oder|ou)';
const unit =
  'werktagen?|werktage?|arbeitstagen?|arbeitstage?|tagen?|tage?|wochen?|(?:working|business) days?|days?|weeks?|jours? ouvr(?:é|able)s?|jours?|semaines?';

/** What follows a comma or stands in brackets says how, not how long. */
const usualForm = new RegExp(
  `^${about}\\s*(\\d{1,2})\\s*(?:${to}\\s*(\\d{1,2})\\s*)?(${unit})\\s*(?:[,;(].*)?\\.?$`,
  'iu',
);

/** `null` for words that are no delivery time of a usual form: they stay words. */
export const parseDeliveryDays = (text: string | null): WorkingDays | null => {
  const [, first, second, counted] = usualForm.exec((text ?? '').trim().replaceAll(/[\s\u00a0\u202f]+/g, ' ')) ?? [];
  if (first === undefined || counted === undefined) return null;
  const inDays = (number: string) => Number(number) * daysIn(counted);
  const days = toWorkingDays(inDays(first), inDays(second ?? first));
  return days && days.min > 0 ? days : null;
};
