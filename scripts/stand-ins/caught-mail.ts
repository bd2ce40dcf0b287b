// A mail that the catcher keeps, as its inbox shows and answers it.

/** A mail as GET /mails answers it, newest first; `?to=` picks one recipient. */
export interface CaughtMail {
  id: number;
  /** Addresses of the envelope: whom the server was told to deliver to. */
  to: string[];
  /** Address of the header, with its name. */
  from: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; bytes: number; path: string }[];
}
