// Messages of visitors to the retailer: POST /ecom/contact, /ecom/rating and /ecom/request.
import type {
  ContactMessageRequestBody,
  ProductRatingRequestBody,
  ProductRequestBody,
} from '../../../contract/visitors/contact-rating-and-product-request.ts';
import { createOrderServicePost } from './order-service-post.ts';

/** Sends a contact message. @throws OrderServiceError 'Could not post message' */
export const postContactMessage = createOrderServicePost<ContactMessageRequestBody>(
  'contact',
  'Could not post message',
);

/** Sends a rating. @throws OrderServiceError 'Could not post rating' */
export const postProductRating = createOrderServicePost<ProductRatingRequestBody>('rating', 'Could not post rating');

/** Sends a question about a product. @throws OrderServiceError 'Could not post request' */
export const postProductRequest = createOrderServicePost<ProductRequestBody>('request', 'Could not post request');
