import { expect, it, vi } from 'vitest';
import type { BackendClient } from '../directus/create-backend-client.ts';
import { readProject } from './read-project.ts';

const readZone = async (time_zone: string, log: (line: string) => void) => {
  const record = {
    id: '1',
    name: 'Muster',
    domain: 'muster.example',
    seo_title: 'Muster',
    show_accessibility: false,
    time_zone,
    calendar_booking: false,
    newsletter: false,
    logo: null,
    icon: null,
    config: null,
    translations: [],
  };
  const client = { directus: { request: () => Promise.resolve([record]) } } as unknown as BackendClient;
  return (await readProject(client, 'muster.example', log)).time_zone;
};

it.each(['Europe/Berlin', 'Europe/Lisbon', 'America/New_York', 'Pacific/Kiritimati'])(
  'uses the time zone %s if the project has it',
  async (zone) => {
    const log = vi.fn();
    expect(await readZone(zone, log)).toBe(zone);
    expect(log).not.toHaveBeenCalled();
  },
);

it('falls back to Berlin for an unknown time zone, and logs it', async () => {
  const log = vi.fn();
  expect(await readZone('Europe/Berln', log)).toBe('Europe/Berlin');
  expect(log.mock.calls).toEqual([[expect.stringContaining('"Europe/Berln" does not exist; Europe/Berlin is used')]]);
});
