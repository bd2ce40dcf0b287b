// GET /ecom/openapi.json and GET /ecom/openapi: the API reference as OpenAPI document and as HTML page, generated at
// the first request.
import {
  htmlResponseSchema,
  openApiDocumentResponseSchema,
} from '../../../../contract/api-reference/documentation-only-schemas.ts';
import { noScriptPageHeaders } from '../platform/no-script-page-html.ts';
import type { OrderServiceRoute } from '../platform/route-types-and-handlers.ts';
import { toOpenApiDocument } from './openapi-document.ts';
import { toApiReferencePageHtml } from './api-reference-page.ts';

/** Changes only with an update of the service. */
const cached = { 'cache-control': 'public, max-age=3600' };

const open = { method: 'get', caller: 'anyone', refusals: [], guards: [] } as const;

/** @param readRoutes returns all routes of the service by heading, including the routes created here */
export const createApiReferenceRoutes = (
  readRoutes: () => Readonly<Record<string, readonly OrderServiceRoute[]>>,
): OrderServiceRoute[] => {
  let reference: { document: string; page: string } | undefined;
  const readReference = () => {
    if (reference) return reference;
    const document = toOpenApiDocument(readRoutes());
    return (reference = { document: JSON.stringify(document), page: toApiReferencePageHtml(document) });
  };
  return [
    {
      ...open,
      path: '/openapi.json',
      summary: 'Read this reference as OpenAPI 3.1',
      answers: [{ status: 200, description: 'The document.', schema: openApiDocumentResponseSchema }],
      createHandler: () => (_request, response) => {
        response.set(cached).type('json').send(readReference().document);
      },
    },
    {
      ...open,
      path: '/openapi',
      summary: 'Read this reference as a page',
      answers: [{ status: 200, description: 'The page.', schema: htmlResponseSchema, mediaType: 'text/html' }],
      createHandler: () => (_request, response) => {
        response.set({ ...noScriptPageHeaders, ...cached }).send(readReference().page);
      },
    },
  ];
};
