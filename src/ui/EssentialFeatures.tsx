// The essential features of what is bought, in one line: "Material: Weißgold 750 · Edelstein: Brillant" (law row L2). Used by
// cart, drawer, checkout and the page of an order.
import { formatLabel } from '../i18n/format-label.ts';

export interface EssentialFeaturesProps {
  features: readonly { label: string; value: string }[];
  locale: Parameters<typeof formatLabel>[1];
  className?: string | undefined;
}

export const EssentialFeatures = ({ features, locale, className }: EssentialFeaturesProps) =>
  features.length === 0 ? null : (
    <p className={className}>
      {features.map(({ label, value }, index) => (
        <span key={label}>
          {index > 0 && ' · '}
          {formatLabel(label, locale)} <bdi>{value}</bdi>
        </span>
      ))}
    </p>
  );
