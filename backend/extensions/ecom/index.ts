// The `/ecom` bundle of Directus: the order service and its sibling modules. The `*-module.ts` file of a folder lists
// the routes, jobs and hooks of one module; routes.ts combines the routes.
import type { EndpointConfig } from '@directus/types';
import { createMetricsHook, withHookJobMetrics } from './platform/metrics.ts';
import { registerRoutes } from './platform/define-route.ts';
import { serviceModules, serviceRoutes } from './routes.ts';

const config: EndpointConfig = {
  id: 'ecom',
  handler: (router, context) => {
    for (const { setUp } of serviceModules) setUp?.(context);
    registerRoutes(router, context, Object.values(serviceRoutes).flat());
  },
};

export const endpoints = [{ name: 'ecom', config }];

export const hooks = [
  ...serviceModules.flatMap((module) => module.hooks),
  { name: 'ecom-metrics', config: createMetricsHook(serviceModules.flatMap(({ gauges = [] }) => gauges)) },
].map(withHookJobMetrics);

export const operations = [];
