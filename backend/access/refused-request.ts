// How the guards in backend/extensions refuse a request: Directus answers with the status and code of such an error.

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
