// The buttons and selects of the sheet.
import { h, resolveComponent, type VNode } from 'vue';

export const renderSheetButton = (
  text: string,
  onClick: () => void,
  { isDisabled = false, isSecondary = true, isLoading = false } = {},
): VNode =>
  h(
    resolveComponent('v-button'),
    { secondary: isSecondary, disabled: isDisabled, loading: isLoading, onClick },
    () => text,
  );

export const renderSheetSelect = <Value extends string>(
  label: string,
  value: Value,
  options: readonly (readonly [value: Value, text: string])[],
  onChange: (value: Value) => void,
): VNode =>
  h('label', [
    label,
    h(
      'select',
      {
        value,
        onChange: (event: Event) => {
          onChange((event.target as HTMLSelectElement).value as Value);
        },
      },
      options.map(([option, text]) => h('option', { key: option, value: option }, text)),
    ),
  ]);
