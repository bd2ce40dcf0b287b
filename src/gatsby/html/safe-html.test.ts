import { describe, expect, it } from 'vitest';
import { toHeadingId, sanitizeHtmlAndLocalizeLinks } from './safe-html.ts';

describe('sanitizeHtmlAndLocalizeLinks', () => {
  it('removes scripts, handlers and unknown tags, and keeps their text', () => {
    const html = sanitizeHtmlAndLocalizeLinks(
      '<p onclick="x()">A<script>alert(1)</script><img src=x onerror=y> <font>B</font></p>',
      {
        locale: 'de',
      },
    );
    expect(html).toBe('<p>A B</p>');
  });

  it('removes javascript: URLs', () => {
    expect(sanitizeHtmlAndLocalizeLinks('<a href="javascript:alert(1)">x</a>', { locale: 'de' })).not.toContain(
      'javascript',
    );
  });

  it('gives h2 and h3 unique ids', () => {
    expect(
      sanitizeHtmlAndLocalizeLinks('<h2>Cookies</h2><h3>Matomo (ehemals Piwik)</h3><h2>Cookies</h2>', { locale: 'de' }),
    ).toBe(
      '<h2 id="cookies">Cookies</h2><h3 id="matomo-ehemals-piwik">Matomo (ehemals Piwik)</h3><h2 id="cookies-2">Cookies</h2>',
    );
  });

  it('keeps the id an editor has set, so that an anchor is the same in every language', () => {
    expect(
      sanitizeHtmlAndLocalizeLinks('<h2 id="matomo-ehemals-piwik">Matomo (formerly Piwik)</h2>', { locale: 'en' }),
    ).toBe('<h2 id="matomo-ehemals-piwik">Matomo (formerly Piwik)</h2>');
  });

  it('localizes internal links and opens external ones in a new tab', () => {
    expect(sanitizeHtmlAndLocalizeLinks('<a href="/kontakt">K</a>', { locale: 'en' })).toBe(
      '<a href="/en/contact">K</a>',
    );
    expect(sanitizeHtmlAndLocalizeLinks('<a href="https://example.org/">E</a>', { locale: 'en' })).toBe(
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">E</a>',
    );
  });
});

describe('toHeadingId', () => {
  it('transliterates umlauts and accents', () => {
    expect(toHeadingId('Größe &amp; Maß')).toBe('groesse-mass');
    expect(toHeadingId('Réglages d’été')).toBe('reglages-d-ete');
  });
});
