// How the extensions refuse a request: Directus answers with the status, code, text and extensions of such an error.

export class RefusedRequestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extensions: Record<string, unknown>;

  constructor(message: string, { status = 403, code = 'FORBIDDEN', extensions = {} } = {}) {
    super(message);
    // By this name Directus knows its own errors.
    this.name = 'DirectusError';
    this.status = status;
    this.code = code;
    this.extensions = extensions;
  }
}

/** What an item cannot be written with. */
export const createPayloadError = (message: string, extensions: Record<string, unknown> = {}): RefusedRequestError =>
  new RefusedRequestError(message, { status: 400, code: 'INVALID_PAYLOAD', extensions });

/** What cannot stand in a field: the studio shows the message beside it. */
export const createFieldError = (field: string, message: string): RefusedRequestError =>
  new RefusedRequestError(message, {
    status: 400,
    code: 'FAILED_VALIDATION',
    extensions: { field, path: [], type: 'regex', validation_message: message },
  });
