// Buttons and fields in every state, notices, a drawer.
import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { DrawerButton } from '../../ui/DrawerButton.tsx';
import { ChoiceField, Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './Specimens.module.css';

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost'];
const states = ['hover', 'active', 'focus-visible'];

export const ButtonSpecimens = () => (
  <div className={styles.stack}>
    {variants.map((variant) => (
      <div key={variant} className={styles.row}>
        <Button variant={variant}>{variant}</Button>
        {states.map((state) => (
          <span key={state} data-shows={state}>
            <Button variant={variant}>{state}</Button>
          </span>
        ))}
        <Button variant={variant} isBusy>
          busy
        </Button>
        <Button variant={variant} disabled>
          disabled
        </Button>
      </div>
    ))}
    <Button variant="ghost">
      onwards
      <Icon name="arrow" />
    </Button>
  </div>
);

export const FieldSpecimens = () => (
  <div className={styles.fields}>
    <Field label="Name" hint="As it stands on the door bell" isRequired>
      {(control) => <input {...control} type="text" autoComplete="off" />}
    </Field>
    <Field label="Company" optionalLabel="optional">
      {(control) => (
        <span data-shows="focus-visible">
          <input {...control} type="text" defaultValue="Focused" autoComplete="off" />
        </span>
      )}
    </Field>
    <Field label="E-mail" error="An address looks like name@example.org." isRequired>
      {(control) => <input {...control} type="email" defaultValue="name@" autoComplete="off" />}
    </Field>
    <Field label="Country">
      {(control) => (
        <select {...control}>
          <option>Deutschland</option>
          <option>Österreich</option>
        </select>
      )}
    </Field>
    <Field label="Order number">
      {(control) => <input {...control} type="text" defaultValue="Cannot be changed" disabled />}
    </Field>
    <Field label="Message">{(control) => <textarea {...control} />}</Field>
    <ChoiceField label="Pick up in the shop" hint="Kept for 3 opening days">
      {(control) => <input {...control} type="checkbox" defaultChecked />}
    </ChoiceField>
    <ChoiceField label="I have read the privacy policy" error="Please read and tick this.">
      {(control) => <input {...control} type="checkbox" />}
    </ChoiceField>
  </div>
);

export const NoticeSpecimens = () => (
  <div className={styles.stack}>
    <Notice variant="info">The shop is closed on Monday; orders are packed on Tuesday.</Notice>
    <Notice variant="success">Your message has reached us.</Notice>
    <Notice variant="error">The address could not be saved. Please try again.</Notice>
  </div>
);

export const DrawerSpecimen = ({ id }: { id: string }) => (
  <div>
    <DrawerButton opens={id} className={styles.opener}>
      Open the drawer
    </DrawerButton>
    <Drawer id={id} title="Drawer" closeLabel="Close">
      <p>The page behind takes no focus and does not scroll.</p>
    </Drawer>
  </div>
);
