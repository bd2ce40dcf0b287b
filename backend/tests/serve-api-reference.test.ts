// The public API reference: the OpenAPI document and its HTML page.
import { expect, inject, it } from 'vitest';

const { url } = inject('backend');

it('serves the OpenAPI 3.1 document publicly and cacheably', async () => {
  const response = await fetch(`${url}/ecom/openapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/ecom/order', '/ecom/openapi.json']));
  expect(response.headers.get('etag')).not.toBeNull();
});

it('serves the reference as an HTML page without scripts that is not indexed', async () => {
  const response = await fetch(`${url}/ecom/openapi`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const page = await response.text();
  expect(page).toContain('POST /ecom/order');
  expect(page).not.toContain('<script');
});
