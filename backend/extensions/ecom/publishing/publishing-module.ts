// The publishing module: publishes editors' changes to the site, and previews drafts.
import type { ServiceModule } from '../platform/http.ts';
import { draftPreviewRoute } from './preview-route.ts';
import { publishingPanelRoutes } from './website-panel-routes.ts';
import { publishJob } from './publish-job.ts';

export const publishingServiceModule: ServiceModule = {
  routes: [draftPreviewRoute, ...publishingPanelRoutes],
  hooks: [{ name: 'ecom-publishing', config: publishJob }],
  gauges: [
    {
      name: 'publication',
      table: 'publication',
      help: 'Publications of editors’ changes',
      open: ['queued', 'sending', 'sent', 'building'],
    },
  ],
};
