// The `/ecom` bundle of Directus: the order service and its sibling modules. Each folder's index.ts lists the routes,
// jobs and hooks of one module.
import type { EndpointConfig } from '@directus/types';
import { mailModule } from './mail/index.ts';
import { platformModule } from './platform/index.ts';
import { createMetricsHook, instrumentHook } from './platform/metrics.ts';
import { publishingModule } from './publishing/index.ts';
import { shopSubject } from './shop/index.ts';
import { visitorsModule } from './visitors/index.ts';

const modules = [platformModule, mailModule, shopSubject, visitorsModule, publishingModule];

const config: EndpointConfig = {
  id: 'ecom',
  handler: (router, context) => {
    for (const { routes } of modules) routes?.(router, context);
  },
};

export const endpoints = [{ name: 'ecom', config }];

export const hooks = [
  ...modules.flatMap((module) => module.hooks),
  { name: 'ecom-metrics', config: createMetricsHook(modules.flatMap(({ gauges = [] }) => gauges)) },
].map(instrumentHook);

export const operations = [];
