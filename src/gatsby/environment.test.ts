import { describe, expect, it } from 'vitest';
import { readBuildEnvironment } from './environment.ts';

const complete = { BACKEND_URL: 'http://localhost:8055/', BACKEND_TOKEN: 't', PROJECT_DOMAIN: 'house.example' };

describe('readBuildEnvironment', () => {
  it('fills in what may be left out', () => {
    expect(readBuildEnvironment(complete)).toEqual({
      backendUrl: 'http://localhost:8055',
      publicBackendUrl: 'http://localhost:8055',
      access: { token: 't' },
      domain: 'house.example',
      siteUrl: undefined,
      storeRoot: '/',
      loginUrl: undefined,
      paymentScripts: {
        paypalUrl: 'https://www.paypal.com/web-sdk/v6/core',
        klarnaUrl: 'https://x.klarnacdn.net/kp/lib/v1/api.js',
      },
      hasOffline: true,
      previewRecord: undefined,
      hasStyleGuide: false,
    });
  });

  it('takes credentials instead of a token', () => {
    const variables = {
      ...complete,
      BACKEND_TOKEN: undefined,
      BACKEND_EMAIL: 'build@house.example',
      BACKEND_PASSWORD: 'p',
    };
    expect(readBuildEnvironment(variables).access).toEqual({ email: 'build@house.example', password: 'p' });
  });

  it('keeps an empty store root, which switches the shop off', () => {
    expect(readBuildEnvironment({ ...complete, STORE_ROOT: '' }).storeRoot).toBe('');
  });

  it('has analytics only with an address and a site', () => {
    const variables = { ...complete, MATOMO_URL: 'https://matomo.house.example/', MATOMO_SITE_ID: '3' };
    expect(readBuildEnvironment(variables).analytics).toEqual({ url: 'https://matomo.house.example', siteId: '3' });
    expect(readBuildEnvironment({ ...complete, MATOMO_URL: '', MATOMO_SITE_ID: '' }).analytics).toBeUndefined();
  });

  it('works offline unless told not to', () => {
    expect(readBuildEnvironment({ ...complete, OFFLINE: '' }).hasOffline).toBe(true);
    expect(readBuildEnvironment({ ...complete, OFFLINE: 'false' }).hasOffline).toBe(false);
  });

  it('shows one record before it is published where it is told to', () => {
    const variables = { ...complete, PREVIEW_RECORD: 'ecommerce_product/0a5d2f0e-5e5b' };
    expect(readBuildEnvironment(variables).previewRecord).toEqual({
      collection: 'ecommerce_product',
      item: '0a5d2f0e-5e5b',
    });
    expect(readBuildEnvironment({ ...complete, PREVIEW_RECORD: '' }).previewRecord).toBeUndefined();
  });

  it.each([
    ['PREVIEW_RECORD', { PREVIEW_RECORD: 'directus_users/1' }],
    ['PREVIEW_RECORD', { PREVIEW_RECORD: 'page/../1' }],
    ['OFFLINE', { OFFLINE: 'no' }],
    ['BACKEND_URL', { BACKEND_URL: undefined }],
    ['BACKEND_URL', { BACKEND_URL: 'localhost:8055' }],
    ['BACKEND_TOKEN', { BACKEND_TOKEN: undefined }],
    ['PROJECT_DOMAIN', { PROJECT_DOMAIN: undefined }],
    ['PROJECT_DOMAIN', { PROJECT_DOMAIN: 'https://house.example' }],
    ['SITE_URL', { SITE_URL: 'house.example' }],
    ['STORE_ROOT', { STORE_ROOT: 'shop/' }],
    ['MATOMO_URL', { MATOMO_URL: 'matomo.house.example' }],
    ['MATOMO_SITE_ID', { MATOMO_URL: 'https://matomo.house.example' }],
    ['MATOMO_SITE_ID', { MATOMO_URL: 'https://matomo.house.example', MATOMO_SITE_ID: 'first' }],
  ])('names %s when it is missing or malformed: %o', (name, change) => {
    expect(() => readBuildEnvironment({ ...complete, ...change })).toThrow(
      new RegExp(`^The build cannot start[^]*${name} `),
    );
  });

  it('names every problem at once', () => {
    expect(() => readBuildEnvironment({})).toThrow(/BACKEND_URL[^]*PROJECT_DOMAIN/);
  });
});
