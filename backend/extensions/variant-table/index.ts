// Directus interface for the variants of a product: a table to type in, inside the product's form. All other fields of a
// variant are in a drawer. Existing variants cannot be added, because each belongs to one product. Bundled with the
// studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { computed, defineComponent, h, ref, resolveComponent, watch } from 'vue';
import { allowedPriceRange, allowedStockQuantityRange } from '../../../domain/allowed-number-ranges.ts';
import { isGtin, removeGtinSeparators } from '../../../domain/product-identifiers.ts';
import { getStudioProductFormMessages } from '../../schema/shop/product-form-messages.ts';
import {
  renderStudioButton,
  renderStudioTable,
  createCheckboxHandler,
  createTextInputHandler,
} from '../../studio/render-studio-controls.ts';
import { useStudioApi } from '../../studio/use-studio-api.ts';
import { parseNumberFormValue } from '../number-input/parse-localized-number-input.ts';
import { toNumberInputMessages } from '../number-input/number-input-messages.ts';
import { useCurrentUserVariantPermissions } from './use-variant-permissions.ts';
import {
  addVariantToTableChanges,
  editVariantRow,
  isNewVariant,
  moveVariantTableRow,
  removeVariantRow,
  undoVariantRemoval,
  parseVariantTableChanges,
  emptyVariantChangesToUndefined,
  toEditedVariantTableRows,
  type VariantTableChanges,
  type VariantFieldValues,
  type VariantTableRow,
} from './variant-rows.ts';

const variants = 'ecommerce_product_variant';

const columns = ['name', 'suffix', 'price', 'stock', 'gtin', 'active', 'actions'] as const;
type Column = (typeof columns)[number];

