// The sign of a social network beside its link (specification §3, menu item `media`), drawn in the line weight of the other
// icons, because their set has no brands. It only decorates: a text always stands beside.
import type { ReactNode } from 'react';

const signs = {
  facebook: <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a1 1 0 0 1 1-1h2z" />,
  googleplus: <path d="M13.5 8.5A5.5 5.5 0 1 0 15 12.5H9.5M19 9v6M16 12h6" />,
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  other: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3a14 14 0 0 1 0 18M12 3a14 14 0 0 0 0 18" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export const SocialIcon = ({ media }: { media: keyof typeof signs }) => (
  <svg
    viewBox="0 0 24 24"
    width="1.2em"
    height="1.2em"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.25}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    data-media={media}
  >
    {signs[media]}
  </svg>
);
