// A time zone in which it is another day just now than in Berlin: whoever counts with the wrong one of the two is found out at any
// time of the day. Used by the tests of what projects elsewhere show.
import { toLocalDay } from '../../domain/delivery-time.ts';

/** Half a day ahead of Berlin and half a day behind it. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;

export const toZoneOfAnotherDay = (now = new Date()): string =>
  zones.find((zone) => toLocalDay(now, zone) !== toLocalDay(now, 'Europe/Berlin')) ?? zones[0];
