import { describe, expect, it } from 'vitest';
import { readBuildEnvironment } from './build-environment.ts';

const complete = { BACKEND_URL: 'http://localhost:8055/', BACKEND_TOKEN: 't', PROJECT_DOMAIN: 'shop.example' };

describe('readBuildEnvironment', () => {
  it('applies the defaults', () => {
    expect(readBuildEnvironment(complete)).toEqual({
      backendUrl: 'http://localhost:8055',
      publicBackendUrl: 'http://localhost:8055',
      access: { token: 't' },
      domain: 'shop.example',
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

  it('accepts credentials instead of a token', () => {
    const variables = {
      ...complete,
      BACKEND_TOKEN: undefined,
      BACKEND_EMAIL: 'build@shop.example',
      BACKEND_PASSWORD: 'p',
    };
    expect(readBuildEnvironment(variables).access).toEqual({ email: 'build@shop.example', password: 'p' });
  });

  it('keeps an empty store root, which disables the shop', () => {
    expect(readBuildEnvironment({ ...complete, STORE_ROOT: '' }).storeRoot).toBe('');
  });

  it('has analytics only with a URL and a site id', () => {
    const variables = { ...complete, MATOMO_URL: 'https://matomo.shop.example/', MATOMO_SITE_ID: '3' };
    expect(readBuildEnvironment(variables).analytics).toEqual({ url: 'https://matomo.shop.example', siteId: '3' });
    expect(readBuildEnvironment({ ...complete, MATOMO_URL: '', MATOMO_SITE_ID: '' }).analytics).toBeUndefined();
  });

  it('enables offline support by default', () => {
    expect(readBuildEnvironment({ ...complete, OFFLINE: '' }).hasOffline).toBe(true);
    expect(readBuildEnvironment({ ...complete, OFFLINE: 'false' }).hasOffline).toBe(false);
  });

  it('parses the record to preview', () => {
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
    ['PROJECT_DOMAIN', { PROJECT_DOMAIN: 'https://shop.example' }],
    ['SITE_URL', { SITE_URL: 'shop.example' }],
    ['STORE_ROOT', { STORE_ROOT: 'shop/' }],
    ['MATOMO_URL', { MATOMO_URL: 'matomo.shop.example' }],
    ['MATOMO_SITE_ID', { MATOMO_URL: 'https://matomo.shop.example' }],
    ['MATOMO_SITE_ID', { MATOMO_URL: 'https://matomo.shop.example', MATOMO_SITE_ID: 'first' }],
  ])('reports %s if it is missing or malformed: %o', (name, change) => {
    expect(() => readBuildEnvironment({ ...complete, ...change })).toThrow(
      new RegExp(`^The build cannot start[^]*${name} `),
    );
  });

  it('reports all problems together', () => {
    expect(() => readBuildEnvironment({})).toThrow(/BACKEND_URL[^]*PROJECT_DOMAIN/);
  });
});
