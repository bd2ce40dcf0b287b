// e2e/hosting.spec.ts tests the configuration in nginx itself.
import { expect, it } from 'vitest';
import { type NginxConfigSource, toNginxMapsConfig, toNginxServerConfig } from './nginx-config.ts';

const source: NginxConfigSource = {
  name: 'Arnsberg-Tochter.example',
  policy: undefined,
  redirects: [{ from: '/login', to: '/kontakt', status: 302 }],
  notFoundPages: ['404.html', 'en/404/index.html'],
};

it('prefixes its variables with the site, so that one server can host several', () => {
  const names = [...toNginxMapsConfig(source).matchAll(/^map \S+ \$(\w+)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.every((name) => name?.startsWith('site_arnsberg_tochter_example_'))).toBe(true);
});

it('redirects case-insensitively and keeps the query if the rule has none', () => {
  expect(toNginxServerConfig(source)).toMatch(
    /^location ~\* "\^\/login\/\*\$" \{.* return 302 "\/kontakt\$is_args\$args"; \}$/m,
  );
  const redirects = [{ from: '/a.b', to: 'https://portal.example/?from=site', status: 301 as const }];
  const line = toNginxServerConfig({ ...source, redirects })
    .split('\n')
    .find((text) => text.includes('portal.example'));
  expect(line).toContain(String.raw`location ~* "^/a\.b/*$" {`);
  expect(line).toContain('return 301 "https://portal.example/?from=site"; }');
});

it('rejects a URL with characters that nginx would interpret', () => {
  const redirects = [{ from: '/login', to: 'https://portal.example/$host', status: 301 as const }];
  expect(() => toNginxServerConfig({ ...source, redirects })).toThrow('it contains a character that nginx interprets');
});
