// The form of the step "shipped": carrier and tracking number, and what is saved with the new state. Pure.
import { trackableCarrierNames, toParcelTrackingUrl } from '../../../domain/parcel-tracking.ts';
import type { SingleOrderOverview } from './order-overview-record.ts';

export interface ShipmentTrackingFormState {
  carrier: string;
  /** The carrier is none of the known ones and has a name of its own. */
  isOtherCarrier: boolean;
  number: string;
  /** Only for another carrier: the link of a known one follows from its number. */
  link: string;
}

/** Starts with what the order has: its shipping rate names a carrier. */
export const createShipmentTrackingFormState = ({
  tracking,
}: Pick<SingleOrderOverview, 'tracking'>): ShipmentTrackingFormState => {
  const known = trackableCarrierNames.find(
    (carrier) => carrier.toLowerCase() === tracking.carrier.trim().toLowerCase(),
  );
  return {
    carrier: known ?? tracking.carrier,
    isOtherCarrier: known === undefined && tracking.carrier !== '',
    number: tracking.number,
    link: known === undefined ? (tracking.url ?? '') : '',
  };
};

const toValue = (text: string): string | null => text.trim() || null;

/** The fields of the order; the email about the step contains them. */
export const toShipmentTrackingOrderFields = ({
  carrier,
  isOtherCarrier,
  number,
  link,
}: ShipmentTrackingFormState) => ({
  shipping_provider: toValue(carrier),
  tracking_number: toValue(number),
  tracking_url: isOtherCarrier ? toValue(link) : null,
});

/** The link that the customer gets, to be checked before; the page of the order shows secure links only. */
export const toShippingFormTrackingUrl = ({
  carrier,
  isOtherCarrier,
  number,
  link,
}: ShipmentTrackingFormState): string | null => {
  if (!isOtherCarrier) return toParcelTrackingUrl(carrier, number);
  return /^https:\/\/\S+$/.test(link.trim()) ? link.trim() : null;
};
