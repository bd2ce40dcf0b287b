import { expect, it } from 'vitest';
import { markPage } from './mark-page.ts';

it('marks the page and says so outside of what React takes over, in its language', () => {
  const page = markPage(
    '<!DOCTYPE html><html lang="fr"><head><title>A</title></head><body class="b"><div id="___gatsby">',
  );
  expect(page).toContain('<html data-preview lang="fr">');
  expect(page).toContain('<head><meta name="robots" content="noindex, nofollow"><title>');
  expect(page).toMatch(/<body class="b"><aside aria-label="Aperçu" [^>]*>Aperçu[^<]*<\/aside><div id="___gatsby">/);
});

it('speaks German where a page does not say its language', () => {
  expect(markPage('<html><head></head><body>')).toMatch(/<html data-preview>.*Vorschau/);
});
