// The way to the operator's mail server. Each mail gets a connection of its own: what a broken one was carrying is never
// sent again behind our back.
import { createTransport as createNodemailer, type Transporter } from 'nodemailer';

/** Together well below the time after which a mail counts as not sent (outbox.ts). */
const limits = { connectionTimeout: 15_000, greetingTimeout: 15_000, dnsTimeout: 15_000, socketTimeout: 30_000 };

export const createTransport = (smtpUrl: string): Transporter =>
  // What a mail holds is all there: nothing is fetched from the disk or the web for it.
  createNodemailer({ url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true });
