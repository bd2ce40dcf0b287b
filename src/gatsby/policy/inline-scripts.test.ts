import { describe, expect, it } from 'vitest';
import { checkInlineScripts, toScriptHash } from './inline-scripts.ts';

const known = new Set(['start()']);
const check = (html: string) => () => checkInlineScripts(html, '/kontakt', known);

describe('checkInlineScripts', () => {
  it.each([
    '<script>start()</script>',
    '<script data-scripts="/app-1.js">start()</script>',
    '<script type="application/ld+json" data-gatsby-head="true">{"onclick":"x"}</script>',
    '<script src="/app-1.js" async></script>',
    '<p>Ein Wort wie onload= im Text</p><a href="/?online=1" title="so onset=1">x</a>',
  ])('lets pass %s', (html) => {
    expect(check(html)).not.toThrow();
  });

  it.each([
    ['<script>window.pagePath="/kontakt"</script>', 'window.pagePath="/kontakt"'],
    ['<script>start() </script>', 'start()'],
    ['<script src="https://elsewhere.example/x.js"></script>', 'elsewhere.example'],
    ['<script src="//elsewhere.example/x.js"></script>', 'elsewhere.example'],
    ['<img src="/x.png" onerror="alert(1)">', 'onerror'],
  ])('refuses %s and names page and script', (html, part) => {
    expect(check(html)).toThrow('/kontakt');
    expect(check(html)).toThrow(part);
  });
});

it('hashes as browsers do', () => {
  expect(toScriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
