// Parcel carriers and the links to their tracking pages, for emails, the order status page and the studio's order form.
// Pure.

const trackingPages = {
  DHL: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  DPD: 'https://tracking.dpd.de/status/de_DE/parcel/',
  GLS: 'https://gls-group.com/DE/de/paketverfolgung?match=',
  Hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#',
  UPS: 'https://www.ups.com/track?tracknum=',
} as const;

/** Carriers whose tracking page is known, as the staff writes them. */
export const trackableCarrierNames = Object.keys(trackingPages);

/**
 * Link to the parcel on its carrier's page; `null` for another carrier or without a number. Spaces in the number, as
 * printed on receipts, are left out.
 */
export const toParcelTrackingUrl = (carrier: string | null, number: string | null): string | null => {
  const code = (number ?? '').replaceAll(/\s/g, '');
  const name = carrier?.trim().toLowerCase();
  const page = Object.entries(trackingPages).find(([known]) => known.toLowerCase() === name)?.[1];
  return page === undefined || code === '' ? null : `${page}${encodeURIComponent(code)}`;
};
