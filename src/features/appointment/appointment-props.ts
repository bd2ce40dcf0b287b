// What the booking of appointments needs: shared by its door and its island.
import type { Locale } from '../../../contract/locale.ts';
import type { AppointmentOffer } from '../../../domain/appointment.ts';

export interface AppointmentProps {
  offer: AppointmentOffer;
  /** Localized path of the page itself, to which a cancellation leads for another appointment. */
  path: string;
  /** Localized path of the privacy page (law row L24). */
  privacyPath: string;
  language: Locale;
}
