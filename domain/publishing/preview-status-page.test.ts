import { expect, it } from 'vitest';
import { toPreviewStatusPageHtml } from './preview-status-page.ts';

it('escapes HTML in all texts', () => {
  const page = toPreviewStatusPageHtml({
    language: 'fr',
    title: 'A <b> & "c"',
    paragraphs: ["<script>alert('x')</script>"],
  });
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('<h1>A &#60;b&#62; &#38; &#34;c&#34;</h1>');
  expect(page).toContain('<p>&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;</p>');
  expect(page).not.toContain('refresh');
  expect(page).not.toMatch(/<script|https?:/);
});

it('redirects automatically', () => {
  const goesOn = { address: '/open/wait?after=queued&x="', afterSeconds: 1 };
  const page = toPreviewStatusPageHtml({ language: 'de', title: 'Gleich', paragraphs: [], goesOn });
  expect(page).toContain('http-equiv="refresh" content="1;url=/open/wait?after=queued&#38;x=&#34;"');
});

it('is a complete page, excluded from search engines', () => {
  const page = toPreviewStatusPageHtml({ language: 'en', title: 'Soon & new', paragraphs: ['One.', 'Two.'] });
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n/);
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(page).toContain('<title>Soon &#38; new</title>\n<style>');
  expect(page).toMatch(
    /<\/style>\n<\/head>\n<body>\n<main>\n<h1>Soon &#38; new<\/h1>\n<p>One.<\/p>\n<p>Two.<\/p>\n<\/main>\n<\/body>\n<\/html>\n$/,
  );
});

it('shows a progress animation before a redirect', () => {
  const goesOn = { address: '/open', afterSeconds: 5 };
  const page = toPreviewStatusPageHtml({ language: 'en', title: 'Soon', paragraphs: ['One.'], goesOn });
  expect(page).toContain('<main aria-busy="true">');
  expect(page).toContain('<p>One.</p>\n<div class="way"></div>\n</main>');
});
