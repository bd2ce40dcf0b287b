import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SettingsError } from '../settings/parse-environment-settings.ts';
import { environmentVariableSchemas } from '../settings/environment-variable-schemas.ts';
import {
  toSiteBuildEnvironmentVariables,
  toRebuildAndPreviewUrls,
  toSiteBuildHostOptions,
  parseCommandEnvironmentSettings,
  toMultiInstanceBackendOptions,
  toCommandListenPorts,
} from './cli-command-settings.ts';

describe('parseCommandEnvironmentSettings', () => {
  it('has defaults for everything', () => {
    expect(parseCommandEnvironmentSettings({})).toStrictEqual({
      domain: 'arnsberg-tochter.example',
      sitePort: 9000,
      siteUrl: 'http://localhost:9000',
      siteAddresses: { 'arnsberg-tochter.example': 'http://localhost:9000' },
      storeRoot: '/',
      publicBackendUrl: 'http://localhost:8055',
      backend: { kind: 'own', port: 8055, databasePort: 5460, databaseUrl: undefined, demoContent: true },
      payments: {
        paypalApiUrl: 'http://localhost:8070/paypal',
        paypalScriptUrl: 'http://localhost:8070/paypal/web-sdk/v6/core',
        klarnaApiUrl: 'http://localhost:8070/klarna',
        klarnaScriptUrl: 'http://localhost:8070/klarna/kp/lib/v1/api.js',
        standInPort: 8070,
      },
      mails: { kind: 'catcher', port: 1025, inboxPort: 1080 },
      logs: { requests: false, target: 'file' },
      metricsToken: undefined,
      publishing: {
        rebuildUrl: undefined,
        headers: {},
        secret: undefined,
        previewPort: 9010,
        previewUrl: undefined,
        buildCommand: ['node', 'scripts/run.mjs', 'scripts/build.ts'],
      },
      sharing: {
        host: undefined,
        drainMs: 5_000,
        siteOrigins: [],
        trustedProxies: [],
        redisUrl: undefined,
        storage: undefined,
      },
    });
  });

  it('derives URLs from the ports', () => {
    const settings = parseCommandEnvironmentSettings({ SITE_PORT: '9100', BACKEND_PORT: '8100' });
    expect(settings.siteUrl).toBe('http://localhost:9100');
    expect(settings.publicBackendUrl).toBe('http://localhost:8100');
  });

  it('treats an empty variable as unset, except the store root', () => {
    const settings = parseCommandEnvironmentSettings({ SITE_PORT: '', DATABASE_URL: '', STORE_ROOT: '' });
    expect(settings.sitePort).toBe(9000);
    expect(settings.storeRoot).toBe('');
  });

  it('writes no demo content to an external database unless enabled', () => {
    const database = { DATABASE_URL: 'postgres://shop@localhost/shop' };
    expect(parseCommandEnvironmentSettings(database).backend).toMatchObject({ demoContent: false });
    expect(parseCommandEnvironmentSettings({ ...database, DEMO_CONTENT: 'true' }).backend).toMatchObject({
      demoContent: true,
    });
  });

  it('catches the emails of a demo shop, and sends those of any other shop through the configured server', () => {
    const server = { SMTP_URL: 'smtps://shop:secret@mail.example.com', MAIL_FROM: 'shop@example.com' };
    const own = { DATABASE_URL: 'postgres://shop@localhost/shop' };
    expect(parseCommandEnvironmentSettings({ MAIL_PORT: '2025' }).mails).toEqual({
      kind: 'catcher',
      port: 2025,
      inboxPort: 1080,
    });
    expect(parseCommandEnvironmentSettings(own).mails).toEqual({ kind: 'none' });
    const sent = { kind: 'server', smtpUrl: server.SMTP_URL, from: server.MAIL_FROM };
    expect(parseCommandEnvironmentSettings(server).mails).toEqual(sent);
    expect(parseCommandEnvironmentSettings({ ...own, ...server }).mails).toEqual(sent);
    expect(() => parseCommandEnvironmentSettings({ SMTP_URL: server.SMTP_URL })).toThrow(/MAIL_FROM/);
    expect(parseCommandEnvironmentSettings({ MAIL_FROM: server.MAIL_FROM }).mails).toMatchObject({ kind: 'catcher' });
    const elsewhere = { BACKEND_URL: 'https://backend.example.com', BACKEND_TOKEN: 'secret' };
    expect(parseCommandEnvironmentSettings({ ...elsewhere, ...server }).mails).toEqual({ kind: 'none' });
  });

  it('builds from a remote backend with a token or an account', () => {
    const url = 'https://backend.example.com';
    const byToken = parseCommandEnvironmentSettings({ BACKEND_URL: `${url}/`, BACKEND_TOKEN: 'secret' });
    expect(byToken.backend).toEqual({ kind: 'elsewhere', url, credentials: { BACKEND_TOKEN: 'secret' } });
    expect(byToken.publicBackendUrl).toBe(url);
    const account = { BACKEND_EMAIL: 'build@example.com', BACKEND_PASSWORD: 'secret' };
    expect(parseCommandEnvironmentSettings({ BACKEND_URL: url, ...account }).backend).toMatchObject({
      credentials: account,
    });
    expect(parseCommandEnvironmentSettings({ BACKEND_URL: url, ...account }).backend.kind).toBe('elsewhere');
    for (const incomplete of [{}, { BACKEND_EMAIL: account.BACKEND_EMAIL }, { BACKEND_PASSWORD: 'secret' }])
      expect(() => parseCommandEnvironmentSettings({ BACKEND_URL: url, ...incomplete })).toThrow(
        /^BACKEND_URL names .*BACKEND_TOKEN.*BACKEND_EMAIL/,
      );
  });

  it('uses the payment stand-ins with the demo content, and the real providers otherwise', () => {
    const live = { paypalApiUrl: 'https://api-m.paypal.com', klarnaApiUrl: 'https://api.klarna.com' };
    expect(parseCommandEnvironmentSettings({ DEMO_CONTENT: 'false' }).payments).toMatchObject({
      ...live,
      standInPort: undefined,
    });
    const sandbox = 'https://api-m.sandbox.paypal.com';
    expect(
      parseCommandEnvironmentSettings({ PAYMENTS_PORT: '8170', PAYPAL_API_URL: `${sandbox}/` }).payments,
    ).toMatchObject({
      paypalApiUrl: sandbox,
      klarnaApiUrl: 'http://localhost:8170/klarna',
      standInPort: 8170,
    });
  });

  it('publishes through its own host, or through another hook with headers', () => {
    expect(
      toRebuildAndPreviewUrls(parseCommandEnvironmentSettings({ SITE_PORT: '9100', PREVIEW_PORT: '9110' })),
    ).toEqual({
      rebuildUrl: 'http://localhost:9100/rebuild',
      previewUrl: 'http://localhost:9110',
    });
    // Operators of remote hosts have to configure them; otherwise the studio would link to its own machine.
    expect(toSiteBuildHostOptions(parseCommandEnvironmentSettings({}).publishing)).toBeUndefined();
    const webhook = { REBUILD_URL: 'https://hook.example/x' };
    expect(toSiteBuildHostOptions(parseCommandEnvironmentSettings(webhook).publishing)).toStrictEqual({
      rebuildUrl: 'https://hook.example/x',
      headers: {},
    });
    const secret = 'a secret of thirty-two characters';
    const host = { ...webhook, PREVIEW_URL: 'https://preview.example/', REBUILD_SECRET: secret };
    expect(toSiteBuildHostOptions(parseCommandEnvironmentSettings(host).publishing)).toStrictEqual({
      rebuildUrl: 'https://hook.example/x',
      headers: {},
      previewUrl: 'https://preview.example',
      secret,
    });
    const hook = {
      REBUILD_URL: 'https://{project}.hooks.example/build?project={project}',
      REBUILD_HEADERS: '{"X-Team":"shop"}',
      BUILD_COMMAND: ' ./build  --fast ',
    };
    expect(parseCommandEnvironmentSettings(hook).publishing).toMatchObject({
      rebuildUrl: hook.REBUILD_URL,
      headers: { 'X-Team': 'shop' },
      buildCommand: ['./build', '--fast'],
    });
  });

  it.each([
    ['SITE_PORT', '1', { sitePort: 1 }],
    ['SITE_PORT', '65535', { sitePort: 65_535 }],
    ['SITE_URL', 'http://localhost:9000//', { siteUrl: 'http://localhost:9000' }],
    ['REBUILD_URL', 'http://localhost:9000/rebuild', { publishing: { rebuildUrl: 'http://localhost:9000/rebuild' } }],
    ['REBUILD_URL', 'https://{project}', { publishing: { rebuildUrl: 'https://{project}' } }],
  ])('accepts %s "%s"', (name, value, expected) => {
    expect(parseCommandEnvironmentSettings({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['REBUILD_URL', 'hooks.example/build'],
    ['REBUILD_URL', 'xhttps://hooks.example/build'],
    ['REBUILD_URL', 'file:///etc/passwd'],
    ['PREVIEW_URL', 'preview.example'],
    ['PAYPAL_API_URL', 'api.paypal.com'],
    ['SITE_PORT', 'ninety'],
    ['SITE_PORT', '70000'],
    ['BACKEND_PORT', '0'],
    ['DATABASE_PORT', '-1'],
    ['DEMO_CONTENT', 'yes'],
    ['PROJECT_DOMAIN', 'https://nordlicht.example'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_ADDRESSES', 'nordlicht.example'],
    ['STORE_ROOT', 'shop'],
    ['PUBLIC_BACKEND_URL', 'localhost:8055'],
    ['BACKEND_EMAIL', 'build'],
    ['MAIL_FROM', 'shop'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => parseCommandEnvironmentSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => parseCommandEnvironmentSettings({ [name]: value })).toThrow(
      `${name} is "${value}", but has to be a`.slice(0, -2),
    );
  });

  it.each([
    ['DATABASE_URL', 'mysql://shop:geheim@localhost/shop'],
    ['SMTP_URL', 'shop:geheim@mail.example.com'],
    ['REBUILD_SECRET', 'geheim'],
    ['METRICS_TOKEN', 'geheim'],
    ['REBUILD_HEADERS', '{"authorization": "Bearer geheim"'],
    ['REBUILD_HEADERS', '{"X-Team":7}'],
    ['REBUILD_HEADERS', '{"X Team":"geheim"}'],
    ['REDIS_URL', 'http://geheim.example'],
    ['BACKEND_URL', 'ftp://build:geheim@backend.example'],
  ])('names %s without its value', (name, value) => {
    expect(() => parseCommandEnvironmentSettings({ [name]: value })).toThrow(`${name} is set, but has to be `);
    expect(() => parseCommandEnvironmentSettings({ [name]: value })).not.toThrow('geheim');
  });

  it("reads the URLs of the project's site and of other sites", () => {
    const { siteAddresses } = parseCommandEnvironmentSettings({
      SITE_URL: 'https://www.example.com',
      SITE_ADDRESSES: 'nordlicht.example=https://www.nordlicht.example, third.example=http://localhost:9100',
    });
    expect(siteAddresses).toEqual({
      'arnsberg-tochter.example': 'https://www.example.com',
      'nordlicht.example': 'https://www.nordlicht.example',
      'third.example': 'http://localhost:9100',
    });
  });

  it.each([
    [{ SITE_PORT: '9100' }, { 'shop.example': 'http://localhost:9100' }],
    [{ SITE_ADDRESSES: 'shop.example=http://localhost:9200' }, { 'shop.example': 'http://localhost:9200' }],
    // A public backend: links lead to the domain of the project.
    [{ PUBLIC_BACKEND_URL: 'https://backend.example.com' }, {}],
  ])('knows where the site of %j runs', (environment, expected) => {
    expect(parseCommandEnvironmentSettings({ PROJECT_DOMAIN: 'shop.example', ...environment }).siteAddresses).toEqual(
      expected,
    );
  });

  it('reads the settings that several instances share', () => {
    const { sharing } = parseCommandEnvironmentSettings({
      REDIS_URL: 'redis://cache.example:6379',
      TRUSTED_PROXIES: '10.0.0.0/24, 10.1.0.7',
      SITE_ORIGINS: 'https://www.example.com/, https://www.other.example',
      STORAGE_BUCKET: 'files',
      STORAGE_KEY: 'key',
      STORAGE_SECRET: 'secret',
    });
    expect(toMultiInstanceBackendOptions(sharing)).toStrictEqual({
      redisUrl: 'redis://cache.example:6379',
      trustedProxies: ['10.0.0.0/24', '10.1.0.7'],
      storage: { bucket: 'files', key: 'key', secret: 'secret', region: 'eu-central-1' },
    });
    expect(sharing).toMatchObject({
      redisUrl: 'redis://cache.example:6379',
      trustedProxies: ['10.0.0.0/24', '10.1.0.7'],
      siteOrigins: ['https://www.example.com', 'https://www.other.example'],
      storage: { bucket: 'files', key: 'key', secret: 'secret', region: 'eu-central-1' },
    });
  });

  it('passes a backend that shares nothing no options but its address', () => {
    expect(toMultiInstanceBackendOptions(parseCommandEnvironmentSettings({}).sharing)).toStrictEqual({
      trustedProxies: [],
    });
    expect(
      toMultiInstanceBackendOptions(parseCommandEnvironmentSettings({ BACKEND_HOST: '0.0.0.0' }).sharing),
    ).toStrictEqual({
      host: '0.0.0.0',
      trustedProxies: [],
    });
  });

  it('reads a bucket of another provider, and ignores credentials without a bucket', () => {
    const keys = { STORAGE_KEY: 'key', STORAGE_SECRET: 'secret', STORAGE_ENDPOINT: 'https://s3.example/' };
    expect(parseCommandEnvironmentSettings({ ...keys, STORAGE_BUCKET: 'files' }).sharing.storage).toStrictEqual({
      bucket: 'files',
      key: 'key',
      secret: 'secret',
      region: 'eu-central-1',
      endpoint: 'https://s3.example',
    });
    expect(parseCommandEnvironmentSettings(keys).sharing.storage).toBeUndefined();
  });

  it('refuses a bucket without credentials, and invalid addresses', () => {
    for (const incomplete of [{}, { STORAGE_KEY: 'key' }, { STORAGE_SECRET: 'secret' }])
      expect(() => parseCommandEnvironmentSettings({ STORAGE_BUCKET: 'files', ...incomplete })).toThrow(
        /STORAGE_KEY and STORAGE_SECRET/,
      );
    expect(() => parseCommandEnvironmentSettings({ SITE_ORIGINS: 'https://www.example.com, example' })).toThrow(
      /SITE_ORIGINS/,
    );
    expect(() => parseCommandEnvironmentSettings({ TRUSTED_PROXIES: 'everyone' })).toThrow(/TRUSTED_PROXIES/);
  });

  it('ignores variables that only the build reads, so that an error there does not block a backup', () => {
    expect(
      parseCommandEnvironmentSettings({ LOGIN_URL: 'portal.example', MATOMO_SITE_ID: 'one', OFFLINE: 'no' }).sitePort,
    ).toBe(9000);
  });

  it('names every invalid variable at once', () => {
    expect(() => parseCommandEnvironmentSettings({ SITE_PORT: 'x', STORE_ROOT: 'y' })).toThrow(
      /^SITE_PORT .*\.\nSTORE_ROOT .*\.\nCorrect it/,
    );
  });
});

it.each<[string, Record<string, string>, string[]]>([
  ['the demo', {}, ['SITE', 'PREVIEW', 'BACKEND', 'PAYMENTS', 'MAIL', 'INBOX', 'DATABASE']],
  ['a shop without demo content', { DEMO_CONTENT: 'false' }, ['SITE', 'PREVIEW', 'BACKEND', 'DATABASE']],
  ['an external database', { DATABASE_URL: 'postgres://shop@db/shop' }, ['SITE', 'PREVIEW', 'BACKEND']],
  ['a backend elsewhere', { BACKEND_URL: 'https://b.example', BACKEND_TOKEN: 'secret' }, ['SITE', 'PREVIEW']],
])('names the required ports of %s, each with its purpose and setting', (_name, environment, settings) => {
  const ports: Record<string, { port: number; purpose: string }> = {
    SITE: { port: 9000, purpose: 'site' },
    PREVIEW: { port: 9010, purpose: 'preview' },
    BACKEND: { port: 8055, purpose: 'backend' },
    PAYMENTS: { port: 8070, purpose: 'payment stand-ins' },
    MAIL: { port: 1025, purpose: 'mail catcher' },
    INBOX: { port: 1080, purpose: 'inbox' },
    DATABASE: { port: 5460, purpose: 'database' },
  };
  expect(toCommandListenPorts(parseCommandEnvironmentSettings(environment))).toEqual(
    settings.map((name) => ({ ...ports[name], setting: `${name}_PORT` })),
  );
});

it('passes the build its variables', () => {
  const environment = toSiteBuildEnvironmentVariables(parseCommandEnvironmentSettings({ STORE_ROOT: '/shop' }), {
    url: 'http://localhost:8055',
    credentials: { BACKEND_TOKEN: 'secret' },
  });
  expect(environment).toEqual({
    PROJECT_DOMAIN: 'arnsberg-tochter.example',
    SITE_URL: 'http://localhost:9000',
    STORE_ROOT: '/shop',
    PUBLIC_BACKEND_URL: 'http://localhost:8055',
    PAYPAL_SCRIPT_URL: 'http://localhost:8070/paypal/web-sdk/v6/core',
    KLARNA_SCRIPT_URL: 'http://localhost:8070/klarna/kp/lib/v1/api.js',
    BACKEND_URL: 'http://localhost:8055',
    BACKEND_TOKEN: 'secret',
  });
});

it('documents exactly the variables in .env.example, with their defaults', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const lines = [...example.matchAll(/^(# )?([A-Z][A-Z_]+)=(.*)$/gm)];
  const documented = lines.map(([, , name]) => name);
  const read = Object.keys(environmentVariableSchemas);
  expect([...documented].sort()).toEqual([...read].sort());
  const active = lines.filter(([, comment]) => comment === undefined).map(([, , name = '', value]) => [name, value]);
  expect(parseCommandEnvironmentSettings(Object.fromEntries(active) as Record<string, string>)).toEqual(
    parseCommandEnvironmentSettings({}),
  );
});
