// Keeps the link that the page was opened by while its key is taken out of the address.
import { useState } from 'react';
import type { LinkKey } from './link-key.ts';

export const useLastLink = (link: LinkKey | null): LinkKey | null => {
  const [last, setLast] = useState(link);
  if (link && (link.key !== last?.key || link.action !== last.action)) setLast(link);
  return link ?? last;
};
