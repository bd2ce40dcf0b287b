// A term and its description in a description list (`dl`).
import type { ReactNode } from 'react';

export interface DescriptionRowProps {
  name: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export const DescriptionRow = ({ name, children, className }: DescriptionRowProps) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
