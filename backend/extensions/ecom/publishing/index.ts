// The publishing module: brings editors' changes to the site (publications), and shows drafts before (previews).
import type { ServiceModule } from '../platform/http.ts';
import { previewRoute } from './preview.ts';
import { panelRoutes } from './panel-routes.ts';
import { publishJob } from './publish-job.ts';

export const publishingModule: ServiceModule = {
  routes: [previewRoute, ...panelRoutes],
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
