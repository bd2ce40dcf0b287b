// Where the sign-up stands in the footer: for who has left the newsletter by mistake.

export const signUpId = 'newsletter-sign-up';
