// Puts the retailer clock into the header where the project has one and the page may show it (specification §2).
import { useEffect } from 'react';
import { functionIds } from '../../domain/consent.ts';
import type { Shell } from '../../domain/site.ts';
import { allowContent, useIsConsentGiven, useIsContentAllowed } from '../features/consent/consent-store.ts';
import { RetailerClock } from '../features/retailer-clock/RetailerClock.tsx';
import { addNeed } from './document-policy.ts';
import * as styles from './HeaderClock.module.css';

export interface HeaderClockProps {
  shell: Pick<Shell, 'checkoutPath' | 'houseName' | 'language' | 'retailerClock'>;
  /** Path of the page in its language. */
  path: string;
}

export const HeaderClock = ({ shell, path }: HeaderClockProps) => {
  const { retailerClock, language, houseName, checkoutPath } = shell;
  const isConsentGiven = useIsConsentGiven(functionIds.retailerClock);
  const isContentAllowed = useIsContentAllowed('RetailerClock');
  const hiddenPath = retailerClock?.hiddenPath;
  useEffect(() => (hiddenPath === undefined ? undefined : addClockNeed(hiddenPath)), [hiddenPath]);
  if (!retailerClock || isAtOrBelow(path, retailerClock.hiddenPath) || path === checkoutPath) return null;
  return (
    <div className={styles.place}>
      <RetailerClock
        settings={retailerClock}
        language={language}
        houseName={houseName}
        isAllowed={isConsentGiven || isContentAllowed}
        onAllow={() => allowContent('RetailerClock')}
      />
    </div>
  );
};

const isAtOrBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);

const toldPaths = new Set<string>();

/** The page that hides the clock comes with a policy that refuses it (src/app/document-policy.ts). */
const addClockNeed = (hiddenPath: string): void => {
  if (toldPaths.has(hiddenPath)) return;
  toldPaths.add(hiddenPath);
  addNeed((path) => path !== hiddenPath);
};
