import { expect, it } from 'vitest';
import { toHeldHtml, toShellHtml } from './hold-scripts.ts';

const chunks = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-2.js\\"]}";
          </script>
        `;

const toPage = (scripts: string, path = '/ring?$&'): string =>
  `<body><p>Ring</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" -->${chunks}<script>window.___webpackCompilationHash="fcae117d";</script>` +
  `${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;

const page = toPage('<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>');

it('puts one loader in the place of the scripts, data in that of what differs, and leaves the rest alone', () => {
  expect(toHeldHtml(page, 'load()')).toBe(
    '<body><p>Ring</p><script id="gatsby-script-loader" type="application/json">"/ring?$&"</script>' +
      '<!-- slice-start id="_gatsby-scripts-1" -->' +
      '<script data-build="fcae117d" data-scripts="/runtime-1.js /app-2.js">load()</script>' +
      '<!-- slice-end id="_gatsby-scripts-1" --></body>',
  );
});

it('leaves the shell its script tags, behind what they need', () => {
  const html = toShellHtml(page, 'tell()');
  expect(html).toContain('<script data-build="fcae117d">tell()</script><script src="/runtime-1.js" async></script>');
  expect(html).not.toContain('chunk-mapping');
  expect(toShellHtml(html, 'tell()')).toBe(html);
});

it('does it once to a page that is kept from an earlier build, with the scripts of either build', () => {
  const html = toHeldHtml(page, 'load()');
  expect(toHeldHtml(html, 'load()')).toBe(html);
  // Gatsby puts its new scripts into pages that it does not render again.
  const kept = page.replace(/<script id="gatsby-script-loader">[^]*?<\/script>/, () => {
    const [data = ''] = /<script id="gatsby-script-loader"[^]*?<\/script>/.exec(html) ?? [];
    return data;
  });
  expect(toHeldHtml(kept, 'load()')).toBe(html);
});

it('leaves a page without scripts alone and refuses scripts it does not know', () => {
  expect(toHeldHtml('<p>Hier geht es weiter</p>', 'load()')).toBe('<p>Hier geht es weiter</p>');
  expect(() => toHeldHtml(toPage('<script src="/app.js" type="module"></script>'), 'load()')).toThrow(
    'cannot be held back',
  );
});
