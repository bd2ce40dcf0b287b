// When a failed mail is retried, and when the outbox gives up. Pure.

const minuteMs = 60_000;

const firstDelayMs = minuteMs;
const maxDelayMs = 6 * 60 * minuteMs;

/** About four days with these delays, which is as long as mail servers usually retry. */
export const maxMailSendAttempts = 24;

/** Milliseconds until the next attempt; `null` to give up. `attempts` counts the attempts so far, at least one. */
export const toMailRetryDelayMs = (attempts: number): number | null =>
  attempts >= maxMailSendAttempts ? null : Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs);

export interface NodemailerSmtpError {
  /** Error code of nodemailer, such as `EENVELOPE`. */
  code: string | undefined;
  /** SMTP command that was rejected, such as `RCPT TO`. */
  command: string | undefined;
  /** SMTP response code, such as 550. */
  responseCode: number | undefined;
}

/**
 * Whether a retry is useless: the server permanently (5xx) rejects this recipient or message. A 5xx to sign-in or
 * sender concerns our settings; once they are corrected, the mail can be delivered.
 */
export const isSmtpRecipientOrMessageRejected = ({ code, command, responseCode }: NodemailerSmtpError): boolean => {
  const isRefused = responseCode !== undefined && responseCode >= 500;
  return isRefused && ((code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE');
};

/** Whether connecting or signing in failed: sending other mails would fail, too. */
export const isSmtpConnectionOrSignInFailure = ({ code }: NodemailerSmtpError): boolean =>
  code !== undefined &&
  ['EAUTH', 'ECONNECTION', 'ECONNREFUSED', 'EDNS', 'EPROXY', 'ESOCKET', 'ETIMEDOUT', 'ETLS'].includes(code);
