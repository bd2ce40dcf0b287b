// POST /ecom/studio/stock-and-prices: the studio's sheet of stock and prices saves its rows.
import { saveSheetRequestBodySchema, saveSheetResponseSchema } from '../../../../contract/studio/stock-and-prices.ts';
import { maxSheetRowsPerImport, maxSheetRowsPerSaveRequest } from '../../../../contract/studio/sheet-limits.ts';
import { studioErrorResponseSchema } from '../../../../contract/api-reference/documentation-only-schemas.ts';
import { safeParseRequestBody } from '../../../../domain/safe-parse-request-body.ts';
import type { DirectusExtensionContext, OrderServiceRoute } from '../platform/route-types-and-handlers.ts';
import {
  createStudioRouteHandler,
  studioRouteForbiddenResponse,
  readStudioProjects,
  type StudioRouteActionFunction,
  createStudioErrorResponse,
} from '../platform/studio-route-handler.ts';
import { toStaffRights } from '../platform/staff-permission-checks.ts';
import { saveStockAndPrices } from './save-stock-and-prices.ts';

const createSaveAction =
  (context: DirectusExtensionContext): StudioRouteActionFunction =>
  async (request, user) => {
    const { accountability } = request;
    if (!accountability || !toStaffRights(accountability).canChange('ecommerce_product'))
      return studioRouteForbiddenResponse;
    const parsed = safeParseRequestBody(saveSheetRequestBodySchema, request.body);
    if (!parsed.ok)
      return createStudioErrorResponse(
        400,
        'INVALID_PAYLOAD',
        `The body must contain 1 to ${maxSheetRowsPerSaveRequest} changes of the sheet (all or nothing: ${maxSheetRowsPerImport}), each with the same fields before and after; see ${parsed.fields.join(', ')}.`,
      );
    const projects = (await readStudioProjects(context, request, user)).map(({ id }) => id);
    const schema = await context.getSchema();
    return {
      status: 200,
      body: { data: await saveStockAndPrices(context, parsed.body, { accountability, schema, projects }) },
    };
  };

export const saveStockAndPricesRoute: OrderServiceRoute = {
  method: 'post',
  path: '/studio/stock-and-prices',
  summary: 'Save rows of the sheet of stock and prices',
  description:
    'A row is saved only if its stored values are still those of `before`; a difference of stock is added to what is stored. Each row has a transaction of its own, or all have one.',
  caller: 'staff',
  body: { schema: saveSheetRequestBodySchema },
  answers: [
    { status: 200, description: 'What happened to each row.', schema: saveSheetResponseSchema },
    { status: 400, description: 'The body is invalid.', schema: studioErrorResponseSchema },
    {
      status: 403,
      description: 'Nobody is signed in to the studio, or the role does not change products.',
      schema: studioErrorResponseSchema,
    },
  ],
  refusals: [],
  guards: [],
  createHandler: createStudioRouteHandler(createSaveAction),
};
