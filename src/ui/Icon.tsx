// The icons of the site, one open set (Lucide) in one line weight. They only decorate: a text always stands beside.
import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Info,
  MapPin,
  Menu,
  MessageCircle,
  Search,
  ShoppingBag,
  SlidersHorizontal,
  Store,
  X,
  ZoomIn,
} from 'lucide-react';

const icons = {
  arrow: ArrowRight,
  back: ArrowLeft,
  bag: ShoppingBag,
  check: Check,
  clock: Clock,
  close: X,
  contact: MessageCircle,
  enlarge: ZoomIn,
  error: CircleAlert,
  filter: SlidersHorizontal,
  info: Info,
  menu: Menu,
  open: ChevronDown,
  place: MapPin,
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
