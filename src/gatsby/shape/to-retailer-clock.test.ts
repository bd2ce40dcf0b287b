import { expect, it } from 'vitest';
import type { ProjectRecord } from '../read/read-project.ts';
import { toRetailerClock } from './to-retailer-clock.ts';

const shape = (config: ProjectRecord['config'], locale: 'de' | 'en' | 'fr' = 'de') => {
  const logged: string[] = [];
  return { clock: toRetailerClock({ id: 'p1', config }, locale, (line) => logged.push(line)), logged };
};

it('shows a clock only where it is switched on and has a dealer’s key', () => {
  expect(shape(null).clock).toBeNull();
  expect(shape({}).clock).toBeNull();
  expect(shape({ brand_config: { rolex_clock: false, rolex_api_key: 'key' } }).clock).toBeNull();
  const { clock, logged } = shape({ brand_config: { rolex_clock: true, rolex_api_key: null } });
  expect(clock).toBeNull();
  expect(logged).toEqual([expect.stringContaining('no rolex_api_key')]);
});

it('leads to the brand and hides on the other one in every language', () => {
  const config = { brand_config: { rolex_clock: true, rolex_api_key: 'key' } };
  expect(shape(config).clock).toEqual({ apiKey: 'key', brandPath: '/uhren/rolex', hiddenPath: '/uhren/longines' });
  expect(shape(config, 'en').clock?.hiddenPath).toBe('/en/watches/longines');
  expect(shape(config, 'fr').clock?.hiddenPath).toBe('/fr/montres/longines');
});
