// Where Klarna tells the service of an authorization whose browser may be lost.
import type { Service } from '../http.ts';

/** The payment's id in it is known to nobody but Klarna and the staff; what comes there is a hint with a token, no more. */
export const toAuthorizationUrl = ({ env }: Pick<Service, 'env'>, payment: string): string =>
  `${String(env['PUBLIC_URL']).replace(/\/+$/, '')}/ecom/klarna/callback/${payment}`;
