// What several studio extensions render: Directus's button, native selects and inputs, links to files; and the definition
// of an interface without a value.
import { defineInterface } from '@directus/extensions-sdk';
import { h, resolveComponent, type VNode, type VNodeArrayChildren } from 'vue';

/** @param attributes of Directus's button, such as `secondary` */
export const renderStudioButton = (label: string, onClick: () => unknown, attributes: object = {}): VNode =>
  h(resolveComponent('v-button'), { ...attributes, onClick: () => onClick() }, () => label);

/** Handler of an input's event. */
export const createTextInputHandler =
  (use: (text: string) => unknown) =>
  ({ target }: Event) =>
    use((target as HTMLInputElement).value);

/** Handler of a checkbox's event. */
export const createCheckboxHandler =
  (use: (isChecked: boolean) => unknown) =>
  ({ target }: Event) =>
    use((target as HTMLInputElement).checked);

type StudioOptions<Value extends string> = readonly (readonly [value: Value, text: string])[];

export const renderStudioSelect = <Value extends string>(
  label: string,
  value: Value,
  options: StudioOptions<Value>,
  onChoose: (value: Value) => unknown,
  attributes: object = {},
): VNode =>
  h('label', attributes, [
    h('span', label),
    h(
      'select',
      { value, onChange: createTextInputHandler((chosen) => onChoose(chosen as Value)) },
      options.map(([option, text]) => h('option', { key: option, value: option }, text)),
    ),
  ]);

/** @param attributes of the input */
export const renderStudioTextField = (
  label: string,
  value: string,
  onInput: (text: string) => unknown,
  attributes: object = {},
): VNode =>
  h('label', { class: 'stacked' }, [
    h('span', label),
    h('input', { type: 'text', value, onInput: createTextInputHandler(onInput), ...attributes }),
  ]);

export const renderStudioTable = (headings: readonly string[], rows: VNode[]): VNode =>
  h('table', [
    h('thead', [
      h(
        'tr',
        headings.map((heading) => h('th', { key: heading, scope: 'col' }, heading)),
      ),
    ]),
    h('tbody', rows),
  ]);

/** Buttons of which one is pressed. */
export const renderStudioToggleGroup = <Value extends string>(
  label: string,
  value: Value,
  options: StudioOptions<Value>,
  onChoose: (value: Value) => unknown,
): VNode =>
  h('div', { class: 'studio-toggle', role: 'group', 'aria-label': label }, [
    h('style', toggleStyles),
    ...options.map(([option, text]) =>
      h('button', { type: 'button', 'aria-pressed': option === value, onClick: () => onChoose(option) }, text),
    ),
  ]);

const toggleStyles = `
.studio-toggle { display: flex; justify-self: start; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); overflow: hidden; }
.studio-toggle button { padding: 6px 16px; color: var(--theme--foreground); }
.studio-toggle button[aria-pressed='true'] { background: var(--theme--background-accent); color: var(--theme--foreground-accent); font-weight: 600; }
.studio-toggle button:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: -2px; }
`;

/** Opens a file in a new tab, with the sign-in of the studio. */
export const renderStudioFileLink = (
  href: string,
  content: VNodeArrayChildren | string,
  attributes: object = {},
): VNode => h('a', { href, target: '_blank', rel: 'noopener', ...attributes }, content);

type Interface = Parameters<typeof defineInterface>[0];

/** An interface that shows something of the record and holds no value. */
export const createPresentationInterfaceExtension = (
  config: Pick<Interface, 'component' | 'hideLabel' | 'icon' | 'id' | 'name'>,
) =>
  defineInterface({ ...config, types: ['alias'], localTypes: ['presentation'], group: 'presentation', options: null });
