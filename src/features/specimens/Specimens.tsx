// Every part of the art direction (docs/design.md) in five unlike themes, light and dark. Built on demand, never shipped.
import { type ReactNode, useEffect, useRef } from 'react';
import { PictureCard, type PictureCardProps } from '../../ui/PictureCard.tsx';
import { ButtonSpecimens, DrawerSpecimen, FieldSpecimens, NoticeSpecimens } from './ControlSpecimens.tsx';
import { showPseudoStates } from './show-pseudo-states.ts';
import * as styles from './Specimens.module.css';
import type { SpecimenTheme } from './specimen-theme.ts';
import { TypeSpecimen } from './TypeSpecimen.tsx';

export interface SpecimensProps {
  themes: readonly SpecimenTheme[];
  /** A picture for the cards, `null` where the project has none. */
  picture: PictureCardProps['picture'] | null;
  /** Parts of features, shown last and in the house's own colours. */
  children: ReactNode;
}

export const Specimens = ({ themes, picture, children }: SpecimensProps) => {
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
            <TypeSpecimen />
            <div className={styles.stack}>
              <ButtonSpecimens />
              <NoticeSpecimens />
              <DrawerSpecimen id={`drawer-${index}`} />
            </div>
            <FieldSpecimens />
            {picture && (
              <div className={styles.cards}>
                <PictureCard picture={picture} name="A card that leads on" note="With a note" href="#type" />
                <PictureCard picture={picture} name="A card that only shows" />
              </div>
            )}
          </div>
        </section>
      ))}
      <div className={`${styles.panel ?? ''} ${styles.stack ?? ''}`}>{children}</div>
    </div>
  );
};
