// Errors that the extensions throw to refuse a request; Directus responds with their status, code, message and
// extensions.

export class RefusedRequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extensions: Record<string, unknown>;

  constructor(message: string, { status = 403, code = 'FORBIDDEN', extensions = {} } = {}) {
    super(message);
    // Directus recognizes its own errors by this name.
    this.name = 'DirectusError';
    this.status = status;
    this.code = code;
    this.extensions = extensions;
  }
}

/** Rejects the payload of an item. */
export const createInvalidPayloadError = (
  message: string,
  extensions: Record<string, unknown> = {},
): RefusedRequestError => new RefusedRequestError(message, { status: 400, code: 'INVALID_PAYLOAD', extensions });

/** Rejects the value of a field: the studio shows the message beside it. */
export const createFieldValidationError = (
  field: string,
  message: string,
  extensions: Record<string, unknown> = {},
): RefusedRequestError =>
  new RefusedRequestError(message, {
    status: 400,
    code: 'FAILED_VALIDATION',
    extensions: { ...extensions, field, path: [], type: 'regex', validation_message: message },
  });
