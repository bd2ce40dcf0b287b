// The style guide: every element of docs/design.md in five themes, light and dark. Built only on demand.
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { Drawer, DrawerButton } from '../../ui/Drawer.tsx';
import { CheckboxOrRadioField, Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ImageCard, type ImageCardProps } from '../../ui/ImageCard.tsx';
import { PriceText } from '../../ui/PriceText.tsx';
import { RichText } from '../../ui/RichText.tsx';
import * as styles from './StyleGuide.module.css';

export interface DesignSystemStyleGuideProps {
  themes: readonly StyleGuideThemeData[];
  /** An image for the cards; `null` if the project has none. */
  image: ImageCardProps['image'] | null;
  /** Examples from features, shown last, in the project's colors. */
  children: ReactNode;
}

export const DesignSystemStyleGuide = ({ themes, image, children }: DesignSystemStyleGuideProps) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) showPseudoStates(root.current);
  }, []);
  return (
    <div ref={root}>
      <style>{themes.map(({ declarations }, index) => `.theme-${index}{${declarations}}`).join('')}</style>
      <h1 id="type" className={styles.title} lang="en">
        Specimens
      </h1>
      {themes.map(({ name }, index) => (
        <section key={name} className={`${styles.panel ?? ''} theme-${index}`} lang="en">
          <h2>{name}</h2>
          <div className={styles.columns}>
            <TypographyExamples />
            <div className={styles.stack}>
              <ButtonExamples />
              <NoticeExamples />
              <DrawerExample id={`drawer-${index}`} />
            </div>
            <FieldExamples />
            {image && (
              <div className={styles.cards}>
                <ImageCard image={image} name="A card that leads on" note="With a note" href="#type" />
                <ImageCard image={image} name="A card that only shows" />
              </div>
            )}
          </div>
        </section>
      ))}
      <div className={`${styles.panel ?? ''} ${styles.stack ?? ''}`}>{children}</div>
    </div>
  );
};

const runningText = `<p>Running text in Source Sans Pro, 17 px on 1.56, at most 36 rem wide. A <a href="#type">link</a>
is underlined by one thin line. Figures such as 1974 are lining.</p>
<blockquote>A quotation is set in the display face.</blockquote>
<ul><li>A list entry</li><li>Another list entry</li></ul>`;

/** The type scale, with long German words. */
const TypographyExamples = () => (
  <div className={styles.stack}>
    <p className={styles.display}>Juwelierwerkstatt</p>
    <h3 className={styles.h1}>Verlobungsringe</h3>
    <h3 className={styles.h2}>Goldschmiedehandwerk</h3>
    <h3>Steinbestimmung und Werteinschätzung</h3>
    <p className={styles.lead}>A lead stands between heading and text and says in two sentences what follows.</p>
    <RichText html={runningText} />
    <p>
      <PriceText locale="de" priceCents={289000} prefix="ab" />
      <br />
      <PriceText locale="en" priceCents={169000} before={{ label: '30-day lowest price', priceCents: 189000 }} />
      <br />
      <PriceText locale="fr" priceCents={1289000} />
    </p>
  </div>
);

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost'];
const states = ['hover', 'active', 'focus-visible'];

/** Buttons and fields in every state, notices, a drawer. */
const ButtonExamples = () => (
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

const FieldExamples = () => (
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
    <CheckboxOrRadioField label="Pick up in the shop" hint="Kept for 3 opening days">
      {(control) => <input {...control} type="checkbox" defaultChecked />}
    </CheckboxOrRadioField>
    <CheckboxOrRadioField label="I have read the privacy policy" error="Please read and tick this.">
      {(control) => <input {...control} type="checkbox" />}
    </CheckboxOrRadioField>
  </div>
);

const NoticeExamples = () => (
  <div className={styles.stack}>
    <Notice variant="info">The shop is closed on Monday; orders are packed on Tuesday.</Notice>
    <Notice variant="success">Your message has reached us.</Notice>
    <Notice variant="error">The address could not be saved. Please try again.</Notice>
  </div>
);

const DrawerExample = ({ id }: { id: string }) => (
  <div>
    <DrawerButton opens={id} className={styles.opener}>
      Open the drawer
    </DrawerButton>
    <Drawer id={id} title="Drawer" closeLabel="Close">
      <p>The page behind takes no focus and does not scroll.</p>
    </Drawer>
  </div>
);

const pseudoClass = /:(hover|active|focus-visible)/g;

const isGrouping = (rule: CSSRule): rule is CSSGroupingRule => 'insertRule' in rule && 'cssRules' in rule;

/** Copies every rule with `:hover`, `:active` or `:focus-visible` to a selector with `data-state="hover"` and so on. */
const copyRules = (owner: CSSGroupingRule | CSSStyleSheet): void => {
  for (const rule of [...owner.cssRules]) {
    if (rule instanceof CSSStyleRule) {
      if (!rule.selectorText.includes('data-state') && rule.selectorText.search(pseudoClass) >= 0) {
        const copy = rule.cssText.replace(rule.selectorText, rule.selectorText.replace(pseudoClass, '[data-state=$1]'));
        owner.insertRule(copy, owner.cssRules.length);
      }
    } else if (isGrouping(rule)) {
      copyRules(rule);
    }
  }
};

/** Applies the states in `data-shows` to the controls inside. */
const showPseudoStates = (root: HTMLElement): void => {
  for (const sheet of document.styleSheets) copyRules(sheet);
  for (const frame of root.querySelectorAll<HTMLElement>('[data-shows]')) {
    const control = frame.querySelector<HTMLElement>('a, button, input');
    if (control && frame.dataset.shows) control.dataset.state = frame.dataset.shows;
  }
};

/** A theme as the style guide shows it; the build creates it. */
export interface StyleGuideThemeData {
  /** Such as "Bordeaux, dark". */
  name: string;
  /** CSS declarations of all its custom properties. */
  declarations: string;
}