const storedFields = [
  'id',
  'sort',
  'display_name',
  'reference_number_suffix',
  'price_brutto',
  'stock',
  'gtin',
  'active',
];

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const VariantTable = defineComponent({
  name: 'VariantTable',
  inheritAttrs: false,
  props: {
    value: { type: [Array, Object], default: null },
    primaryKey: { type: [String, Number], default: '+' },
    disabled: Boolean,
    nonEditable: Boolean,
  },
  emits: ['input'],
  setup(props, { emit }) {
    const { get } = useStudioApi();
    const { t } = getStudioProductFormMessages(document.documentElement.lang);
    const numbers = toNumberInputMessages(document.documentElement.lang);
    const stored = ref<VariantFieldValues[]>([]);
    const hasFailed = ref(false);
    const openRow = ref<string>();
    const changes = computed(() => parseVariantTableChanges(props.value));
    const rows = computed(() => toEditedVariantTableRows(stored.value, changes.value));
    const isEditable = computed(() => !props.disabled && !props.nonEditable);
    const permissions = useCurrentUserVariantPermissions();
    const isFieldEditable = (field: string, row: VariantTableRow): boolean =>
      isEditable.value && !row.isRemoved && (isNewVariant(row) || permissions.canUpdate(field));
    const canMove = computed(() => isEditable.value && permissions.canUpdate('sort'));
    const canCreate = computed(() => isEditable.value && permissions.canCreate);
    const canDelete = computed(() => isEditable.value && permissions.canDelete);

    const load = async () => {
      if (props.primaryKey === '+') {
        stored.value = [];
        return;
      }
      try {
        const filter = { product: { _eq: props.primaryKey } };
        stored.value = await get(`/items/${variants}`, { filter, fields: storedFields, sort: 'sort', limit: -1 });
        hasFailed.value = false;
      } catch {
        hasFailed.value = true;
      }
    };
    watch(() => props.primaryKey, load, { immediate: true });
    // Once the form is saved or its changes are dropped, the value is the list of stored keys again.
    watch(
      () => Array.isArray(props.value) && props.value.join(),
      (keys) => {
        if (typeof keys === 'string') void load();
      },
    );

    const save = (changed: VariantTableChanges) => emit('input', emptyVariantChangesToUndefined(changed));
    const change = (key: string, fields: VariantFieldValues) => save(editVariantRow(changes.value, key, fields));

    const toName = ({ fields }: VariantTableRow, index: number): string =>
      toText(fields['display_name']) || t('variants.unnamed', { row: index + 1 });
    const toLabel = (column: Column, row: VariantTableRow, index: number): string =>
      t('variants.cell', { column: t(`variants.columns.${column}`), name: toName(row, index) });

    const renderText = (column: Column, field: string, row: VariantTableRow, index: number, message?: string) => [
      h('input', {
        class: 'text',
        value: toText(row.fields[field]),
        disabled: !isFieldEditable(field, row),
        'aria-label': toLabel(column, row, index),
        'aria-invalid': message !== undefined,
        onInput: createTextInputHandler((text) => change(row.key, { [field]: text.trim() || null })),
      }),
      message !== undefined && h('p', { class: 'refused', role: 'status' }, message),
    ];

    const renderNumber = (column: 'price' | 'stock', row: VariantTableRow, index: number) => {
      const isPrice = column === 'price';
      const field = isPrice ? 'price_brutto' : 'stock';
      const before = stored.value.find(({ id }) => id === row.key);
      return h(resolveComponent('interface-number-input'), {
        ...(isPrice
          ? { scale: 2, confirmsDrop: true, ...allowedPriceRange }
          : { scale: 0, ...allowedStockQuantityRange }),
        value: row.fields[field] ?? null,
        savedValue: before ? parseNumberFormValue(before[field]).number : null,
        field,
        fieldData: { name: toLabel(column, row, index) },
        disabled: !isFieldEditable(field, row),
        onInput: (value: unknown) => change(row.key, { [field]: value }),
      });
    };

    const toGtinMessage = (row: VariantTableRow): string | undefined => {
      const gtin = removeGtinSeparators(toText(row.fields['gtin']));
      return gtin === '' || isGtin(gtin) ? undefined : numbers.gtin(t('variants.columns.gtin'), gtin);
    };

    const renderIconButton = (name: string, label: string, isDisabled: boolean, onClick: () => void) =>
      h('button', { type: 'button', class: 'icon', 'aria-label': label, title: label, disabled: isDisabled, onClick }, [
        h(resolveComponent('v-icon'), { name, small: true }),
      ]);

    const renderActions = (row: VariantTableRow, index: number) => {
      const name = toName(row, index);
      if (row.isRemoved)
        return renderIconButton('undo', t('variants.restore', { name }), !canDelete.value, () =>
          save(undoVariantRemoval(changes.value, row.key)),
        );
      return [
        renderIconButton('arrow_upward', t('variants.up', { name }), !canMove.value || index === 0, () =>
          save(moveVariantTableRow(changes.value, rows.value, index, index - 1)),
        ),
        renderIconButton('more_horiz', t('variants.edit', { name }), false, () => (openRow.value = row.key)),
        renderIconButton('delete', t('variants.remove', { name }), !canDelete.value && !isNewVariant(row), () =>
          save(removeVariantRow(changes.value, row.key)),
        ),
      ];
    };

    const renderRow = (row: VariantTableRow, index: number) => {
      const isNameMissing = toText(row.fields['display_name']) === '' && !row.isRemoved;
      const cells: Record<Column, unknown> = {
        name: [
          renderText('name', 'display_name', row, index, isNameMissing ? t('variants.nameMissing') : undefined),
          row.isRemoved && h('p', { class: 'refused', role: 'status' }, t('variants.removed')),
        ],
        suffix: renderText('suffix', 'reference_number_suffix', row, index),
        price: renderNumber('price', row, index),
        stock: renderNumber('stock', row, index),
        gtin: renderText('gtin', 'gtin', row, index, toGtinMessage(row)),
        active: h('input', {
          type: 'checkbox',
          checked: row.fields['active'] !== false,
          disabled: !isFieldEditable('active', row),
          'aria-label': toLabel('active', row, index),
          onChange: createCheckboxHandler((active) => change(row.key, { active })),
        }),
        actions: h('div', { class: 'actions' }, renderActions(row, index)),
      };
      return h(
        'tr',
        { key: row.key, class: { removed: row.isRemoved } },
        columns.map((column) => h('td', { key: column, class: column }, cells[column] as never)),
      );
    };

    const renderDrawer = () => {
      const row = rows.value.find(({ key }) => key === openRow.value);
      if (!row) return null;
      const isNew = isNewVariant(row);
      return h(resolveComponent('drawer-item'), {
        active: true,
        collection: variants,
        primaryKey: isNew ? '+' : row.key,
        circularField: 'product',
        edits: isNew ? row.fields : changes.value.update.find(({ id }) => id === row.key),
        disabled: !isEditable.value,
        'onUpdate:active': () => (openRow.value = undefined),
        onInput: (edits: VariantFieldValues | null) => {
          if (edits) change(row.key, edits);
        },
      });
    };

    return () =>
      h('div', { class: 'variant-table' }, [
        h('style', styles),
        hasFailed.value && h('p', { class: 'refused', role: 'alert' }, t('variants.failed')),
        rows.value.length === 0
          ? !hasFailed.value && h('p', { class: 'empty' }, t('variants.empty'))
          : h('div', { class: 'scroll' }, [
              renderStudioTable(
                columns.map((column) => t(`variants.columns.${column}`)),
                rows.value.map(renderRow),
              ),
            ]),
        canCreate.value &&
          renderStudioButton(t('variants.add'), () => save(addVariantToTableChanges(changes.value, rows.value)), {
            secondary: true,
            small: true,
          }),
        renderDrawer(),
      ]);
  },
});

