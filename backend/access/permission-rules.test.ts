// The permissions of visitors, build and staff roles that follow from the content model.
import { describe, expect, it } from 'vitest';
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import { createStudioLabel, defineFieldGroup, defineTextField } from '../schema/define-fields.ts';
import { contentModelCollections, staffOnlyCollectionNames } from '../schema/content-model.ts';
import {
  toEditableServiceRecordFieldNames,
  toPublicFieldNames,
  toPublicPermissions,
  toSiteBuildPermissions,
  toStaffPermissions,
} from './permission-rules.ts';
import type { DirectusPermission } from './directus-permission.ts';
import { type StaffRoleName, staffRoleNames } from './role-permission-matrix.ts';
import { testNoteCollectionDefinition } from './test-collection.fixture.ts';

describe('read permissions', () => {
  const toRead = (collection: CollectionDefinition, plan: typeof toPublicPermissions) =>
    plan([...contentModelCollections, collection]).find((permission) => permission.collection === collection.name);
  const withFields: CollectionDefinition = {
    ...testNoteCollectionDefinition,
    fields: [
      ...testNoteCollectionDefinition.fields,
      defineTextField('shown', createStudioLabel('A', 'A'), { public: true }),
      defineTextField('internal', createStudioLabel('B', 'B')),
    ],
  };

  it('are not granted to visitors or build for a collection without a read setting, even if its fields are public', () => {
    expect(toRead(withFields, toPublicPermissions)).toBeUndefined();
    expect(toRead(withFields, toSiteBuildPermissions)).toBeUndefined();
  });

  it('are granted to the build only, for a collection readable by the build', () => {
    const forBuild = { ...withFields, readable: 'build' } as const;
    expect(toRead(forBuild, toPublicPermissions)).toBeUndefined();
    expect(toPublicFieldNames(forBuild)).toEqual([]);
    expect(toRead(forBuild, toSiteBuildPermissions)).toMatchObject({ fields: ['*'] });
  });

  it('are granted to visitors for the public fields of a public collection', () => {
    const read = toRead({ ...withFields, readable: 'public' }, toPublicPermissions);
    expect(read).toMatchObject({ action: 'read', fields: ['id', 'status', 'shown'] });
  });

  it('are not granted for messages of visitors or internal records', () => {
    const internal = contentModelCollections
      .filter(({ isWrittenByService }) => isWrittenByService)
      .map(({ name }) => name);
    expect(staffOnlyCollectionNames).toEqual(expect.arrayContaining([...internal, 'contact_message', 'appointment']));
    const open = [...toPublicPermissions(contentModelCollections), ...toSiteBuildPermissions(contentModelCollections)];
    expect(open.filter(({ collection }) => staffOnlyCollectionNames.includes(collection))).toEqual([]);
  });

  it.each([
    ['ecommerce_settings', 'bank_details'],
    ['ecommerce_settings', 'paypal_client_secret'],
    ['ecommerce_settings', 'klarna_password'],
    ['ecommerce_settings_payment_method', 'config'],
    ['ecommerce_product_rating', 'order_line'],
    ['project', 'config'],
  ])('exclude %s.%s for visitors', (name, field) => {
    const collection = contentModelCollections.find((entry) => entry.name === name);
    expect(collection?.fields.map((entry) => entry.name)).toContain(field);
    expect(
      toPublicPermissions(contentModelCollections).find((entry) => entry.collection === name)?.fields,
    ).not.toContain(field);
  });
});

type RulesByAction = Partial<Record<DirectusPermission['action'], DirectusPermission>>;

/** The permissions of a role by action. */
const toRoleRules = (role: StaffRoleName, name: string): RulesByAction =>
  Object.fromEntries(
    toStaffPermissions([...contentModelCollections, testNoteCollectionDefinition], role)
      .filter(({ collection }) => collection === name)
      .map((permission) => [permission.action, permission]),
  );

const toEditorRules = (name: string): RulesByAction => toRoleRules('editor', name);

const ownProject = { project: { _eq: '$CURRENT_USER.project' } };
const ownProjectOnly = { _and: [{ project: { _nnull: true } }, ownProject] };

