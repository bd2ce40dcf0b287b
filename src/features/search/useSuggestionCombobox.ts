// Chakra's combobox for a field and a list that are there already: the dialog owns the field, and gets its props.
import { createListCollection, useCombobox } from '@chakra-ui/react';
import { type ComponentProps, type KeyboardEvent, useEffect, useLayoutEffect, useMemo } from 'react';
import { preloadPage } from '../../ui/preload-page.ts';
import type { SearchOption } from './search-option-groups.ts';

/** What the island adds to the field, which stays the same element so that neither focus nor input is lost. */
export type SuggestionComboboxInputProps = Pick<
  ComponentProps<'input'>,
  'aria-activedescendant' | 'aria-autocomplete' | 'aria-controls' | 'aria-expanded' | 'onChange' | 'onKeyDown' | 'role'
>;

interface SuggestionComboboxOptions {
  /** Text of the field. */
  text: string;
  options: SearchOption[];
  /** Id of the list's label. */
  labelId: string;
  onFieldProps: (props: SuggestionComboboxInputProps | undefined) => void;
}

/** Nothing stays selected: an option is a link. */
const noValue: string[] = [];

export const useSuggestionCombobox = ({ text, options, labelId, onFieldProps }: SuggestionComboboxOptions) => {
  const collection = useMemo(() => createListCollection({ items: options }), [options]);
  const combobox = useCombobox({
    collection,
    ids: { label: labelId },
    inputValue: text,
    value: noValue,
    // The list is a part of the dialog, not a layer above it: it is there as long as it has options.
    open: true,
    disableLayer: true,
    closeOnSelect: false,
    // Enter submits the text if no option is highlighted.
    allowCustomValue: true,
    selectionBehavior: 'preserve',
    // The default click does not bubble, so React would miss it.
    navigate: ({ node }) => node.click(),
    onHighlightChange: ({ highlightedItem }) => {
      if (highlightedItem) preloadPage(highlightedItem.href);
    },
  });
  const { highlightedValue } = combobox;
  const activeId =
    highlightedValue === null ? undefined : (combobox.getItemProps({ item: { value: highlightedValue } }).id as string);
  useEffect(() => {
    const option = activeId === undefined ? null : document.getElementById(activeId);
    // The pointer highlights what it is above.
    if (option && !option.matches(':hover')) option.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useLayoutEffect(() => {
    const props = combobox.getInputProps();
    const followKey = (event: KeyboardEvent<HTMLInputElement>) => {
      const edge = { ArrowDown: collection.lastValue, ArrowUp: collection.firstValue }[event.key];
      if (options.length === 0) return;
      // Past either end, nothing is highlighted, so that Enter submits the text.
      if (edge !== undefined && edge === highlightedValue) {
        event.preventDefault();
        combobox.clearHighlightValue();
      } else props.onKeyDown?.(event);
    };
    onFieldProps({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': props['aria-controls'],
      'aria-expanded': options.length > 0,
      'aria-activedescendant': activeId,
      onChange: props.onChange,
      onKeyDown: followKey,
    });
  });
  useLayoutEffect(() => () => onFieldProps(undefined), [onFieldProps]);
  return combobox;
};
