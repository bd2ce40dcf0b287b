// The body of POST /ecom/contact: a message to the house.
import { z } from 'zod';
import { email, formFields, guid, line, lines, personLimits, privacy } from '../shop/body-fields.ts';

export const contactSchema = z.strictObject({
  name: line(personLimits.name).min(1),
  email: email(),
  phone: line(personLimits.phone).optional(),
  message: lines(personLimits.message).min(1),
  /** Id of the branch that is asked, where the house has several; absent: whoever answers for the house. */
  branch: guid().optional(),
  privacy,
  ...formFields,
});

export type ContactBody = z.infer<typeof contactSchema>;
