// What every shop refers to by numbers and codes that the code knows, and nothing of the demo houses: brought into an
// operator's own database.
import type { DemoContent } from './demo-content.ts';
import { languageSet } from './languages.ts';
import { paymentMethodSet } from './payment-methods.ts';

export const basicContent: DemoContent = { files: [], sets: [languageSet, paymentMethodSet] };
