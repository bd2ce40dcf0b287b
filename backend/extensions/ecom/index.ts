// The `/ecom` bundle of Directus: the order service and its sibling modules. The `*-module.ts` file of a folder lists
// the routes, jobs and hooks of one module; all-service-routes.ts combines the routes.
import type { EndpointConfig } from '@directus/types';
import { createPrometheusMetricsHook, withJobMetrics } from './platform/metrics.ts';
import { registerOrderServiceRoutes } from './platform/define-post-route.ts';
import { orderServiceModules, orderServiceRoutesByHeading } from './all-service-routes.ts';

const config: EndpointConfig = {
  id: 'ecom',
  handler: (router, context) => {
    for (const { setUp } of orderServiceModules) setUp?.(context);
    registerOrderServiceRoutes(router, context, Object.values(orderServiceRoutesByHeading).flat());
  },
};

export const endpoints = [{ name: 'ecom', config }];

export const hooks = [
  ...orderServiceModules.flatMap((module) => module.hooks),
  {
    name: 'ecom-metrics',
    config: createPrometheusMetricsHook(orderServiceModules.flatMap(({ gauges = [] }) => gauges)),
  },
].map(withJobMetrics);

export const operations = [];
