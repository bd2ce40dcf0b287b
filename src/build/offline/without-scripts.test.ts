import { expect, it } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

const html =
  '<head><link as="script" rel="preload" href="/app-1.js"/><link rel="preload" as="font" href="/a.woff2"/>' +
  '<link as="fetch" rel="preload" href="/page-data/app-data.json" crossorigin="anonymous"/>' +
  '<script>document.documentElement.dataset.colorMode="dark"</script></head><body><h1>Offline</h1>' +
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/offline";/*]]>*/</script>' +
  '<script>window.___webpackCompilationHash="66d79c9d";</script>' +
  '<script src="/app-1.js" async=""></script><script>again()</script></body>';

it('takes out what starts Gatsby, and only that', () => {
  expect(withoutScripts(html)).toBe(
    '<head><link rel="preload" as="font" href="/a.woff2"/>' +
      '<script>document.documentElement.dataset.colorMode="dark"</script></head><body><h1>Offline</h1>' +
      '<script>again()</script></body>',
  );
});

it('leaves a page that has been through it', () => {
  expect(withoutScripts(withoutScripts(html))).toBe(withoutScripts(html));
});
