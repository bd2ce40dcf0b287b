import { expect, it } from 'vitest';
import { SettingsError } from '../settings/parse-environment-settings.ts';
import { parseSiteHostSettings } from './host-settings.ts';

const secret = 'a secret of thirty-two characters';

it('requires no settings, and then serves the current release', () => {
  expect(parseSiteHostSettings([], { SITE_PORT: '', REBUILD_SECRET: '' })).toEqual({
    releaseFolder: '.releases/arnsberg-tochter.example/current',
    port: 9000,
    host: 'localhost',
    logsRequests: false,
    drainMs: 0,
    metricsToken: undefined,
    publishing: undefined,
  });
});

it('enables publishing if it shares a secret with the backend', () => {
  const environment = { PROJECT_DOMAIN: 'nordlicht.example', REBUILD_SECRET: secret, SITE_PORT: '9100' };
  const settings = parseSiteHostSettings(['/srv/site', '--log', '--drain', '5'], environment);
  expect(settings).toMatchObject({ releaseFolder: '/srv/site', port: 9100, logsRequests: true, drainMs: 5_000 });
  expect(settings.publishing).toEqual({
    project: 'nordlicht.example',
    secret,
    buildCommand: ['node', 'scripts/run.mjs', 'scripts/build.ts'],
  });
  expect(parseSiteHostSettings([], { ...environment, BUILD_COMMAND: './build' }).publishing?.buildCommand).toEqual([
    './build',
  ]);
});

it.each([
  [{ PUBLIC_BACKEND_URL: 'https://studio.example', BACKEND_URL: 'http://backend:8055' }, 'https://studio.example'],
  [{ BACKEND_URL: 'https://backend.example' }, 'https://backend.example'],
])('serves previews for the studio of %j', (addresses, backendUrl) => {
  const environment = { REBUILD_SECRET: secret, PREVIEW_URL: 'https://preview.example', ...addresses };
  const preview = { port: 9010, url: 'https://preview.example', backendUrl };
  expect(parseSiteHostSettings([], environment).publishing?.preview).toEqual(preview);
  expect(parseSiteHostSettings([], { ...environment, PREVIEW_URL: '' }).publishing?.preview).toBeUndefined();
});

it.each(['0', '30', '3600'])('shuts down after %s seconds', (seconds) => {
  expect(parseSiteHostSettings(['--drain', seconds], {}).drainMs).toBe(Number(seconds) * 1_000);
});

it('prefers the port of the command line to that of the environment', () => {
  expect(parseSiteHostSettings(['--port', '0'], { SITE_PORT: 'ninety' }).port).toBe(0);
  expect(parseSiteHostSettings(['--port', '65535'], {}).port).toBe(65_535);
});

it.each([
  [['--port', '70000'], {}, '--port is "70000", but has to be a port number'],
  [['--drain', ''], {}, '--drain is missing, but has to be a number of seconds'],
  [['--drain', 'long'], {}, '--drain is "long", but has to be a number of seconds'],
  [['--drain', '0x10'], {}, '--drain is "0x10", but has to be a number of seconds'],
  [['--drain', '1e3'], {}, '--drain is "1e3", but has to be a number of seconds'],
  [['--drain', '3601'], {}, '--drain is "3601", but has to be a number of seconds'],
  [['--colour'], {}, 'Usage: npm run serve'],
  [['--colour'], {}, "Unknown option '--colour'"],
  [['one', 'two'], {}, 'More than one release folder'],
  [[], { PROJECT_DOMAIN: 'https://a.example' }, 'PROJECT_DOMAIN is "https://a.example", but has to be a domain'],
  [[], { REBUILD_SECRET: secret, PREVIEW_URL: 'https://p.example' }, 'PREVIEW_URL asks for previews'],
  [[], { REBUILD_SECRET: 'short' }, 'REBUILD_SECRET is set, but has to be at least 32'],
])('names the invalid setting in %j %j, without secrets', (args, environment, expected) => {
  expect(() => parseSiteHostSettings(args, environment)).toThrow(SettingsError);
  expect(() => parseSiteHostSettings(args, environment)).toThrow(expected);
  expect(() => parseSiteHostSettings(args, environment)).not.toThrow('short');
});
