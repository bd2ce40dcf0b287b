import { describe, expect, it } from 'vitest';
import { toDeferredScriptsHtml, toOfflineShellHtml, removeGatsbyScripts } from './defer-scripts.ts';

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
  expect(toDeferredScriptsHtml(page, 'load()')).toBe(
    '<body><p>Ring</p><script id="gatsby-script-loader" type="application/json">"/ring?$&"</script>' +
      '<!-- slice-start id="_gatsby-scripts-1" -->' +
      '<script data-build="fcae117d" data-scripts="/runtime-1.js /app-2.js">load()</script>' +
      '<!-- slice-end id="_gatsby-scripts-1" --></body>',
  );
});

it('leaves the shell its script tags, behind what they need', () => {
  const html = toOfflineShellHtml(page, 'tell()');
  expect(html).toContain('<script data-build="fcae117d">tell()</script><script src="/runtime-1.js" async></script>');
  expect(html).not.toContain('chunk-mapping');
  expect(toOfflineShellHtml(html, 'tell()')).toBe(html);
});

it('does it once to a page that is kept from an earlier build, with the scripts of either build', () => {
  const html = toDeferredScriptsHtml(page, 'load()');
  expect(toDeferredScriptsHtml(html, 'load()')).toBe(html);
  // Gatsby updates the scripts of pages that it does not render again.
  const kept = page.replace(/<script id="gatsby-script-loader">[^]*?<\/script>/, () => {
    const [data = ''] = /<script id="gatsby-script-loader"[^]*?<\/script>/.exec(html) ?? [];
    return data;
  });
  expect(toDeferredScriptsHtml(kept, 'load()')).toBe(html);
});

it('leaves a page without scripts alone and refuses scripts it does not know', () => {
  expect(toDeferredScriptsHtml('<p>Hier geht es weiter</p>', 'load()')).toBe('<p>Hier geht es weiter</p>');
  expect(() => toDeferredScriptsHtml(toPage('<script src="/app.js" type="module"></script>'), 'load()')).toThrow(
    'cannot be held back',
  );
});

describe('without scripts', () => {
  const toPage = (scripts: string) =>
    '<head><link as="script" rel="preload" href="/app-1.js"/><link rel="preload" as="font" href="/a.woff2"/>' +
    '<link as="fetch" rel="preload" href="/page-data/app-data.json" crossorigin="anonymous"/>' +
    '<script>document.documentElement.dataset.colorMode="dark"</script></head><body><h1>Offline</h1><script>again()</script>' +
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/offline";/*]]>*/</script>' +
    `<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;

  it.each([
    '<script id="gatsby-chunk-mapping">x</script><script>window.___y="1";</script><script src="/app-1.js" async></script>',
    '<script data-scripts="/app-1.js">start()</script>',
  ])('takes out what starts Gatsby, and only that: %s', (scripts) => {
    expect(removeGatsbyScripts(toPage(scripts))).toBe(
      '<head><link rel="preload" as="font" href="/a.woff2"/>' +
        '<script>document.documentElement.dataset.colorMode="dark"</script></head><body><h1>Offline</h1>' +
        '<script>again()</script></body>',
    );
  });

  it('leaves a page that has been through it', () => {
    const once = removeGatsbyScripts(toPage('<script src="/app-1.js" async></script>'));
    expect(removeGatsbyScripts(once)).toBe(once);
  });
});
