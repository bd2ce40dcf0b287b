// What all subjects stand on: HTTP, jobs, limits, metrics, readiness, graceful shutdown. The routes and hooks that belong to none of them.
import { registerCachePurge } from './cache-purge.ts';
import { closeConnectionsWhileShuttingDown, registerReadiness } from './graceful-shutdown.ts';
import { answerUnreadableBodies, type Subject } from './http.ts';
import { retentionJob } from './retention-job.ts';
import { guardTimeZones } from './time-zone-guard.ts';

export const platform: Subject = {
  routes: (router, context) => {
    registerReadiness(router, context);
    registerCachePurge(context);
  },
  hooks: [
    { name: 'ecom-end', config: closeConnectionsWhileShuttingDown },
    { name: 'ecom-unreadable-bodies', config: answerUnreadableBodies },
    { name: 'ecom-retention', config: retentionJob },
    { name: 'ecom-time-zones', config: guardTimeZones },
  ],
};
