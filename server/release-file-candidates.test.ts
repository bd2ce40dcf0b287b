import { expect, it } from 'vitest';
import {
  isNotFoundPageFile,
  escapeUndecodableUrlPath,
  toNotFoundPageCandidates,
  toReleaseFileCandidates,
} from './release-file-candidates.ts';

it.each([
  ['/', ['index.html']],
  ['/kontakt', ['kontakt', 'kontakt/index.html']],
  ['/en/contact/', ['en/contact/index.html']],
  ['/static/a/ring.webp', ['static/a/ring.webp', 'static/a/ring.webp/index.html']],
  ['/%C3%BCber%20uns', ['über uns', 'über uns/index.html']],
  ['/.well-known/security.txt', ['.well-known/security.txt', '.well-known/security.txt/index.html']],
  ['/a..b', ['a..b', 'a..b/index.html']],
  ['/page_data.json', ['page_data.json', 'page_data.json/index.html']],
])('%s is answered by %j', (pathname, files) => {
  expect(toReleaseFileCandidates(pathname)).toEqual(files);
});

it.each([
  '/../secrets',
  '/a/../../secrets',
  '/%2e%2e/secrets',
  '/a%2f..%2fb',
  '/..%5Csecrets',
  '//example.com',
  '/a//b',
  '/a%00.html',
  '/%E4',
  '/.env',
  '/.hosting/nginx/maps.conf',
  '/a/.git/config',
  '/_redirects.json',
  '/en/_site-policy.json',
  '/index.html.br',
  '/app.js.gz',
])('%s is answered by no file', (pathname) => {
  expect(toReleaseFileCandidates(pathname)).toEqual([]);
});

it.each([
  ['/nirgends', ['404.html', '404/index.html']],
  ['/en/nowhere', ['en/404.html', 'en/404/index.html', '404.html', '404/index.html']],
  ['/EN', ['en/404.html', 'en/404/index.html', '404.html', '404/index.html']],
  ['/english/x', ['404.html', '404/index.html']],
  ['/a/en/x', ['404.html', '404/index.html']],
])('a missing %s is answered by one of %j', (pathname, files) => {
  expect(toNotFoundPageCandidates(pathname)).toEqual(files);
  expect(files.every(isNotFoundPageFile)).toBe(true);
});

it.each(['404.html.br', 'a/404.html', 'en/a/404.html', 'x404.html', '404', '404/index.htm'])(
  '%s is not a 404 page',
  (file) => {
    expect(isNotFoundPageFile(file)).toBe(false);
  },
);

it.each([
  ['/kontakt?a=%E4', '/kontakt?a=%E4'],
  ['/%C3%BCber-uns', '/%C3%BCber-uns'],
  ['/%E4?a=%E4', '/%25E4?a=%E4'],
  ['/100%-gold', '/100%25-gold'],
  ['/%C3%BC%', '/%25C3%25BC%25'],
])('the address %s is read as %s', (url, decodable) => {
  expect(escapeUndecodableUrlPath(url)).toBe(decodable);
});
