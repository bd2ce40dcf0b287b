// The routes of the studio's panel “Website”: how far the publications of the user's projects are, and “publish now”. For who is
// signed in to the studio; everyone sees and publishes the own project, who works for all of them every one.
import type { RequestHandler, Router } from 'express';
import { type ExtensionContext, handleAsync, type ServiceRequest } from '../platform/http.ts';
import { pollProjectBuilds } from './poll-builds.ts';
import { type ProjectRow, type PublishingPanelState, readSitePublishingState } from './panel-state.ts';
import { getPublisher } from './publish-job.ts';
import { ensureQueuedPublication } from './assign-changes.ts';

type Act = (request: ServiceRequest, user: string) => Promise<{ status: number; body: unknown }>;

/** In the form of Directus's own refusals, which the studio knows. */
const toRefusal = (status: number, code: string, message: string) => ({
  status,
  body: { errors: [{ message, extensions: { code } }] },
});

const forbidden = toRefusal(403, 'FORBIDDEN', "You don't have permission to access this.");

const createStudioHandler = (act: Act): RequestHandler =>
  handleAsync(async (request, response) => {
    const { accountability } = request;
    const isOfStudio = accountability?.user && (accountability.app || accountability.admin);
    const { status, body } = isOfStudio ? await act(request, accountability.user ?? '') : forbidden;
    response.status(status).json(body);
  });

/** Whose sites somebody may see. */
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

export const registerPublishingPanel = (router: Router, context: ExtensionContext): void => {
  const { database } = context;
  const publisher = getPublisher(context);

  const tellState: Act = async (request, user) => {
    const projects = await readProjects(context, request, user);
    const sites = await Promise.all(
      projects.map(async (project) => {
        const status = publisher && (await pollProjectBuilds(context, publisher.host, project));
        return readSitePublishingState(database, project, status);
      }),
    );
    const data: PublishingPanelState = { isConfigured: publisher !== undefined, sites };
    return { status: 200, body: { data } };
  };

  const publish: Act = async (request, user) => {
    const project = readProjectId(request.body);
    if (project === undefined) return toRefusal(400, 'INVALID_PAYLOAD', 'Which project? {"project": "<its id>"}');
    const projects = await readProjects(context, request, user);
    if (!projects.some(({ id }) => id === project)) return forbidden;
    if (!publisher) return toRefusal(503, 'SERVICE_UNAVAILABLE', 'REBUILD_URL is not set: nobody could be called.');
    await database.transaction(async (transaction) => {
      const id = await ensureQueuedPublication(transaction, project);
      // Also one whose host was away is tried at once.
      await transaction('publication').where({ id }).update({ asked_by: user, next_attempt_at: transaction.fn.now() });
    });
    void publisher.run();
    return { status: 202, body: { data: null } };
  };

  router.get('/publishing', createStudioHandler(tellState));
  router.post('/publishing', createStudioHandler(publish));
};
