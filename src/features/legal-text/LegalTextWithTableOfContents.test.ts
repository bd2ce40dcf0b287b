import { expect, it } from 'vitest';
import { toTableOfContents } from './LegalTextWithTableOfContents.tsx';

it('lists the second-level headings with their anchors', () => {
  const html = '<h2 id="a-b">A &amp; <em>B</em></h2><p>x</p><h3 id="c">C</h3><h2 id="d">D</h2><h2>without anchor</h2>';
  expect(toTableOfContents(html)).toEqual([
    { id: 'a-b', html: 'A &amp; B' },
    { id: 'd', html: 'D' },
  ]);
});
