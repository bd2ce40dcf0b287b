import { expect, it } from 'vitest';
import { toHeldHtml } from './hold-scripts.ts';

const toPage = (scripts: string): string =>
  `<body><p>Ring</p><!-- slice-start id="_gatsby-scripts-1" --><script>window.hash="$&1";</script>${scripts}` +
  `<!-- slice-end id="_gatsby-scripts-1" --></body>`;

it('puts one loader in the place of the scripts and leaves the rest of the page alone', () => {
  const html = toHeldHtml(
    toPage('<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>'),
    'load()',
  );
  expect(html).toContain(
    '<script>window.hash="$&1";</script><script data-scripts="/runtime-1.js /app-2.js">load()</script>',
  );
  expect(html).not.toContain(' src="/app-2.js"');
  expect(html).toMatch(/<\/script><!-- slice-end id="_gatsby-scripts-1" --><\/body>$/);
});

it('does it once to a page that is kept from an earlier build', () => {
  const html = toHeldHtml(toPage('<script src="/app-2.js" async></script>'), 'load()');
  expect(toHeldHtml(html, 'load()')).toBe(html);
});

it('leaves a page without scripts alone and refuses scripts it does not know', () => {
  expect(toHeldHtml('<p>Hier geht es weiter</p>', 'load()')).toBe('<p>Hier geht es weiter</p>');
  expect(() => toHeldHtml(toPage('<script src="/app.js" type="module"></script>'), 'load()')).toThrow(
    'cannot be held back',
  );
});
