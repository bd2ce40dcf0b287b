import { expect, it } from 'vitest';
import { toNoticePage } from './notice-page.ts';

it('says what it is given as text, whatever stands in it', () => {
  const page = toNoticePage({ language: 'fr', title: 'A <b> & "c"', paragraphs: ["<script>alert('x')</script>"] });
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('<h1>A &lt;b&gt; &amp; &quot;c&quot;</h1>');
  expect(page).toContain('<p>&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;</p>');
  expect(page).not.toContain('refresh');
  expect(page).not.toMatch(/<script|https?:/);
});

it('goes on by itself where it is to', () => {
  const goesOn = { address: '/open/wait?after=queued&x="', afterSeconds: 1 };
  const page = toNoticePage({ language: 'de', title: 'Gleich', paragraphs: [], goesOn });
  expect(page).toContain('http-equiv="refresh" content="1;url=/open/wait?after=queued&amp;x=&quot;"');
});
