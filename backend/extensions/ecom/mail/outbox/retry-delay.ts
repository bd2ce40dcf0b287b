// When a mail is tried again that could not be sent, and when it is given up. Pure.

const minute = 60_000;

const firstDelayMs = minute;
const longestDelayMs = 6 * 60 * minute;

/** With these delays about four days: as long as mail servers themselves try. */
export const maxSendAttempts = 24;

/** Milliseconds until the next attempt; `null`: given up. `attempts` are those made by now, at least one. */
export const toRetryDelayMs = (attempts: number): number | null =>
  attempts >= maxSendAttempts ? null : Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);

export interface SendFailure {
  /** Of nodemailer, such as `EENVELOPE`. */
  code: string | undefined;
  /** The command that was refused, such as `RCPT TO`. */
  command: string | undefined;
  /** The mail server's own, such as 550. */
  responseCode: number | undefined;
}

/**
 * Whether trying again is of no use: the server says for good (5xx) that it does not take this address or this mail. A 5xx
 * before that (sign-in, sender) speaks of our settings, not of the mail: put right, it goes through.
 */
export const isPermanentFailure = ({ code, command, responseCode }: SendFailure): boolean => {
  const isRefused = responseCode !== undefined && responseCode >= 500;
  return isRefused && ((code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE');
};

/** Whether the server could not be reached or signed in to: the other mails need not be tried in this run. */
export const isServerUnreachable = ({ code }: SendFailure): boolean =>
  code !== undefined &&
  ['EAUTH', 'ECONNECTION', 'ECONNREFUSED', 'EDNS', 'EPROXY', 'ESOCKET', 'ETIMEDOUT', 'ETLS'].includes(code);
