import { describe, expect, it } from 'vitest';
import { toHtmlWithDeferredScripts, addOfflineShellStartScript, removeGatsbyScripts } from './defer-page-scripts.ts';

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

const defer = (html: string): string =>
  toHtmlWithDeferredScripts(html, { eventQueue: 'queue()', loader: 'load()' }, (path) =>
    path === '/ring?$&'
      ? { files: ['/data.json', '/page-3.js'], next: ['/next-4.js'], early: ['/early-5.js'] }
      : { files: [], next: [], early: [] },
  );

it('replaces the scripts by one loader and page-specific scripts by data, and changes nothing else', () => {
  expect(defer(page)).toBe(
    '<body><p>Ring</p><script id="gatsby-script-loader" type="application/json">"/ring?$&"</script>' +
      '<!-- slice-start id="_gatsby-scripts-1" -->' +
      '<script data-build="fcae117d" data-scripts="/runtime-1.js /app-2.js" data-files="/data.json /page-3.js" ' +
      'data-next="/next-4.js">load()</script>' +
      '<!-- slice-end id="_gatsby-scripts-1" --></body>',
  );
});

it('queues events from the first paint on, and loads the script that puts the product of the page into the cart', () => {
  const head = '<head><script src="/early-4.js" async fetchpriority="high"></script></head>';
  const shop = head + page.replace('<p>Ring</p>', '<button data-cart-items="[]">Ring</button>');
  const html = defer(shop);
  const queue = '<script id="event-queue">queue()</script>';
  expect(html).toContain(`<head><script src="/early-5.js" async fetchpriority="high"></script>${queue}</head>`);
  expect(defer(html)).toBe(html);
  expect(defer(head + page)).toContain(`<head>${queue}</head>`);
  // Gatsby updates the scripts of pages that it does not render again, and keeps their head.
  expect(defer(`<head>${queue.replace('queue()', 'former()')}</head>${page}`)).toContain(`<head>${queue}</head>`);
});

it('keeps the script tags of the shell, after the code that they require', () => {
  const html = addOfflineShellStartScript(page, 'start()');
  expect(html).toContain('<script data-build="fcae117d">start()</script><script src="/runtime-1.js" async></script>');
  expect(html).not.toContain('chunk-mapping');
  expect(addOfflineShellStartScript(html, 'start()')).toBe(html);
});

it('is idempotent for a page of an earlier build, with the scripts of either build', () => {
  const html = defer(page);
  expect(defer(html)).toBe(html);
  // Gatsby updates the scripts of pages that it does not render again.
  const kept = page.replace(/<script id="gatsby-script-loader">[^]*?<\/script>/, () => {
    const [data = ''] = /<script id="gatsby-script-loader"[^]*?<\/script>/.exec(html) ?? [];
    return data;
  });
  expect(defer(kept)).toBe(html);
});

it('returns a page without scripts unchanged and rejects unknown scripts', () => {
  expect(defer('<p>Hier geht es weiter</p>')).toBe('<p>Hier geht es weiter</p>');
  expect(() => defer(toPage('<script src="/app.js" type="module"></script>'))).toThrow('cannot be held back');
});

describe('without scripts', () => {
  const toPage = (scripts: string) =>
    '<head><link as="script" rel="preload" href="/app-1.js"/><link rel="preload" as="font" href="/a.woff2"/>' +
    '<link as="fetch" rel="preload" href="/page-data/app-data.json" crossorigin="anonymous"/>' +
    '<script>document.documentElement.dataset.colorMode="dark"</script><script id="event-queue">queue()</script></head>' +
    '<body><h1>Offline</h1><script>again()</script>' +
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/offline";/*]]>*/</script>' +
    `<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body>`;

  it.each([
    '<script id="gatsby-chunk-mapping">x</script><script>window.___y="1";</script><script src="/app-1.js" async></script>',
    '<script data-scripts="/app-1.js">start()</script>',
  ])('removes only the scripts that start Gatsby: %s', (scripts) => {
    expect(removeGatsbyScripts(toPage(scripts))).toBe(
      '<head><link rel="preload" as="font" href="/a.woff2"/>' +
        '<script>document.documentElement.dataset.colorMode="dark"</script></head><body><h1>Offline</h1>' +
        '<script>again()</script></body>',
    );
  });

  it('is idempotent', () => {
    const once = removeGatsbyScripts(toPage('<script src="/app-1.js" async></script>'));
    expect(removeGatsbyScripts(once)).toBe(once);
  });
});
