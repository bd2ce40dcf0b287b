// A block of a page on the container's width. A section of the document only where a heading of its own names it.
import type { ReactNode } from 'react';
import * as styles from './Section.module.css';

export interface SectionProps {
  children: ReactNode;
  /** A heading stands in it at once: a section without one says nothing to whoever moves by sections. */
  isNamed?: boolean;
  className?: string | undefined;
}

export const Section = ({ children, isNamed = false, className }: SectionProps) => {
  const Element = isNamed ? 'section' : 'div';
  return <Element className={[styles.section, className].filter(Boolean).join(' ')}>{children}</Element>;
};
