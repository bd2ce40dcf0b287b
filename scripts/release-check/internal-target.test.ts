import { expect, it } from 'vitest';
import { toInternalTarget } from './internal-target.ts';

const addresses = { siteUrl: 'https://a.example', backendUrl: 'https://a.example/backend' };

it.each([
  ['/kontakt', '/kontakt'],
  ['/kontakt?a=1#form', '/kontakt#form'],
  ['https://a.example/uhren/', '/uhren/'],
  ['#zeiten', '/en/watches#zeiten'],
  ['#:~:text=Gold', '/en/watches'],
  ['rolex', '/en/rolex'],
  ['?page=2', '/en/watches'],
  ['/über-uns', '/%C3%BCber-uns'],
  ['https://', 'malformed:https://'],
])('reads %s as %s', (link, target) => {
  expect(toInternalTarget(link, '/en/watches', addresses)).toBe(target);
});

it.each([
  '//b.example/x',
  'http://a.example/x',
  'mailto:a@a.example',
  'tel:+49',
  'data:,x',
  'https://a.example/backend/assets/1',
])('leaves %s to others', (link) => {
  expect(toInternalTarget(link, '/', addresses)).toBeUndefined();
});

it('knows the links without a host where the site has no address yet', () => {
  const unknown = { siteUrl: undefined, backendUrl: undefined };
  expect(toInternalTarget('/kontakt', '/', unknown)).toBe('/kontakt');
  expect(toInternalTarget('https://a.example/kontakt', '/', unknown)).toBeUndefined();
});
