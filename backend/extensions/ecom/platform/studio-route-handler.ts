// Handlers of the order service's routes for signed-in studio users, who reach their own project; administrators reach
// every project.
import type { RequestHandler } from 'express';
import {
  type DirectusExtensionContext,
  createAsyncHandler,
  type UnparsedOrderServiceRequest,
} from './route-types-and-handlers.ts';

export type StudioRouteActionFunction = (
  request: UnparsedOrderServiceRequest,
  user: string,
) => Promise<{ status: number; body: unknown }>;

/** An error response in the format of Directus, which the studio can show. */
export const createStudioErrorResponse = (status: number, code: string, message: string) => ({
  status,
  body: { errors: [{ message, extensions: { code } }] },
});

export const studioRouteForbiddenResponse = createStudioErrorResponse(
  403,
  'FORBIDDEN',
  "You don't have permission to access this.",
);

export const createStudioRouteHandler =
  (createAction: (context: DirectusExtensionContext) => StudioRouteActionFunction) =>
  (context: DirectusExtensionContext): RequestHandler => {
    const action = createAction(context);
    return createAsyncHandler(async (request, response) => {
      const { accountability } = request;
      const isStudioUser = accountability?.user && (accountability.app || accountability.admin);
      const { status, body } = isStudioUser
        ? await action(request, accountability.user ?? '')
        : studioRouteForbiddenResponse;
      response.set({ 'Cache-Control': 'no-store' }).status(status).json(body);
    });
  };

export interface StudioProject {
  id: string;
  name: string;
  domain: string;
  time_zone: string;
}

/** The projects that the user may see, by name. */
export const readStudioProjects = async (
  { database }: DirectusExtensionContext,
  { accountability }: UnparsedOrderServiceRequest,
  user: string,
): Promise<StudioProject[]> => {
  const projects = database('project').orderBy('name');
  if (accountability?.admin !== true)
    void projects.whereIn(
      'id',
      database('directus_users').where({ id: user }).whereNotNull('project').select('project'),
    );
  return projects.select<StudioProject[]>('id', 'name', 'domain', 'time_zone');
};
