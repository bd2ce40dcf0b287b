// Decides how to answer a newsletter sign-up, from the history of its email address (docs/decisions/024). Pure.

export type SubscriptionState = 'confirmed' | 'pending' | 'suspected' | 'unsubscribed';

/** History of an email address at sign-up. All times count from its last unsubscription. */
export interface SubscriptionHistory {
  state: SubscriptionState;
  /** Signed up from the same network address in the last ten minutes. */
  isAskedHere: boolean;
  /** Confirmed from the same network address, so the visitor reads this mailbox. */
  isConfirmedHere: boolean;
  /** Sign-ups in the last 24 hours, from anywhere. */
  askedToday: number;
}

/** `quiet` sends no email but answers as if one was sent. */
export type SignUpDecision = 'already_registered' | 'ask_to_confirm' | 'quiet' | 'tell_known';

/** Confirmation requests per mailbox in 24 hours. */
const maxMailsPerDay = 3;

export const planSignUp = (history: SubscriptionHistory): SignUpDecision => {
  // In every state: a visitor who enters other people's addresses twice learns nothing about them.
  if (history.isAskedHere) return 'already_registered';
  if (history.state === 'confirmed') return history.isConfirmedHere ? 'already_registered' : 'tell_known';
  return history.askedToday < maxMailsPerDay ? 'ask_to_confirm' : 'quiet';
};
