// Routes of the studio panel “Website”: progress of publications, and “publish now”. For signed-in studio users:
// editors see and publish their own project, administrators all projects.
import type { RequestHandler } from 'express';
import type { PublishingPanelState } from '../../../../contract/publishing/publishing-panel.ts';
import {
  publishSiteRequestBodySchema,
  publishSiteResponseSchema,
  publishingPanelResponseSchema,
  studioErrorResponseSchema,
} from '../../../../contract/api-reference/documentation-only-schemas.ts';
import {
  type DirectusExtensionContext,
  createAsyncHandler,
  type OrderServiceRequest,
  type OrderServiceRoute,
} from '../platform/route-types-and-handlers.ts';
import { syncProjectBuildStatus } from './poll-site-builds.ts';
import { type WebsitePanelProject, readSitePublishingState } from './website-panel-state.ts';
import { publishNow } from './site-publishing-job.ts';
import { parseBuildHostSettings } from './build-host-client.ts';
import { ensureQueuedPublication } from './assign-changes-to-publications.ts';

type Action = (request: OrderServiceRequest, user: string) => Promise<{ status: number; body: unknown }>;

/** An error response in the format of Directus, which the studio can show. */
const toErrorResponse = (status: number, code: string, message: string) => ({
  status,
  body: { errors: [{ message, extensions: { code } }] },
});

const forbidden = toErrorResponse(403, 'FORBIDDEN', "You don't have permission to access this.");

const createStudioHandler =
  (createAction: (context: DirectusExtensionContext) => Action) =>
  (context: DirectusExtensionContext): RequestHandler => {
    const action = createAction(context);
    return createAsyncHandler(async (request, response) => {
      const { accountability } = request;
      const isStudioUser = accountability?.user && (accountability.app || accountability.admin);
      const { status, body } = isStudioUser ? await action(request, accountability.user ?? '') : forbidden;
      response.status(status).json(body);
    });
  };

/** The projects that the user may see and publish. */
const readProjects = async (
  { database }: DirectusExtensionContext,
  { accountability }: OrderServiceRequest,
  user: string,
) => {
  const projects = database('project').orderBy('name');
  if (accountability?.admin !== true)
    void projects.whereIn(
      'id',
      database('directus_users').where({ id: user }).whereNotNull('project').select('project'),
    );
  return projects.select<WebsitePanelProject[]>('id', 'name', 'domain');
};

const readProjectId = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'project' in body && typeof body.project === 'string'
    ? body.project
    : undefined;

const createStateAction = (context: DirectusExtensionContext): Action => {
  const host = parseBuildHostSettings(context.env);
  return async (request, user) => {
    const projects = await readProjects(context, request, user);
    const sites = await Promise.all(
      projects.map(async (project) => {
        const status = host && (await syncProjectBuildStatus(context, host, project));
        return readSitePublishingState(context.database, project, status);
      }),
    );
    const data: PublishingPanelState = { isConfigured: host !== undefined, sites };
    return { status: 200, body: { data } };
  };
};

const createPublishAction = (context: DirectusExtensionContext): Action => {
  const host = parseBuildHostSettings(context.env);
  return async (request, user) => {
    const project = readProjectId(request.body);
    if (project === undefined)
      return toErrorResponse(
        400,
        'INVALID_PAYLOAD',
        'The body must contain the id of the project: {"project": "<id>"}.',
      );
    const projects = await readProjects(context, request, user);
    if (!projects.some(({ id }) => id === project)) return forbidden;
    if (!host)
      return toErrorResponse(503, 'SERVICE_UNAVAILABLE', 'REBUILD_URL is not set, so no build can be requested.');
    await context.database.transaction(async (transaction) => {
      const id = await ensureQueuedPublication(transaction, project);
      // Also retries immediately if the host was unreachable before.
      await transaction('publication').where({ id }).update({ asked_by: user, next_attempt_at: transaction.fn.now() });
    });
    publishNow();
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
      refused(403, 'Nobody is signed in to the studio.'),
    ],
    createHandler: createStudioHandler(createStateAction),
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
    createHandler: createStudioHandler(createPublishAction),
  },
];
