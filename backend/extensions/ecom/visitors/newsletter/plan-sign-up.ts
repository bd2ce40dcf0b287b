// What a sign-up for the newsletter leads to, by what is known of the address it names (docs/decisions/024). Pure.

export type SubscriptionState = 'confirmed' | 'pending' | 'suspected' | 'unsubscribed';

/** What is known of an e-mail address when somebody signs it up. All times count from its last unsubscription. */
export interface SubscriptionHistory {
  state: SubscriptionState;
  /** It was signed up from the same network address in the last ten minutes. */
  isAskedHere: boolean;
  /** It was confirmed from the same network address: whoever did so reads its mails. */
  isConfirmedHere: boolean;
  /** Sign-ups of the last 24 hours, from anywhere. */
  askedToday: number;
}

/** `quiet` is answered as if a mail had gone out. */
export type SignUpDecision = 'already_registered' | 'ask_to_confirm' | 'quiet' | 'tell_known';

/** Confirmation mails that one mailbox gets in 24 hours, whoever asks for them. */
const mostMailsPerDay = 3;

export const planSignUp = (known: SubscriptionHistory): SignUpDecision => {
  // Whatever the state: who types other people's addresses twice learns nothing about them.
  if (known.isAskedHere) return 'already_registered';
  if (known.state === 'confirmed') return known.isConfirmedHere ? 'already_registered' : 'tell_known';
  return known.askedToday < mostMailsPerDay ? 'ask_to_confirm' : 'quiet';
};
