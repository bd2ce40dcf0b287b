import { expect, it } from 'vitest';
import { toRedirectPageHtml } from './create-redirects.ts';

it('redirects immediately and with a link, and escapes the URL', () => {
  const page = toRedirectPageHtml({ to: 'https://portal.example/login?a=1&b="<x>' });
  expect(page).toContain(
    'http-equiv="refresh" content="0; url=https://portal.example/login?a=1&#38;b=&#34;&#60;x&#62;"',
  );
  expect(page).toContain('<a href="https://portal.example/login?a=1&#38;b=&#34;&#60;x&#62;">');
});
