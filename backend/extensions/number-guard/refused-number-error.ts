// The refusal of a number in the form in which Directus's studio shows it beside the field.

/** Directus answers a request with the status, code and extensions of such an error. */
export class RefusedNumberError extends Error {
  readonly status = 400;
  readonly code = 'FAILED_VALIDATION';
  readonly extensions: Record<string, unknown>;

  constructor(field: string, message: string) {
    super(message);
    this.name = 'DirectusError';
    this.extensions = { field, path: [], type: 'regex', validation_message: message };
  }
}
