// The publishing module: publishes editors' changes to the site, and previews drafts.
import type { OrderServiceModule } from '../platform/route-types-and-handlers.ts';
import { draftPreviewRoute } from './draft-preview-route.ts';
import { publishingPanelRoutes } from './publishing-panel-routes.ts';
import { scheduledPublishAndUnpublishJob } from './scheduled-publish-and-unpublish-job.ts';
import { sitePublishingJob } from './site-publishing-job.ts';

export const publishingOrderServiceModule: OrderServiceModule = {
  routes: [draftPreviewRoute, ...publishingPanelRoutes],
  hooks: [
    { name: 'ecom-publishing', config: sitePublishingJob },
    { name: 'ecom-scheduled-publication', config: scheduledPublishAndUnpublishJob },
  ],
  gauges: [
    {
      name: 'publication',
      table: 'publication',
      help: 'Publications of editors’ changes',
      open: ['queued', 'sending', 'sent', 'building'],
    },
  ],
};
