// Optional fields that few shoppers need: a button adds each of them to the form. One with a value is always there.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/** Which optional fields are shown. One that has been emptied stays, because the shopper is typing in it. */
export const useShownOptionalFields = <Name extends string>(values: Readonly<Record<Name, string>>) => {
  const [added, setAdded] = useState<ReadonlySet<Name>>(new Set());
  return {
    isShown: (name: Name): boolean => added.has(name) || values[name] !== '',
    add: (name: Name) => setAdded((before) => (before.has(name) ? before : new Set([...before, name]))),
  };
};

interface AddOptionalFieldButtonProps {
  /** Of the control, which gets focus. */
  name: string;
  onAdd: () => void;
  children: string;
}

export const AddOptionalFieldButton = ({ name, onAdd, children }: AddOptionalFieldButtonProps) => (
  <Button
    variant="ghost"
    onClick={({ currentTarget: { form } }) => {
      flushSync(onAdd);
      form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    }}
  >
    <Icon name="add" />
    {children}
  </Button>
);
