// The people who work in the demo's jeweller "Arnsberg & Tochter", one of each role that a visitor of the demo tries.
import type { SeedStaffAccount } from '../backend/seed/seed-staff-accounts.ts';
import { toDemoRecordId } from './demo-record-id.ts';

const toAccount = (role: SeedStaffAccount['role'], first_name: string, last_name: string): SeedStaffAccount => ({
  id: toDemoRecordId(`arnsberg/staff/${role}`),
  email: `${role}@example.com`,
  first_name,
  last_name,
  role,
  project: toDemoRecordId('arnsberg/project'),
});

export const demoStaffAccounts: SeedStaffAccount[] = [
  toAccount('owner', 'Helene', 'Arnsberg'),
  toAccount('editor', 'Jonas', 'Feldmann'),
  toAccount('assistant', 'Mia', 'Sommer'),
];