describe('editors', () => {
  it('change everything of their own project, and create in it only', () => {
    expect(toEditorRules('page')).toEqual({
      read: expect.objectContaining({
        fields: ['*'],
        permissions: ownProjectOnly,
        validation: null,
      }) as DirectusPermission,
      create: {
        collection: 'page',
        action: 'create',
        fields: ['*'],
        permissions: null,
        validation: ownProject,
        presets: { project: '$CURRENT_USER.project' },
      },
      update: {
        collection: 'page',
        action: 'update',
        fields: ['*'],
        permissions: ownProjectOnly,
        validation: ownProject,
        presets: null,
      },
      delete: {
        collection: 'page',
        action: 'delete',
        fields: ['*'],
        permissions: ownProjectOnly,
        validation: null,
        presets: null,
      },
    });
  });

  it('change items below a parent; the project guard checks whose parent it is', () => {
    const { create, update } = toEditorRules('note');
    expect(create).toMatchObject({ permissions: null, validation: null, presets: null });
    expect(update).toMatchObject({
      permissions: {
        _and: [{ product: { project: { _nnull: true } } }, { product: { project: { _eq: '$CURRENT_USER.project' } } }],
      },
      validation: null,
    });
  });

  it('read what all projects share', () => {
    expect(Object.keys(toEditorRules('language'))).toEqual(['read']);
    expect(toEditorRules('language').read).toMatchObject({ fields: ['*'], permissions: {} });
  });

  it('change their project, but neither its id nor its domain', () => {
    const { read, update, ...others } = toEditorRules('project');
    expect(others).toEqual({});
    expect(read?.fields).toEqual(['*']);
    expect(read?.permissions).toEqual(update?.permissions);
    const fields = contentModelCollections.find(({ name }) => name === 'project')?.fields.map(({ name }) => name);
    expect(fields).toEqual(expect.arrayContaining(['id', 'domain']));
    expect(update?.fields).toEqual(fields?.filter((name) => name !== 'id' && name !== 'domain'));
  });

  it('neither create nor delete orders, and change only the fields that are theirs', () => {
    const { read, update, ...others } = toEditorRules('ecommerce_order');
    expect(others).toEqual({});
    expect(read).toMatchObject({ fields: ['*'], permissions: ownProjectOnly });
    expect(update?.permissions).toEqual(ownProjectOnly);
    expect(update?.fields).toEqual(expect.arrayContaining(['state', 'note', 'tracking_number']));
    for (const field of ['id', 'number', 'access_key', 'lines']) expect(update?.fields).not.toContain(field);
    // Nothing of a payment is an editor's to change.
    expect(Object.keys(toEditorRules('ecommerce_hold'))).toEqual(['read']);
  });

  it('use shared files, and change those of their project', () => {
    const { read, create, update, delete: remove } = toEditorRules('directus_files');
    expect(read).toMatchObject({ fields: ['*'], permissions: { _or: [{ project: { _null: true } }, ownProject] } });
    expect(create).toMatchObject({
      fields: ['*'],
      permissions: null,
      validation: ownProject,
      presets: { project: '$CURRENT_USER.project' },
    });
    expect(update).toMatchObject({ permissions: ownProjectOnly, validation: ownProject, presets: null });
    expect(remove).toMatchObject({ permissions: ownProjectOnly, validation: null });
  });

  it('read folders and the dashboard of the site only', () => {
    const dashboard = { _eq: '0a5d2f0e-5e5b-4f7a-9a52-2f6d1b0c7e06' };
    const fields = ['*'];
    expect(toEditorRules('directus_folders')).toMatchObject({ read: { fields, permissions: {} } });
    expect(toEditorRules('directus_dashboards')).toMatchObject({ read: { fields, permissions: { id: dashboard } } });
    expect(toEditorRules('directus_panels')).toMatchObject({ read: { fields, permissions: { dashboard } } });
  });
});

