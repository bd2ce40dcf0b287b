// Decides how to respond to a newsletter sign-up, from the history of its email address (docs/decisions/024). Pure.

export type NewsletterSubscriptionState = 'confirmed' | 'pending' | 'suspected' | 'unsubscribed';

/** History of an email address at sign-up. Events before its last unsubscription do not count. */
export interface NewsletterAddressSignUpHistory {
  state: NewsletterSubscriptionState;
  /** Signed up from the same network address in the last ten minutes. */
  isRequestedHere: boolean;
  /** Confirmed from the same network address, so the visitor owns the mailbox. */
  isConfirmedHere: boolean;
  /** Sign-ups in the last 24 hours, from anywhere. */
  requestsToday: number;
}

/** `send_nothing` sends no email, but the response is the same as if one was sent. */
export type NewsletterSignUpDecision =
  'already_registered' | 'request_confirmation' | 'send_nothing' | 'notify_subscribed';

/** Confirmation requests per mailbox in 24 hours. */
const maxMailsPerDay = 3;

export const planNewsletterSignUp = (history: NewsletterAddressSignUpHistory): NewsletterSignUpDecision => {
  // In every state, so that entering another person's address twice reveals nothing about it.
  if (history.isRequestedHere) return 'already_registered';
  if (history.state === 'confirmed') return history.isConfirmedHere ? 'already_registered' : 'notify_subscribed';
  return history.requestsToday < maxMailsPerDay ? 'request_confirmation' : 'send_nothing';
};
