// Maps the marks of a digital shop window to where they lead in one language.
import type { Locale } from '../../../contract/locale.ts';
import type { Hotspot } from '../../../domain/page-section.ts';
import type { HotspotRecord, SectionRecord } from '../read/read-sections.ts';
import { toBrandPath } from './to-brand.ts';
import { toLinkHref } from './to-link-href.ts';
import { toSectionProduct, type SectionSources } from './to-section-picture.ts';
import type { Log, Translate } from '../../../domain/translate.ts';

/** A mark without a name, because what it shows is not published or was deleted, is logged and left out. */
export const toHotspots = (
  section: SectionRecord,
  locale: Locale,
  sources: SectionSources,
  translate: Translate,
  log: Log,
): Hotspot<string>[] =>
  section.hotspots.flatMap((record) => {
    const { name, href, picture } = toTarget(record, locale, sources, translate);
    const label = translate('page_section_hotspot', record, 'label', locale) ?? name;
    if (label === null) {
      log(`page_section_hotspot ${record.id}: leads to nothing that is published, and has no label; it is left out`);
      return [];
    }
    const description = translate('page_section_hotspot', record, 'description', locale);
    return [{ x: record.x, y: record.y, label, description, href, picture }];
  });

type Target = Pick<Hotspot<string>, 'href' | 'picture'> & { name: string | null };

const toTarget = (record: HotspotRecord, locale: Locale, sources: SectionSources, translate: Translate): Target => {
  const product = record.product ? sources.products.byId.get(record.product) : undefined;
  const piece = product && toSectionProduct(product, locale, sources, translate);
  if (piece) {
    const { name, path, image, alt, focalPoint } = piece;
    return { name, href: record.link ? toLinkHref(record.link, locale) : path, picture: { image, alt, focalPoint } };
  }
  const brand = sources.brands.find(({ id }) => id === record.brand);
  if (brand) return { name: brand.display_name, href: toBrandPath(brand, locale), picture: null };
  return { name: null, href: record.link && toLinkHref(record.link, locale), picture: null };
};
