import { expect, it } from 'vitest';
import {
  createShipmentTrackingFormState,
  toShippingFormTrackingUrl,
  toShipmentTrackingOrderFields,
} from './shipment-tracking-form-state.ts';

const start = (carrier: string, url: string | null = null) =>
  createShipmentTrackingFormState({ tracking: { carrier, number: '', url } });

it('starts with the carrier of the shipping rate, known or not', () => {
  expect(start('dhl')).toEqual({ carrier: 'DHL', isOtherCarrier: false, number: '', link: '' });
  expect(start('Kurier Huber', 'https://huber.example/1')).toEqual({
    carrier: 'Kurier Huber',
    isOtherCarrier: true,
    number: '',
    link: 'https://huber.example/1',
  });
  expect(start('')).toMatchObject({ carrier: '', isOtherCarrier: false });
});

it('leaves the link of a known carrier to carrier and number, and shows it', () => {
  const form = { ...start('DHL'), number: ' 0034 0434 ', link: 'https://old.example' };
  expect(toShipmentTrackingOrderFields(form)).toEqual({
    shipping_provider: 'DHL',
    tracking_number: '0034 0434',
    tracking_url: null,
  });
  expect(toShippingFormTrackingUrl(form)).toMatch(/piececode=00340434$/);
});

it('saves the link of another carrier, and offers only a secure one to check', () => {
  const form = { ...start('Kurier Huber'), number: 'K7', link: ' https://huber.example/7 ' };
  expect(toShipmentTrackingOrderFields(form)).toEqual({
    shipping_provider: 'Kurier Huber',
    tracking_number: 'K7',
    tracking_url: 'https://huber.example/7',
  });
  expect(toShippingFormTrackingUrl(form)).toBe('https://huber.example/7');
  expect(toShippingFormTrackingUrl({ ...form, link: 'javascript:alert(1)' })).toBeNull();
});

it('saves an empty form as nothing', () => {
  expect(toShipmentTrackingOrderFields(start(''))).toEqual({
    shipping_provider: null,
    tracking_number: null,
    tracking_url: null,
  });
  expect(toShippingFormTrackingUrl(start(''))).toBeNull();
});
