import { describe, expect, it } from 'vitest';
import { staffRoleNames, type StaffRoleName, staffRoles } from '../../../access/role-permission-matrix.ts';
import { toStaffRights } from './staff-permission-checks.ts';

const toRights = (name: StaffRoleName) => toStaffRights({ admin: false, roles: [staffRoles[name].roleId] });

describe.each<[StaffRoleName, { orders: boolean; products: boolean; synonyms: boolean; sales: boolean }]>([
  ['owner', { orders: true, products: true, synonyms: true, sales: true }],
  ['editor', { orders: true, products: true, synonyms: true, sales: true }],
  ['assistant', { orders: true, products: true, synonyms: false, sales: false }],
  ['bookkeeping', { orders: false, products: false, synonyms: false, sales: true }],
])('%s', (name, expected) => {
  it('sees the work that it may do, and the sales if it may', () => {
    const { canChange, canSeeSales } = toRights(name);
    expect({
      orders: canChange('ecommerce_order'),
      products: canChange('ecommerce_product'),
      synonyms: canChange('ecommerce_search_synonym'),
      sales: canSeeSales,
    }).toEqual(expected);
  });
});

it('shows the state of the website to the roles that publish', () => {
  expect(staffRoleNames.filter((name) => toRights(name).canRead('publication'))).toEqual(['owner', 'editor']);
});

it('shows everything to an administrator, and nothing to a role of another purpose', () => {
  const admin = toStaffRights({ admin: true, roles: [] });
  expect([admin.canChange('ecommerce_settings'), admin.canSeeSales]).toEqual([true, true]);
  const other = toStaffRights({ admin: false, roles: ['another'] });
  expect([other.canChange('ecommerce_order'), other.canRead('publication'), other.canSeeSales]).toEqual([
    false,
    false,
    false,
  ]);
});
