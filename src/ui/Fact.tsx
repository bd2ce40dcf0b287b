// A name and what belongs to it, in a list of such (`dl`).
import type { ReactNode } from 'react';

export interface FactProps {
  name: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export const Fact = ({ name, children, className }: FactProps) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
