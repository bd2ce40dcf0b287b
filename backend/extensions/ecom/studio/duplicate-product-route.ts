// POST /ecom/studio/products/:product/duplicate: the button “Duplizieren” in the form of a product.
import {
  duplicateProductResponseSchema,
  idParameterSchema,
  studioErrorResponseSchema,
} from '../../../../contract/api-reference/documentation-only-schemas.ts';
import type { DirectusExtensionContext, OrderServiceRoute } from '../platform/route-types-and-handlers.ts';
import {
  createStudioRouteHandler,
  studioRouteForbiddenResponse,
  type StudioRouteActionFunction,
} from '../platform/studio-route-handler.ts';
import { duplicateProduct } from './duplicate-product.ts';

const createDuplicateAction =
  (context: DirectusExtensionContext): StudioRouteActionFunction =>
  async ({ accountability, params }) => {
    const product = idParameterSchema.safeParse(params['product']);
    if (!accountability || !product.success) return studioRouteForbiddenResponse;
    const id = await duplicateProduct(context, product.data, { accountability, schema: await context.getSchema() });
    return { status: 200, body: { data: { id } } };
  };

export const duplicateProductRoute: OrderServiceRoute = {
  method: 'post',
  path: '/studio/products/:product/duplicate',
  summary: 'Duplicate a product as a draft',
  description: 'With images, variants and translations, without stock and barcodes.',
  caller: 'staff',
  parameters: { product: { schema: idParameterSchema, description: 'Id of the product.' } },
  answers: [
    {
      status: 200,
      description: 'The id of the copy.',
      schema: duplicateProductResponseSchema,
    },
    {
      status: 403,
      description: 'Nobody is signed in to the studio, or the user may not read or create products.',
      schema: studioErrorResponseSchema,
    },
  ],
  refusals: [],
  guards: [],
  createHandler: createStudioRouteHandler(createDuplicateAction),
};
