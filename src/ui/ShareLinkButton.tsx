// Shares a link by the means of the device, or offers an email and a copy of the link: a product as a hint, or the wish
// list. Nothing is sent by the server (docs/decisions/067).
import { type ReactNode, useState } from 'react';
import { useLazyModule } from '../adapters/browser/use-lazy-module.ts';
import { Button } from './Button.tsx';
import { IslandErrorBoundary } from './createLazyIsland.tsx';
import * as styles from './ShareLinkButton.module.css';
import type { ShareLinkData } from './share-link-dialog-island.tsx';

const load = () => import('./share-link-dialog-island.tsx');

export interface ShareLinkButtonProps {
  label: string;
  title: string;
  /** What the recipient reads before the link. */
  text: string;
  /** Path on this site, with hash. */
  path: string;
  /** Behind the label. */
  icon?: ReactNode;
}

export const ShareLinkButton = ({ label, title, text, path, icon }: ShareLinkButtonProps) => {
  const [link, setLink] = useState<ShareLinkData>();
  const { module, hasFailed, retry } = useLazyModule(load, { isWanted: link !== undefined });
  const share = async () => {
    const shared = { title, text, url: window.location.origin + path };
    if (await isSharedByDevice(shared)) return;
    if (hasFailed) retry();
    // A new object for each click, which opens the dialog again.
    setLink(shared);
  };
  return (
    <>
      <Button variant="ghost" className={styles.button} onClick={() => void share()}>
        {label}
        {icon}
      </Button>
      {link && module && (
        <IslandErrorBoundary fallback={null}>
          <module.default link={link} heading={label} />
        </IslandErrorBoundary>
      )}
    </>
  );
};

/** Whether the device has offered its own dialog, also if the visitor has closed that. */
const isSharedByDevice = async (shared: ShareLinkData): Promise<boolean> => {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // Refused, for example, for a click that was queued before hydration.
    return error instanceof DOMException && error.name === 'AbortError';
  }
};
