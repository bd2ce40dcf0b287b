// What a hook refuses, in the form in which Directus answers it.

/** Directus answers a request with the status, code and text of such an error. */
export class RefusedByHook extends Error {
  readonly status: number;
  readonly code: string;
  readonly extensions: Record<string, unknown>;

  constructor(status: number, code: string, message: string, extensions: Record<string, unknown> = {}) {
    super(message);
    this.name = 'DirectusError';
    this.status = status;
    this.code = code;
    this.extensions = extensions;
  }
}
