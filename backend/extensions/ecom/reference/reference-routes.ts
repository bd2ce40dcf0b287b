// GET /ecom/openapi.json and GET /ecom/openapi: the API reference as a document and as a page. Made once, when it is first asked for.
import { htmlSchema, openApiSchema } from '../../../../contract/reference/plain-schemas.ts';
import { plainPageHeaders } from '../platform/plain-page-html.ts';
import type { ServiceRoute } from '../platform/http.ts';
import { type OpenApiDocument, toOpenApi } from './document.ts';
import { toReferencePage } from './page.ts';

/** Changes with an update of the service only. */
const cached = { 'cache-control': 'public, max-age=3600' };

const open = { method: 'get', caller: 'anyone', refusals: [], guards: [] } as const;

/** @param readRoutes those of the whole service, by the name of their subject; these two are among them */
export const createReferenceRoutes = (
  readRoutes: () => Readonly<Record<string, readonly ServiceRoute[]>>,
): ServiceRoute[] => {
  let made: { document: OpenApiDocument; page: string } | undefined;
  const readReference = () => {
    if (made) return made;
    const document = toOpenApi(readRoutes());
    return (made = { document, page: toReferencePage(document) });
  };
  return [
    {
      ...open,
      path: '/openapi.json',
      summary: 'Read this reference as OpenAPI 3.1',
      answers: [{ status: 200, description: 'The document.', schema: openApiSchema }],
      createHandler: () => (_request, response) => {
        response.set(cached).json(readReference().document);
      },
    },
    {
      ...open,
      path: '/openapi',
      summary: 'Read this reference as a page',
      answers: [{ status: 200, description: 'The page.', schema: htmlSchema, mediaType: 'text/html' }],
      createHandler: () => (_request, response) => {
        response.set({ ...plainPageHeaders, ...cached }).send(readReference().page);
      },
    },
  ];
};
