import { expect, it } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;

it.each([
  ['<script>alert(1)</script>', ''],
  ['<g><script href="x.js"/><path d="M0 0"/></g>', '<g><path d="M0 0"></path></g>'],
  ['<foreignObject><iframe src="x"/></foreignObject>', ''],
  ['<a href="javascript:alert(1)"><path d="M0"/></a>', ''],
  ['<path onload="alert(1)" ONCLICK="x" d="M0"/>', '<path d="M0"></path>'],
  ['<use href="https://x.example/a.svg#b"/><use xlink:href="#a"/>', '<use></use><use xlink:href="#a"></use>'],
  ['<image href="https://x.example/pixel.png"/>', ''],
  ['<set attributeName="href" to="javascript:x"/>', ''],
  ['<style>@import "x";</style>', ''],
  ['<style>.a{fill:url(http://x)}</style>', ''],
  ['<style>.a{fill:url(#b)}</style>', '<style>.a{fill:url(#b)}</style>'],
  [
    `<style>.a{fill:url("#b")}.c{fill:url('#d')}</style>`,
    `<style>.a{fill:url(&quot;#b&quot;)}.c{fill:url('#d')}</style>`,
  ],
  [`<style>.a{fill:url('http://x')}</style>`, ''],
  ['<style><![CDATA[.a{fill:red}]]></style>', '<style>.a{fill:red}</style>'],
  ['<style>.a{fill:red}<![CDATA[.b{fill:blue}]]></style>', '<style>.a{fill:red}.b{fill:blue}</style>'],
  ['<use href=" #a"/>', '<use href=" #a"></use>'],
  ['<text xml:space="preserve">a  b</text>', '<text xml:space="preserve">a  b</text>'],
  ['<path ev:event="click" xlink:title="x" d="M0"/>', '<path d="M0"></path>'],
  ['<path style="fill:u\\72l(http://x)" fill="url( http://x )" d="M0"/>', '<path d="M0"></path>'],
  ['<text>a &lt;script&gt; b</text>', '<text>a &lt;script&gt; b</text>'],
  ['<title><script>x</script>Logo</title>', '<title>Logo</title>'],
  ['<!-- <script>x</script> --><?xml-stylesheet href="x"?>', ''],
])('sanitizes %j to %j', (content, safe) => {
  expect(sanitizeSvg(svg(content))).toBe(svg(safe));
});

it('removes other documents and content after the root element', () => {
  expect(sanitizeSvg('<html xmlns="http://www.w3.org/1999/xhtml"><body><p>x</p></body></html>')).toBe('');
  expect(sanitizeSvg('<g><path d="M0"/></g>')).toBe('');
  expect(sanitizeSvg(`<!DOCTYPE svg [<!ENTITY x "<script>">]>${svg('<text>&x;</text>')}`)).toBe(
    svg('<text>&amp;x;</text>'),
  );
  expect(sanitizeSvg(`${svg('')}<script>x</script>${svg('')}`)).toBe(svg(''));
  expect(sanitizeSvg('<svg xmlns="http://www.w3.org/1999/xhtml"><path d="M0"/></svg>')).toBe(
    '<svg><path d="M0"></path></svg>',
  );
});
