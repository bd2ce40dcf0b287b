// A block of a page on the container's width, optionally named by a heading.
import type { ReactNode } from 'react';
import * as styles from './Section.module.css';

export interface SectionProps {
  children: ReactNode;
  className?: string | undefined;
}

export const Section = ({ children, className }: SectionProps) => (
  <section className={[styles.section, className].filter(Boolean).join(' ')}>{children}</section>
);
