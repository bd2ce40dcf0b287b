// Messages of visitors to the retailer: POST /ecom/contact, /ecom/rating and /ecom/request.
import type {
  ContactMessageRequestBody,
  ProductRatingRequestBody,
  ProductRequestBody,
} from '../../../contract/visitors/visitor-messages.ts';
import { okResponseSchema } from '../../../contract/shop/order-service-response.ts';
import { createOrderServicePostFunction } from './order-service-post.ts';

/** Sends a contact message. @throws OrderServiceError 'Could not post message' */
export const postContactMessage = createOrderServicePostFunction<ContactMessageRequestBody, unknown>(
  'contact',
  okResponseSchema,
  'Could not post message',
);

/** Sends a rating. @throws OrderServiceError 'Could not post rating' */
export const postProductRating = createOrderServicePostFunction<ProductRatingRequestBody, unknown>(
  'rating',
  okResponseSchema,
  'Could not post rating',
);

/** Sends a question about a product. @throws OrderServiceError 'Could not post request' */
export const postProductRequest = createOrderServicePostFunction<ProductRequestBody, unknown>(
  'request',
  okResponseSchema,
  'Could not post request',
);
