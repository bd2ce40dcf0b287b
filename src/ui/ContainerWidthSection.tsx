// A block of a page in container width. Renders a `section` only if it has a heading.
import type { ReactNode } from 'react';
import * as styles from './ContainerWidthSection.module.css';

export interface ContainerWidthSectionProps {
  children: ReactNode;
  /** The content has its own heading; a `section` without one is an unnamed landmark. */
  isNamed?: boolean;
  className?: string | undefined;
}

export const ContainerWidthSection = ({ children, isNamed = false, className }: ContainerWidthSectionProps) => {
  const Element = isNamed ? 'section' : 'div';
  return <Element className={[styles.section, className].filter(Boolean).join(' ')}>{children}</Element>;
};