const styles = `
.variant-table { --theme--form--field--input--height: 44px; --theme--form--field--input--padding: 0 10px; display: grid; gap: 12px; justify-items: start; }
.variant-table .scroll { width: 100%; overflow-x: auto; }
.variant-table table { width: 100%; border-collapse: collapse; }
.variant-table th { padding: 0 4px 6px; text-align: start; font-weight: 600; white-space: nowrap; }
.variant-table td { padding: 2px; vertical-align: top; }
.variant-table td.name { min-width: 120px; }
.variant-table td.suffix { min-width: 72px; }
.variant-table td.price { width: 112px; min-width: 104px; }
.variant-table td:is(.stock, .price):has(.number-input .refused:not(:empty)) { min-width: 210px; }
.variant-table td.stock { width: 72px; min-width: 64px; }
.variant-table td.gtin { min-width: 138px; }
.variant-table .number-input input[type='text'] { width: 0; }
.variant-table td.active { text-align: center; }
.variant-table td.active input { width: 22px; height: 44px; accent-color: var(--theme--primary); }
.variant-table input.text {
  width: 100%; height: 44px; padding: 0 10px; color: var(--theme--form--field--input--foreground);
  background: var(--theme--form--field--input--background); border-radius: var(--theme--border-radius);
  border: var(--theme--border-width) solid var(--theme--form--field--input--border-color);
}
.variant-table input.text:disabled { color: var(--theme--form--field--input--foreground-subdued); background: var(--theme--form--field--input--background-subdued); }
.variant-table input.text:focus { border-color: var(--theme--form--field--input--border-color-focus); outline: none; }
.variant-table input.text[aria-invalid='true'] { border-color: var(--theme--danger); }
.variant-table tr.removed input { opacity: 0.5; text-decoration: line-through; }
.variant-table .number-input .message:not(.refused) { display: none; }
.variant-table .refused { margin-block-start: 4px; color: var(--theme--danger); }
.variant-table .empty { color: var(--theme--foreground-subdued); }
.variant-table .actions { display: flex; }
.variant-table .icon { display: grid; place-items: center; width: 44px; height: 44px; color: var(--theme--foreground-subdued); border-radius: var(--theme--border-radius); }
.variant-table .icon:hover:not(:disabled) { color: var(--theme--foreground); }
.variant-table .icon:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: -2px; }
.variant-table .icon:disabled { opacity: 0.3; }
`;

export default defineInterface({
  id: 'variant-table',
  name: 'Table of variants',
  icon: 'style',
  component: VariantTable,
  types: ['alias'],
  localTypes: ['o2m'],
  group: 'relational',
  relational: true,
  options: null,
});
