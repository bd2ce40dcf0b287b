// The icons of the site, from Lucide, in one stroke width. They are decorative: text always accompanies them.
import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Gift,
  Info,
  Landmark,
  Lock,
  MapPin,
  Menu,
  MessageCircle,
  Plus,
  ReceiptText,
  Search,
  ShoppingBag,
  SlidersHorizontal,
  Store,
  Truck,
  Undo2,
  X,
  ZoomIn,
} from 'lucide-react';
import type { ReactNode } from 'react';

const icons = {
  add: Plus,
  arrow: ArrowRight,
  back: ArrowLeft,
  bag: ShoppingBag,
  bank: Landmark,
  check: Check,
  clock: Clock,
  close: X,
  contact: MessageCircle,
  delivery: Truck,
  enlarge: ZoomIn,
  error: CircleAlert,
  filter: SlidersHorizontal,
  gift: Gift,
  info: Info,
  lock: Lock,
  menu: Menu,
  open: ChevronDown,
  place: MapPin,
  receipt: ReceiptText,
  returns: Undo2,
  search: Search,
  shop: Store,
  success: CircleCheck,
};

export interface IconProps {
  name: keyof typeof icons;
  className?: string | undefined;
}

export const Icon = ({ name, className }: IconProps) => {
  const Shape = icons[name];
  return <Shape className={className} size="1.2em" strokeWidth={1.25} aria-hidden="true" focusable="false" />;
};

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

/**
 * The logo of a social network beside its link (specification §3, menu item `media`), in the stroke width of the other
 * icons because Lucide has no brand icons. Decorative: text always accompanies it.
 */
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
