// GET /ecom/openapi.json and GET /ecom/openapi: the API reference as a document and as a page. Generated at the first request and kept.
import { htmlSchema, openApiSchema } from '../../../../contract/reference/plain-schemas.ts';
import { plainPageHeaders } from '../platform/plain-page-html.ts';
import type { ServiceRoute } from '../platform/http.ts';
import { toOpenApi } from './document.ts';
import { toReferencePage } from './page.ts';

/** Changes only with an update of the service. */
const cached = { 'cache-control': 'public, max-age=3600' };

const open = { method: 'get', caller: 'anyone', refusals: [], guards: [] } as const;

/** @param readRoutes those of the whole service, by the name of their subject; these two are among them */
export const createReferenceRoutes = (
  readRoutes: () => Readonly<Record<string, readonly ServiceRoute[]>>,
): ServiceRoute[] => {
  let reference: { document: string; page: string } | undefined;
  const readReference = () => {
    if (reference) return reference;
    const document = toOpenApi(readRoutes());
    return (reference = { document: JSON.stringify(document), page: toReferencePage(document) });
  };
  return [
    {
      ...open,
      path: '/openapi.json',
      summary: 'Read this reference as OpenAPI 3.1',
      answers: [{ status: 200, description: 'The document.', schema: openApiSchema }],
      createHandler: () => (_request, response) => {
        response.set(cached).type('json').send(readReference().document);
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