describe('roles', () => {
  it('have one permission per collection and action: two would widen each other', () => {
    for (const role of staffRoleNames) {
      const keys = toStaffPermissions(contentModelCollections, role).map(
        ({ collection, action }) => `${action} ${collection}`,
      );
      expect(keys).toEqual([...new Set(keys)]);
    }
  });

  it.each(staffRoleNames)('keep the %s inside the own project', (role) => {
    const shared = contentModelCollections.filter(({ ownership }) => ownership === 'shared').map(({ name }) => name);
    const owned = contentModelCollections.filter(({ ownership }) => ownership !== 'shared').map(({ name }) => name);
    for (const { collection, action, permissions } of toStaffPermissions(contentModelCollections, role)) {
      if (owned.includes(collection) && action !== 'create')
        expect(JSON.stringify(permissions), `${action} ${collection}`).toContain('"_eq":"$CURRENT_USER.project"');
      if (shared.includes(collection)) expect(action, collection).toBe('read');
    }
  });

  const toActions = (role: StaffRoleName, name: string): string =>
    Object.keys(toRoleRules(role, name)).toSorted().join(' ');

  const everything = 'create delete read update';

  it.each([
    ['page', everything, everything, 'read', ''],
    ['page_translations', everything, everything, 'read', ''],
    ['ecommerce_product', everything, everything, 'read update', ''],
    ['ecommerce_product_variant', everything, everything, 'read update', ''],
    ['ecommerce_product_image', everything, everything, 'read', ''],
    ['ecommerce_price_history', 'read', 'read', 'read', ''],
    ['menu_item', everything, everything, '', ''],
    ['ecommerce_order', 'read update', 'read update', 'read update', 'read'],
    ['ecommerce_order_line', 'read', 'read', 'read', 'read'],
    ['ecommerce_refund', 'read', 'read', 'read', 'read'],
    ['ecommerce_withdrawal', 'read update', 'read update', 'read update', 'read'],
    ['ecommerce_mail', 'read update', 'read update', 'read update', ''],
    ['ecommerce_request', everything, everything, 'read update', ''],
    ['contact_message', everything, everything, 'read update', ''],
    ['appointment', everything, everything, everything, ''],
    ['newsletter_subscription', 'read', 'read', '', ''],
    ['ecommerce_settings', everything, everything, '', ''],
    ['ecommerce_settings_payment_method', everything, everything, '', ''],
    ['ecommerce_legal_page', everything, everything, '', ''],
    ['legal_text', everything, everything, '', ''],
    ['theme_settings', everything, everything, '', ''],
    ['project', 'read update', 'read update', 'read', 'read'],
    ['directus_files', everything, everything, 'read', ''],
    ['directus_users', 'create read update', 'read update', 'read update', 'read update'],
    ['directus_roles', 'read', '', '', ''],
    ['directus_revisions', 'read', 'read', 'read', ''],
    ['directus_dashboards', 'read', 'read', '', ''],
    ['directus_panels', 'read', 'read', '', ''],
  ])('of %s', (name, ...actions) => {
    expect(staffRoleNames.map((role) => toActions(role, name))).toEqual(actions);
  });

  it('let assistants change stock and price of products, and nothing else of them', () => {
    const fields = ['stock', 'reorder_possible', 'price_brutto', 'is_reduced'];
    expect(toRoleRules('assistant', 'ecommerce_product').update?.fields).toEqual([...fields, 'product_variants']);
    expect(toRoleRules('assistant', 'ecommerce_product_variant').update?.fields).toEqual(fields);
  });

  it('show assistants and bookkeeping only what names the project', () => {
    for (const role of ['assistant', 'bookkeeping'] as const)
      expect(toRoleRules(role, 'project').read?.fields).toEqual(['id', 'name', 'domain', 'logo', 'time_zone']);
  });

  it('let nobody but the owner change accounts of others, and no one more than the roles of a project', () => {
    const { create, update } = toRoleRules('owner', 'directus_users');
    expect(JSON.stringify(create?.validation)).toContain('"_eq":"$CURRENT_USER.project"');
    expect(JSON.stringify(update?.permissions)).toContain('"_eq":"$CURRENT_USER.project"');
    for (const field of ['project', 'token', 'policies', 'provider', 'external_identifier']) {
      expect(create?.fields).not.toContain(field);
      expect(update?.fields).not.toContain(field);
    }
    for (const role of ['editor', 'assistant', 'bookkeeping'] as const) {
      const own = toRoleRules(role, 'directus_users').update;
      expect(own?.permissions).toEqual({ id: { _eq: '$CURRENT_USER' } });
      for (const field of ['role', 'status', 'email', 'project']) expect(own?.fields).not.toContain(field);
    }
  });

  it.each([
    ['owner', ['page', 'ecommerce_product', 'company']],
    ['editor', ['page', 'ecommerce_product', 'company']],
    ['assistant', ['ecommerce_product']],
  ] as const)('show the %s earlier versions of what the role changes, never of visitors’ data', (role, names) => {
    const { read } = toRoleRules(role, 'directus_revisions');
    const [, , ofCollection] = (read?.permissions as { _and: { collection?: { _in: string[] } }[] })._and;
    const shown = ofCollection?.collection?._in ?? [];
    expect(shown).toEqual(expect.arrayContaining([...names]));
    for (const name of ['ecommerce_order', 'ecommerce_request', 'contact_message', 'appointment', 'ecommerce_mail'])
      expect(shown).not.toContain(name);
    // Restoring would save the masks of its secrets.
    expect(shown).not.toContain('ecommerce_settings');
    for (const name of shown) expect(toRoleRules(role, name).read?.fields, name).toEqual(['*']);
  });
});

it('lets editors change fields with a column that are neither readonly nor hidden, and open groups of fields', () => {
  const field = (name: string, changes: object) => ({
    ...defineTextField(name, createStudioLabel('A', 'A')),
    ...changes,
  });
  const fields = [
    field('open', {}),
    field('readonly', { readonly: true }),
    field('hidden', { hidden: true }),
    { name: 'list', type: 'alias' as const, label: createStudioLabel('A', 'A') },
    ...defineFieldGroup('group', createStudioLabel('A', 'A'), 'edit', [field('grouped', {})]),
  ];
  expect(toEditableServiceRecordFieldNames({ ...testNoteCollectionDefinition, fields })).toEqual([
    'open',
    'group',
    'grouped',
  ]);
});

it('lets visitors see images that something published uses, without the files themselves', () => {
  const files = (permissions: DirectusPermission[]) =>
    permissions.filter(({ collection }) => collection === 'directus_files');
  expect(files(toPublicPermissions(contentModelCollections))).toMatchObject([
    {
      action: 'read',
      fields: expect.not.arrayContaining(['*', 'filename_disk', 'uploaded_by']) as string[],
      permissions: { _and: [{ type: { _starts_with: 'image/' } }, { is_published: { _eq: true } }] },
    },
  ]);
  expect(files(toSiteBuildPermissions(contentModelCollections))).toMatchObject([{ action: 'read', fields: ['*'] }]);
});
