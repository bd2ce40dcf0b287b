// How editors' changes get to the site: publications, and previews before them. The routes and jobs of this subject.
import type { Subject } from '../platform/http.ts';
import { registerPreview } from './preview.ts';
import { registerPanel } from './panel-routes.ts';
import { publishJob } from './publish-job.ts';

export const publishing: Subject = {
  routes: (router, context) => {
    registerPreview(router, context);
    registerPanel(router, context);
  },
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
