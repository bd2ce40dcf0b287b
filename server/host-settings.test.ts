import { expect, it } from 'vitest';
import { SettingsError } from '../settings/read-settings.ts';
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

it('prefers the port of the command line to that of the environment', () => {
  expect(parseSiteHostSettings(['--port', '0'], { SITE_PORT: 'ninety' }).port).toBe(0);
});

it.each([
  [['--port', '70000'], {}, '--port is "70000", but has to be a port number'],
  [['--drain', ''], {}, '--drain is missing, but has to be a number of seconds'],
  [['--drain', 'long'], {}, '--drain is "long", but has to be a number of seconds'],
  [['--colour'], {}, 'Usage: npm run serve'],
  [['one', 'two'], {}, 'More than one release folder'],
  [[], { PROJECT_DOMAIN: 'https://a.example' }, 'PROJECT_DOMAIN is "https://a.example", but has to be a domain'],
  [[], { REBUILD_SECRET: 'short' }, 'REBUILD_SECRET is set, but has to be at least 32'],
])('names the invalid setting in %j %j, without secrets', (args, environment, expected) => {
  expect(() => parseSiteHostSettings(args, environment)).toThrow(SettingsError);
  expect(() => parseSiteHostSettings(args, environment)).toThrow(expected);
  expect(() => parseSiteHostSettings(args, environment)).not.toThrow('short');
});
