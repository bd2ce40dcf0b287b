// What the stand-ins for the payment providers are asked, and what they answer.
import type { IncomingHttpHeaders } from 'node:http';

export interface Asked {
  method: string;
  /** Below the provider's own address. */
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  /** The text as JSON; `undefined` where it is none. */
  body: unknown;
}

/** `drop`: the connection breaks without an answer. */
export type Reply = { status: number; json?: unknown } | { script: string } | { drop: true };
