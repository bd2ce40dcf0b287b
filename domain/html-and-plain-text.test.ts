import { describe, expect, it } from 'vitest';
import { escapeHtml, htmlToPlainText } from './html-and-plain-text.ts';

it('escapes plain text for elements and attributes', () => {
  expect(escapeHtml(`<b class="x">'A' & B</b>`)).toBe('&#60;b class=&#34;x&#34;&#62;&#39;A&#39; &#38; B&#60;/b&#62;');
});

describe('htmlToPlainText', () => {
  it.each([
    ['<p>Seide &amp; Perlen.</p>\n<p>Sechs Plätze.</p>', 'Seide & Perlen. Sechs Plätze.'],
    ['<ul><li>fein</li> <li class="x">rund</li></ul>', 'fein, rund'],
    ['&lt;b&gt;&nbsp;&quot;l&#39;or&quot; &amp;lt; d&apos;argent', `<b> "l'or" &lt; d'argent`],
  ])('converts %j to %j', (html, text) => {
    expect(htmlToPlainText(html)).toBe(text);
  });

  it.each(['<p> </p>', '', null])('returns null for %j, which has no text', (html) => {
    expect(htmlToPlainText(html)).toBeNull();
  });
});
