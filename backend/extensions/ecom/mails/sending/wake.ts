// Lets whoever has written a mail have it sent at once, instead of at the next round of the schedule. The sender of this
// process registers itself; where none runs, nothing happens and the schedule of another instance sends the mail.

let wake: () => void = () => undefined;

export const registerSender = (sender: () => void): void => {
  wake = sender;
};

export const wakeSender = (): void => wake();
