import { expect, it } from 'vitest';
import { toMessagePageHtml } from './message-page.ts';

it('says what it is given as text, whatever stands in it', () => {
  const page = toMessagePageHtml({ language: 'fr', title: 'A <b> & "c"', paragraphs: ["<script>alert('x')</script>"] });
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('<h1>A &lt;b&gt; &amp; &quot;c&quot;</h1>');
  expect(page).toContain('<p>&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;</p>');
  expect(page).not.toContain('refresh');
  expect(page).not.toMatch(/<script|https?:/);
});

it('goes on by itself where it is to', () => {
  const goesOn = { address: '/open/wait?after=queued&x="', afterSeconds: 1 };
  const page = toMessagePageHtml({ language: 'de', title: 'Gleich', paragraphs: [], goesOn });
  expect(page).toContain('http-equiv="refresh" content="1;url=/open/wait?after=queued&amp;x=&quot;"');
});

it('is a whole page that no search engine keeps', () => {
  const page = toMessagePageHtml({ language: 'en', title: 'Soon & new', paragraphs: ['One.', 'Two.'] });
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n/);
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(page).toContain('<title>Soon &amp; new</title>\n<style>');
  expect(page).toMatch(
    /<\/style>\n<\/head>\n<body>\n<main>\n<h1>Soon &amp; new<\/h1>\n<p>One.<\/p>\n<p>Two.<\/p>\n<\/main>\n<\/body>\n<\/html>\n$/,
  );
});

it('shows that something is under way', () => {
  const goesOn = { address: '/open', afterSeconds: 5 };
  const page = toMessagePageHtml({ language: 'en', title: 'Soon', paragraphs: ['One.'], goesOn });
  expect(page).toContain('<main aria-busy="true">');
  expect(page).toContain('<p>One.</p>\n<div class="way"></div>\n</main>');
});
