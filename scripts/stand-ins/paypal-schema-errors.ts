// How PayPal refuses a body that its schema or its rules do not allow: every field by itself, with PayPal's own issue
// (error_details of checkout_orders_v2 2.13: `field` is a JSON pointer into the request, `location` where it stands).
import type { z } from 'zod';

export interface PaypalErrorDetail {
  field: string;
  issue: string;
  location: 'body' | 'header';
  description: string;
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

const descriptions: Readonly<Record<string, string>> = {
  MISSING_REQUIRED_PARAMETER: 'A required field is missing.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_PARAMETER_VALUE: 'The value of a field is invalid.',
  INVALID_STRING_LENGTH: 'The value of a field is either too short or too long.',
  INVALID_ARRAY_MIN_ITEMS: 'The number of items in an array parameter is too small.',
  INVALID_ARRAY_MAX_ITEMS: 'The number of items in an array parameter is too large.',
  NOT_SUPPORTED: 'A field used is not currently supported.',
};

const toIssue = (issue: z.core.$ZodIssue, value: unknown): string => {
  // A rule about sums says itself which issue it is.
  if (issue.code === 'custom') return issue.message;
  if (value === undefined) return 'MISSING_REQUIRED_PARAMETER';
  if (issue.code === 'unrecognized_keys') return 'NOT_SUPPORTED';
  if (issue.code === 'invalid_value') return 'INVALID_PARAMETER_VALUE';
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return 'INVALID_PARAMETER_SYNTAX';
  if (issue.origin !== 'array') return 'INVALID_STRING_LENGTH';
  return issue.code === 'too_big' ? 'INVALID_ARRAY_MAX_ITEMS' : 'INVALID_ARRAY_MIN_ITEMS';
};

/** One for each field that is refused; a field that PayPal does not know is named itself. */
export const toPaypalDetails = (error: z.ZodError, body: unknown): PaypalErrorDetail[] =>
  error.issues.flatMap((refused) => {
    const issue = toIssue(refused, valueAt(body, refused.path));
    const paths =
      refused.code === 'unrecognized_keys' ? refused.keys.map((key) => [...refused.path, key]) : [refused.path];
    return paths.map((path): PaypalErrorDetail => ({
      field: `/${path.map(String).join('/')}`,
      issue,
      location: 'body',
      description: descriptions[issue] ?? issue,
    }));
  });

/** PayPal's limits of its own header, in characters. */
const requestIdLength = { min: 1, max: 108 };

/** What is wrong with the request id of a call; a call without one is judged by who needs it. */
export const toRequestIdDetails = (requestId: string | undefined): PaypalErrorDetail[] =>
  requestId === undefined || (requestId.length >= requestIdLength.min && requestId.length <= requestIdLength.max)
    ? []
    : [
        {
          field: 'PayPal-Request-Id',
          issue: 'INVALID_STRING_LENGTH',
          location: 'header',
          description: descriptions['INVALID_STRING_LENGTH'] ?? '',
        },
      ];
