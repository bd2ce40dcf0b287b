// Writes what static hosts have to know of a release: `_headers` and `_redirects` in the forms of Netlify and of Cloudflare
// Pages (docs/decisions/029). They know no expressions, so immutable files are named. Pure; called by hosting-files.ts.
import { isImmutable } from '../../contract/immutable-files.ts';
import type { SitePolicy } from '../../contract/site-policy.ts';
import type { Redirect } from '../redirects.ts';
import { notFoundPage } from '../release-files.ts';
import { type Headers, immutable, revalidated, toCommonHeaders, toPageHeaders, uncached } from './headers.ts';

export interface StaticFacts {
  policy: SitePolicy | undefined;
  redirects: readonly Redirect[];
  files: readonly string[];
}

interface Rule {
  path: string;
  headers: Headers;
}

/** Of Cloudflare Pages; what is above is left out there without a word. */
const cloudflareLimits = { rules: 100, lineLength: 2_000 };

/** The site asks for more or longer rules than Cloudflare Pages reads. */
export class CloudflareLimitError extends Error {}

/** A later rule stands in the place of an earlier one's header. */
export function toNetlifyHeaders(facts: StaticFacts): string {
  const named = facts.files.filter((file) => isImmutable(file) && !file.startsWith('static/'));
  return toLines([
    ...toRules(facts),
    ...named.map((file) => ({ path: `/${file}`, headers: { 'cache-control': immutable } })),
  ]);
}

/** Every language's own 404 page; files come first. */
export function toNetlifyRedirects({ redirects, files }: StaticFacts): string {
  const pages = files.filter((file) => notFoundPage.test(file)).sort((left, right) => right.length - left.length);
  const missing = pages.map((page) => {
    const language = notFoundPage.exec(page)?.[1];
    return `${language === undefined ? '' : `/${language}`}/* /${page} 404`;
  });
  return `${[...toRedirectLines(redirects), ...missing].join('\n')}\n`;
}

/**
 * Headers of all rules that match are put together, unless one takes away those before it.
 * @throws CloudflareLimitError
 */
export function toCloudflareHeaders(facts: StaticFacts): string {
  const [first, ...others] = toRules(facts);
  const code: Rule = { path: '/*.js', headers: { 'cache-control': immutable } };
  // Scripts whose names do not change with them.
  const unhashed = facts.files.filter(
    (file) => file.endsWith('.js') && !isImmutable(file) && !file.startsWith('static/'),
  );
  const scripts = unhashed.map((file) => ({
    path: `/${file}`,
    headers: { 'cache-control': file === 'sw.js' ? uncached : revalidated },
  }));
  const styles: Rule = { path: '/*.css', headers: code.headers };
  const fonts: Rule = { path: '/fonts/*.woff2', headers: code.headers };
  const rules = [
    ...(first ? [first] : []),
    code,
    styles,
    fonts,
    ...scripts,
    ...others.filter(({ path }) => path !== '/sw.js'),
  ];
  const text = toLines(rules, (name) => `  ! ${name}`);
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (rules.length > cloudflareLimits.rules || longest > cloudflareLimits.lineLength) {
    throw new CloudflareLimitError(
      `The headers of this site are ${rules.length} rules with lines of up to ${longest} characters; Cloudflare Pages reads ` +
        `${cloudflareLimits.rules} rules with ${cloudflareLimits.lineLength}.`,
    );
  }
  return text;
}

export function toCloudflareRedirects({ redirects }: StaticFacts): string {
  return `${toRedirectLines(redirects).join('\n')}\n`;
}

/** The rule for everything first. */
function toRules({ policy }: StaticFacts): Rule[] {
  const special = policy?.special.flatMap(({ paths, sources }) =>
    paths.flatMap((path) =>
      ['', '/', '/index.html'].map((ending) => ({
        path: path + ending,
        headers: toPageHeaders(policy, sources),
      })),
    ),
  );
  return [
    {
      path: '/*',
      headers: {
        ...toCommonHeaders(policy),
        ...toPageHeaders(policy),
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': revalidated,
      },
    },
    {
      path: '/static/*',
      headers: { 'cross-origin-resource-policy': 'cross-origin', 'cache-control': immutable },
    },
    { path: '/sw.js', headers: { 'cache-control': uncached } },
    ...(special ?? []),
  ];
}

/** @param takeAway line that takes away a header of the rules before */
function toLines([first, ...others]: readonly Rule[], takeAway?: (name: string) => string): string {
  const toBlock = ({ path, headers }: Rule, isFirst: boolean) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(takeAway && !isFirst ? [takeAway(name)] : []),
      `  ${name}: ${value}`,
    ]),
  ];
  return `${[...(first ? toBlock(first, true) : []), ...others.flatMap((rule) => toBlock(rule, false))].join('\n')}\n`;
}

/** Both with and without a slash at the end; neither host knows another case, where the site itself leads on. */
function toRedirectLines(redirects: readonly Redirect[]): string[] {
  return redirects.flatMap(({ from, to, status }) => {
    const path = from.replace(/\/+$/, '');
    return [`${path} ${to} ${status}`, `${path}/ ${to} ${status}`];
  });
}
