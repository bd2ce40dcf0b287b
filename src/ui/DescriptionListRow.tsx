// A term and its description in a description list (`dl`).
import type { ReactNode } from 'react';

export interface DescriptionListRowProps {
  name: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export const DescriptionListRow = ({ name, children, className }: DescriptionListRowProps) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
