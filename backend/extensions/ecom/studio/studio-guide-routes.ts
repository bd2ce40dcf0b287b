// GET /ecom/studio/guide and its screenshots: the guide for editors, for everyone who is signed in to the studio.
import {
  guideImageFileNameParameterSchema,
  fileDownloadResponseSchema,
  studioErrorResponseSchema,
} from '../../../../contract/api-reference/documentation-only-schemas.ts';
import { studioGuideResponseSchema } from '../../../../contract/studio/studio-guide.ts';
import type { OrderServiceRoute } from '../platform/route-types-and-handlers.ts';
import { createStudioRouteHandler, studioRouteForbiddenResponse } from '../platform/studio-route-handler.ts';
import { readStudioGuide, toGuideImagePath } from './read-studio-guide.ts';

const forbidden = { status: 403, description: 'Nobody is signed in to the studio.', schema: studioErrorResponseSchema };

export const studioGuideApiRoutes: OrderServiceRoute[] = [
  {
    method: 'get',
    path: '/studio/guide',
    summary: 'Read the guide for editors',
    caller: 'staff',
    answers: [{ status: 200, description: 'The sections, as HTML.', schema: studioGuideResponseSchema }, forbidden],
    refusals: [],
    guards: [],
    createHandler: createStudioRouteHandler(() => async () => ({
      status: 200,
      body: { data: await readStudioGuide() },
    })),
  },
  {
    method: 'get',
    path: '/studio/guide/:image',
    summary: 'Read a screenshot of the guide',
    caller: 'staff',
    parameters: { image: { schema: guideImageFileNameParameterSchema, description: 'File name.' } },
    answers: [
      { status: 200, description: 'The image.', schema: fileDownloadResponseSchema, mediaType: 'image/webp' },
      forbidden,
      { status: 404, description: 'The guide has no such screenshot.' },
    ],
    refusals: [],
    guards: [],
    createHandler: () => (request, response) => {
      const { accountability, params } = request;
      if (!accountability?.user) {
        response.status(studioRouteForbiddenResponse.status).json(studioRouteForbiddenResponse.body);
        return;
      }
      const path = toGuideImagePath(params['image'] ?? '');
      if (path === undefined) response.status(404).end();
      else
        response.sendFile(
          path,
          { maxAge: '1h' },
          // Express also passes errors that occur once the answer has started.
          (error) => {
            if (error instanceof Error && !response.headersSent) response.status(404).end();
          },
        );
    },
  },
];
