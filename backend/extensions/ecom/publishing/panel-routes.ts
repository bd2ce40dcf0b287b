// Routes of the studio panel “Website”: progress of publications, and “publish now”. For signed-in studio users:
// editors see and publish their own project, administrators all of them.
import type { RequestHandler } from 'express';
import type { WireSchema } from '../../../../contract/reference/json-schema.ts';
import {
  publishBodySchema,
  publishedSchema,
  publishingAnswerSchema,
  studioRefusalSchema,
} from '../../../../contract/reference/plain-schemas.ts';
import { type ExtensionContext, handleAsync, type ServiceRequest, type ServiceRoute } from '../platform/http.ts';
import { pollProjectBuilds } from './poll-builds.ts';
import { type ProjectRow, type PublishingPanelState, readSitePublishingState } from './panel-state.ts';
import { getPublisher } from './publish-job.ts';
import { ensureQueuedPublication } from './assign-changes.ts';

type Act = (request: ServiceRequest, user: string) => Promise<{ status: number; body: unknown }>;

/** Error response in Directus's format, which the studio understands. */
const toErrorResponse = (status: number, code: string, message: string) => ({
  status,
  body: { errors: [{ message, extensions: { code } }] },
});

const forbidden = toErrorResponse(403, 'FORBIDDEN', "You don't have permission to access this.");

const createStudioHandler =
  (createAct: (context: ExtensionContext) => Act) =>
  (context: ExtensionContext): RequestHandler => {
    const act = createAct(context);
    return handleAsync(async (request, response) => {
      const { accountability } = request;
      const isStudioUser = accountability?.user && (accountability.app || accountability.admin);
      const { status, body } = isStudioUser ? await act(request, accountability.user ?? '') : forbidden;
      response.status(status).json(body);
    });
  };

/** The projects that the user may see and publish. */
const readProjects = async ({ database }: ExtensionContext, { accountability }: ServiceRequest, user: string) => {
  const projects = database('project').orderBy('name');
  if (accountability?.admin !== true)
    void projects.whereIn(
      'id',
      database('directus_users').where({ id: user }).whereNotNull('project').select('project'),
    );
  return projects.select<ProjectRow[]>('id', 'name', 'domain');
};

const readProjectId = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'project' in body && typeof body.project === 'string'
    ? body.project
    : undefined;

const createSendState = (context: ExtensionContext): Act => {
  const publisher = getPublisher(context);
  return async (request, user) => {
    const projects = await readProjects(context, request, user);
    const sites = await Promise.all(
      projects.map(async (project) => {
        const status = publisher && (await pollProjectBuilds(context, publisher.host, project));
        return readSitePublishingState(context.database, project, status);
      }),
    );
    const data: PublishingPanelState = { isConfigured: publisher !== undefined, sites };
    return { status: 200, body: { data } };
  };
};

const createPublish = (context: ExtensionContext): Act => {
  const publisher = getPublisher(context);
  return async (request, user) => {
    const project = readProjectId(request.body);
    if (project === undefined) return toErrorResponse(400, 'INVALID_PAYLOAD', 'Which project? {"project": "<its id>"}');
    const projects = await readProjects(context, request, user);
    if (!projects.some(({ id }) => id === project)) return forbidden;
    if (!publisher)
      return toErrorResponse(503, 'SERVICE_UNAVAILABLE', 'REBUILD_URL is not set, so no build can be requested.');
    await context.database.transaction(async (transaction) => {
      const id = await ensureQueuedPublication(transaction, project);
      // Also retries immediately if the host was unreachable before.
      await transaction('publication').where({ id }).update({ asked_by: user, next_attempt_at: transaction.fn.now() });
    });
    void publisher.run();
    return { status: 202, body: { data: null } };
  };
};

const refused = (status: number, description: string) => ({ status, description, schema: studioRefusalSchema });

const stateSchema = publishingAnswerSchema satisfies WireSchema<{ data: PublishingPanelState }>;

const panel = { path: '/publishing', caller: 'staff', refusals: [], guards: [] } as const;

export const panelRoutes: readonly ServiceRoute[] = [
  {
    ...panel,
    method: 'get',
    summary: 'Read the publications of the projects that the user may see',
    answers: [
      { status: 200, description: 'The state of each site.', schema: stateSchema },
      refused(403, 'Nobody is signed in to the studio.'),
    ],
    createHandler: createStudioHandler(createSendState),
  },
  {
    ...panel,
    method: 'post',
    summary: 'Publish a project now',
    body: { schema: publishBodySchema },
    answers: [
      { status: 202, description: 'The publication is queued.', schema: publishedSchema },
      refused(400, 'The body names no project.'),
      refused(403, 'Nobody is signed in to the studio, or the project is not one of theirs.'),
      refused(503, '`REBUILD_URL` is not set.'),
    ],
    createHandler: createStudioHandler(createPublish),
  },
];
