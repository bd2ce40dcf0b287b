import { describe, expect, it } from 'vitest';
import { type RouteGuardCallerRole, isDirectusRouteAllowedForRole } from './allowed-directus-routes.ts';

const id = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10';

describe('open to', () => {
  it.each<[RouteGuardCallerRole, string, string]>([
    ['visitor', 'GET', '/items/page'],
    ['visitor', 'GET', '/items/page/7'],
    ['visitor', 'GET', '/items/page/'],
    ['visitor', 'HEAD', '/items/page'],
    ['visitor', 'OPTIONS', '/utils/hash/generate'],
    ['visitor', 'GET', `/assets/${id}`],
    ['visitor', 'GET', `/assets/${id}/ring.avif`],
    ['visitor', 'GET', `/files/${id}`],
    ['visitor', 'GET', '/files'],
    ['visitor', 'POST', '/ecom/order'],
    ['visitor', 'POST', '/ecom/order/status'],
    ['visitor', 'POST', '/auth/login'],
    ['visitor', 'GET', '/server/health'],
    ['editor', 'GET', '/items/page'],
    ['editor', 'SEARCH', '/items/page'],
    ['editor', 'PATCH', '/items/page/7'],
    ['editor', 'DELETE', `/files/${id}`],
    ['editor', 'SEARCH', '/users'],
    ['editor', 'GET', `/revisions/${id}`],
    ['editor', 'POST', '/graphql'],
    ['editor', 'GET', '/collections'],
    ['editor', 'GET', '/fields/page/title'],
    ['editor', 'POST', '/utils/sort/page'],
    ['editor', 'POST', '/auth/login'],
    ['editor', 'PATCH', `/users/${id}`],
    ['visitor', 'POST', '/users/invite/accept'],
    ['visitor', 'POST', '/auth/password/request'],
    ['visitor', 'POST', '/auth/password/reset'],
    ['owner', 'POST', '/users'],
    ['owner', 'POST', '/users/invite'],
    ['owner', 'PATCH', '/items/page/7'],
  ])('%s: %s %s', (caller, method, path) => {
    expect(isDirectusRouteAllowedForRole(caller, method, path)).toBe(true);
  });
});

describe('closed to', () => {
  it.each<[RouteGuardCallerRole, string, string]>([
    ['visitor', 'POST', '/items/page'],
    ['visitor', 'PATCH', '/items/page/7'],
    ['visitor', 'DELETE', '/items/page/7'],
    ['visitor', 'SEARCH', '/items/page'],
    ['visitor', 'GET', '/items'],
    ['visitor', 'GET', '/items/page/7/versions'],
    ['visitor', 'GET', '/ITEMS/page'],
    ['visitor', 'GET', '//items/page'],
    ['visitor', 'GET', '/x/items/page'],
    ['visitor', 'GET', '/files/ring.svg'],
    ['visitor', 'GET', `/files/${id}0`],
    ['visitor', 'GET', '/ecom'],
    ['visitor', 'GET', '/ecom/'],
    ['visitor', 'DELETE', '/ecom/order'],
    ['visitor', 'GET', '/users'],
    ['visitor', 'GET', `/users/${id}`],
    ['visitor', 'GET', '/users/me/tfa'],
    ['visitor', 'POST', '/graphql'],
    ['visitor', 'POST', '/utils/hash/generate'],
    ['visitor', 'POST', '/AUTH/password/request'],
    ['visitor', 'POST', '/files'],
    ['visitor', 'GET', '/revisions'],
    ['editor', 'POST', '/graphql/system'],
    ['visitor', 'POST', '/users/invite'],
    ['visitor', 'POST', '/users/register'],
    ['editor', 'POST', '/users'],
    ['editor', 'POST', '/users/invite'],
    ['owner', 'DELETE', `/users/${id}`],
    ['owner', 'POST', '/roles'],
    ['owner', 'POST', '/access'],
    ['owner', 'PATCH', '/settings'],
    ['owner', 'POST', `/users/${id}/tfa/disable`],
    ['editor', 'POST', '/utils/hash/generate'],
    ['editor', 'PATCH', '/settings'],
    ['editor', 'GET', '/schema/snapshot'],
    ['editor', 'POST', '/collections'],
    ['editor', 'DELETE', '/fields/page/title'],
    ['editor', 'PATCH', '/files/import'],
    ['editor', 'POST', '/files/import'],
    ['editor', 'POST', '/extensions/registry/install'],
  ])('%s: %s %s', (caller, method, path) => {
    expect(isDirectusRouteAllowedForRole(caller, method, path)).toBe(false);
  });
});
