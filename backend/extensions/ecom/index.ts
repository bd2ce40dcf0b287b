// The order service and its neighbours (/ecom/…): a Directus bundle, put together from its subjects. Each folder's index.ts lists the
// routes, jobs and hooks of one. Loaded by Directus from the extensions folder; without it Directus does not start.
import type { EndpointConfig } from '@directus/types';
import { mailModule } from './mail/index.ts';
import { platformModule } from './platform/index.ts';
import { createMetricsHook, instrumentHook } from './platform/metrics.ts';
import { publishingModule } from './publishing/index.ts';
import { shopSubject } from './shop/index.ts';
import { visitorsModule } from './visitors/index.ts';

const subjects = [platformModule, mailModule, shopSubject, visitorsModule, publishingModule];

const config: EndpointConfig = {
  id: 'ecom',
  handler: (router, context) => {
    for (const { routes } of subjects) routes?.(router, context);
  },
};

export const endpoints = [{ name: 'ecom', config }];

export const hooks = [
  ...subjects.flatMap((subject) => subject.hooks),
  { name: 'ecom-metrics', config: createMetricsHook(subjects.flatMap(({ gauges = [] }) => gauges)) },
].map(instrumentHook);

export const operations = [];
