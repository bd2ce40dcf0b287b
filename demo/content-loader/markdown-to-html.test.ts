// Markdown is converted only to HTML elements that the site renders.
import { expect, it } from 'vitest';
import { markdownToHtml } from './markdown-to-html.ts';

it.each([
  ['Ein Satz\nauf zwei Zeilen.', '<p>Ein Satz auf zwei Zeilen.</p>'],
  ['## Maße {#masse}\n\n### 1. Ring', '<h2 id="masse">Maße</h2>\n<h3>1. Ring</h3>'],
  ['- eins\n  und mehr\n- **zwei**', '<ul>\n<li>eins und mehr</li>\n<li><strong>zwei</strong></li>\n</ul>'],
  ['[AGB](/agb#a) & mehr', '<p><a href="/agb#a">AGB</a> & mehr</p>'],
  ['ich/wir (\\*), _pk_id', '<p>ich/wir (*), _pk_id</p>'],
])('converts %j', (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(html);
});

it.each(['# Titel', '> Zitat', '1. eins', '* eins', '<p>HTML</p>', 'Text mit <br>', '## Titel\nund Text'])(
  'rejects %j, which the site does not render',
  (markdown) => {
    expect(() => markdownToHtml(markdown)).toThrow('neither a paragraph, a list nor a heading');
  },
);
