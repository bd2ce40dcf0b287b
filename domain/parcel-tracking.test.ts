import { expect, it } from 'vitest';
import { trackableCarrierNames, toParcelTrackingUrl } from './parcel-tracking.ts';

it.each([
  ['DHL', '00340434161094042557', /^https:\/\/www\.dhl\.de\/.*piececode=00340434161094042557$/],
  [' dhl ', '0034 0434 1610', /piececode=003404341610$/],
  ['GLS', 'A&B', /match=A%26B$/],
])('links a parcel of %j with the number %j', (carrier, number, link) => {
  expect(toParcelTrackingUrl(carrier, number)).toMatch(link);
});

it.each([
  ['Kurier Huber', '123'],
  ['DHL', ' '],
  ['DHL', null],
  [null, '123'],
])('has no link for %j with the number %j', (carrier, number) => {
  expect(toParcelTrackingUrl(carrier, number)).toBeNull();
});

it('has a secure link for each carrier', () => {
  for (const carrier of trackableCarrierNames) expect(toParcelTrackingUrl(carrier, '1')).toMatch(/^https:\/\/[^ ]+1$/);
});
