// The order service and its neighbours (/ecom/…): a Directus bundle, put together from its subjects. Each folder's index.ts lists the
// routes, jobs and hooks of one. Loaded by Directus from the extensions folder; without it Directus does not start.
import type { EndpointConfig } from '@directus/types';
import { mail } from './mail/index.ts';
import { platform } from './platform/index.ts';
import { createMetricsHook, watchHook } from './platform/metrics.ts';
import { publishing } from './publishing/index.ts';
import { shopSubject } from './shop/index.ts';
import { visitors } from './visitors/index.ts';

const subjects = [platform, mail, shopSubject, visitors, publishing];

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
].map(watchHook);

export const operations = [];
