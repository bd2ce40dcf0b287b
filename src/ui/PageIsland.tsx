// The place of an island that is the whole page: says that it is being loaded, starts it at once, and says what to do without
// scripts. On the first-paint side.
import type { ReactNode } from 'react';
import { Island } from './Island.tsx';

export interface PageIslandProps {
  /** Gives the place the island's size. */
  className: string | undefined;
  loading: string;
  needsScript: string;
  children: ReactNode;
}

export const PageIsland = ({ className, loading, needsScript, children }: PageIslandProps) => (
  <div className={className}>
    <Island
      fallback={
        <p role="status" data-starts-at-once>
          {loading}
        </p>
      }
    >
      {children}
    </Island>
    <noscript>
      <p>{needsScript}</p>
    </noscript>
  </div>
);
