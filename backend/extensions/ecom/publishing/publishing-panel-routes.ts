// Routes of the studio panel “Website”: progress of publications, and “publish now”. Roles with the right to
// publications see and publish their own project, administrators all projects.
import type { PublishingPanelState } from '../../../../contract/publishing/publishing-panel.ts';
import {
  publishSiteRequestBodySchema,
  publishSiteResponseSchema,
  publishingPanelResponseSchema,
  studioErrorResponseSchema,
} from '../../../../contract/api-reference/documentation-only-schemas.ts';
import type { DirectusExtensionContext, OrderServiceRoute } from '../platform/route-types-and-handlers.ts';
import {
  createStudioRouteHandler,
  studioRouteForbiddenResponse,
  readStudioProjects,
  type StudioRouteActionFunction,
  createStudioErrorResponse,
} from '../platform/studio-route-handler.ts';
import { toStaffRights } from '../platform/staff-permission-checks.ts';
import { pollBuildHostAndUpdatePublications } from './poll-site-builds.ts';
import { readSitePublishingState } from './read-site-publishing-state.ts';
import { triggerSitePublishingJob } from './site-publishing-job.ts';
import { parseBuildHostSettings } from './build-host-client.ts';
import { ensureQueuedPublication } from './add-pending-changes-to-queued-publications.ts';

const readProjectId = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'project' in body && typeof body.project === 'string'
    ? body.project
    : undefined;

const createStateAction = (context: DirectusExtensionContext): StudioRouteActionFunction => {
  const host = parseBuildHostSettings(context.env);
  return async (request, user) => {
    if (!toStaffRights(request.accountability).canRead('publication')) return studioRouteForbiddenResponse;
    const projects = await readStudioProjects(context, request, user);
    const sites = await Promise.all(
      projects.map(async (project) => {
        const status = host && (await pollBuildHostAndUpdatePublications(context, host, project));
        return readSitePublishingState(context.database, project, status);
      }),
    );
    const data: PublishingPanelState = { isConfigured: host !== undefined, sites };
    return { status: 200, body: { data } };
  };
};

const createPublishAction = (context: DirectusExtensionContext): StudioRouteActionFunction => {
  const host = parseBuildHostSettings(context.env);
  return async (request, user) => {
    if (!toStaffRights(request.accountability).canChange('publication')) return studioRouteForbiddenResponse;
    const project = readProjectId(request.body);
    if (project === undefined)
      return createStudioErrorResponse(
        400,
        'INVALID_PAYLOAD',
        'The body must contain the id of the project: {"project": "<id>"}.',
      );
    const projects = await readStudioProjects(context, request, user);
    if (!projects.some(({ id }) => id === project)) return studioRouteForbiddenResponse;
    if (!host)
      return createStudioErrorResponse(
        503,
        'SERVICE_UNAVAILABLE',
        'REBUILD_URL is not set, so no build can be requested.',
      );
    await context.database.transaction(async (transaction) => {
      const id = await ensureQueuedPublication(transaction, project);
      // Also retries immediately if the host was unreachable before.
      await transaction('publication').where({ id }).update({ asked_by: user, next_attempt_at: transaction.fn.now() });
    });
    triggerSitePublishingJob();
    return { status: 202, body: { data: null } };
  };
};

const refused = (status: number, description: string) => ({ status, description, schema: studioErrorResponseSchema });

const panel = { path: '/publishing', caller: 'staff', refusals: [], guards: [] } as const;

export const publishingPanelRoutes: readonly OrderServiceRoute[] = [
  {
    ...panel,
    method: 'get',
    summary: 'Read the publications of the projects that the user may see',
    answers: [
      { status: 200, description: 'The state of each site.', schema: publishingPanelResponseSchema },
      refused(403, 'Nobody is signed in to the studio, or the role does not see publications.'),
    ],
    createHandler: createStudioRouteHandler(createStateAction),
  },
  {
    ...panel,
    method: 'post',
    summary: 'Publish a project now',
    body: { schema: publishSiteRequestBodySchema },
    answers: [
      { status: 202, description: 'The publication is queued.', schema: publishSiteResponseSchema },
      refused(400, 'The body contains no project.'),
      refused(403, 'Nobody is signed in to the studio, or the user may not publish the project.'),
      refused(503, '`REBUILD_URL` is not set.'),
    ],
    createHandler: createStudioRouteHandler(createPublishAction),
  },
];
