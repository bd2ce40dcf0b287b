// What the hooks of the orders refuse, in the form in which Directus answers it. Thrown by the hooks beside.

/** Directus answers a request with the status, code and text of such an error. */
export class StepError extends Error {
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
