// Returns a time zone whose current date differs from Berlin's, so that tests detect calculations in the wrong zone
// at any time of day.
import { toDateInTimeZone } from '../../domain/delivery-time.ts';

/** Half a day ahead of Berlin and half a day behind it. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;

export const findTimeZoneOnDifferentDate = (now = new Date()): string =>
  zones.find((zone) => toDateInTimeZone(now, zone) !== toDateInTimeZone(now, 'Europe/Berlin')) ?? zones[0];
