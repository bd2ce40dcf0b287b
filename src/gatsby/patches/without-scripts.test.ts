import { expect, it } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

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
  expect(withoutScripts(toPage(scripts))).toBe(
    '<head><link rel="preload" as="font" href="/a.woff2"/>' +
      '<script>document.documentElement.dataset.colorMode="dark"</script></head><body><h1>Offline</h1>' +
      '<script>again()</script></body>',
  );
});

it('leaves a page that has been through it', () => {
  const once = withoutScripts(toPage('<script src="/app-1.js" async></script>'));
  expect(withoutScripts(once)).toBe(once);
});
