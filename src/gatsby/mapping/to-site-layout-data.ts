// Maps a project's records to the site shell (header, footer, navigation) of one language.
import { newsletterConsentTextVersion } from '../../../contract/visitors/newsletter.ts';
import type { Locale } from '../../../contract/locale.ts';
import { toLocalDateTime } from '../../../domain/opening-hours/opening-hours.ts';
import { toLastKnownHolidayDate } from '../../../domain/public-holidays.ts';
import type {
  MenuLinkData,
  RolexRetailerClockSettings,
  SiteLayoutData,
  FooterOrDrawerWidget,
} from '../../../domain/site-content.ts';
import type { ShopSettingsForLayout } from '../../../domain/shop-settings.ts';
import type { LogFunction, ResolveLocalizedField } from '../../../domain/record-translation.ts';
import { localizedSiteRouteTable, toLocalizedPath } from '../../i18n/site-paths.ts';
import type { FindSiteImage } from '../images/generate-responsive-site-images.ts';
import { toDisabledPageKeys } from '../read/read-cms-page-records.ts';
import type { ProjectRecord } from '../read/read-project.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { getBuildTimeEmailTranslator } from '../read/read-locale-messages.ts';
import { toCookieConsentOptions } from './to-cookie-consent-options.ts';
import {
  toBranches,
  toCompanyContactDetails,
  toLocalizedOpeningHours,
  toNamedSpecialOpeningDays,
} from './to-contact-details.ts';
import { toMenuEntries, toSocialLinks } from './to-menu-entries.ts';
import { hasProjectProductPages } from '../read/read-published-product-records.ts';
import { toSiteThemeCssAndColorMode } from './to-site-theme-css-and-color-mode.ts';

/** Widgets of a project without configured ones (specification §9). */
const defaultWidgets: readonly FooterOrDrawerWidget[] = [
  { name: 'address', header: null, position: 'footer', showLogo: true },
  { name: 'contact', header: null, position: 'footer', showLogo: false },
  { name: 'openingHours', header: null, position: 'footer', showLogo: false },
  { name: 'navigation', header: null, position: 'footer', showLogo: false },
];

/** gatsby-config.mjs sets it from the validated MATOMO_URL; browser code reads the same variable. */
const hasAnalytics = Boolean(process.env.GATSBY_MATOMO_URL);

export const toSiteLayoutData = (
  records: SiteRecords,
  locale: Locale,
  translate: ResolveLocalizedField,
  { log, toImage }: { log: LogFunction; toImage: FindSiteImage },
  now = new Date(),
): Omit<SiteLayoutData, 'icon' | 'logo'> => {
  const { project, company } = records;
  const builtOn = toLocalDateTime(now, project.time_zone).date;
  const pagePath = (key: keyof typeof localizedSiteRouteTable) => localizedSiteRouteTable[key]?.[locale] ?? null;
  const publishedPath = (key: keyof typeof localizedSiteRouteTable) =>
    records.pages.some((page) => page.key === key) ? pagePath(key) : null;
  return {
    language: locale,
    siteTitle: translate('project', project, 'seo_title', locale) ?? project.seo_title,
    projectName: company.display_name,
    siteDescription: translate('project', project, 'seo_description', locale),
    theme: toSiteThemeCssAndColorMode(records.theme),
    menu: toMenuEntries(
      records.menu,
      locale,
      translate,
      toDisabledPageKeys(project).flatMap((key) => pagePath(key) ?? []),
      (path) => {
        const page = records.pages.find(({ key }) => pagePath(key as keyof typeof localizedSiteRouteTable) === path);
        return toImage(page?.header_image, '', 'menu');
      },
    ),
    social: toSocialLinks(records.menu, locale, translate),
    widgets: toWidgets(records, locale, translate),
    legalLinks: toLegalLinks(records, locale, translate),
    contact: toCompanyContactDetails(company, log),
    branches: toBranches(records.branches, locale, translate, log, builtOn),
    openingHours: toLocalizedOpeningHours(records.openingHours, locale, translate),
    timeZone: project.time_zone,
    builtOn,
    holidaysUntil: toLastKnownHolidayDate(builtOn),
    weeeNumber: company.weee_number,
    specialDays: toNamedSpecialOpeningDays(records.specialDays, locale, translate),
    shop: records.shop && toShopLayoutRecord(records.shop),
    cartPath: records.shop ? publishedPath('cart') : null,
    checkoutPath: records.shop ? publishedPath('checkout') : null,
    productsPath: hasProjectProductPages(records) ? pagePath('products') : null,
    shopLinks: records.shop ? toShopLinks(records, locale, translate) : [],
    contactPath: pagePath('contact') ?? '/',
    appointmentPath: publishedPath('appointment'),
    withdrawalPath: publishedPath('withdrawal_form'),
    newsletter: project.newsletter
      ? {
          consent: getBuildTimeEmailTranslator(locale)('newsletter.wording', { house: company.display_name }),
          textVersion: newsletterConsentTextVersion,
          privacyPath: publishedPath('privacy'),
        }
      : null,
    consents: toCookieConsentOptions(records.consents, hasAnalytics, locale, translate, log),
    retailerClock: toRolexRetailerClockSettings(project, locale, log),
  };
};

const toShopLayoutRecord = ({
  enable_cart,
  maintenance_mode,
  legal_pages,
}: NonNullable<SiteRecords['shop']>): ShopSettingsForLayout => ({
  enable_cart,
  maintenance_mode,
  legal_pages: legal_pages.map(({ type }) => ({ type })),
});

const toWidgets = (records: SiteRecords, locale: Locale, translate: ResolveLocalizedField): FooterOrDrawerWidget[] =>
  records.widgets.length === 0
    ? [...defaultWidgets]
    : records.widgets.map((widget) => ({
        name: widget.widget_name,
        header: translate('widget', widget, 'header', locale),
        // Widgets are in the footer unless an editor moves them (specification §2).
        position: widget.position === 'drawer' ? ('drawer' as const) : ('footer' as const),
        showLogo: widget.props?.showLogo ?? false,
      }));

/** Shop pages in the footer menu, by the legal page type whose text in the settings enables each (specification §2). */
const shopPages = [
  { type: 'agb', key: 'agb' },
  { type: 'widerruf', key: 'withdrawal' },
  { type: 'versand-und-zahlung', key: 'shipping' },
] as const;

const toShopLinks = (
  records: SiteRecords,
  locale: Locale,
  translate: ResolveLocalizedField,
): SiteLayoutData['shopLinks'] =>
  shopPages.flatMap(({ type, key }) => {
    const page = records.pages.find((record) => record.key === key);
    const href = localizedSiteRouteTable[key][locale];
    const label = page && (translate('page', page, 'title', locale) ?? translate('page', page, 'heading', locale));
    return label ? [{ type, label, href }] : [];
  });

/** Footer navigation: imprint, privacy, and accessibility if the project has it (specification §2). */
const toLegalLinks = (records: SiteRecords, locale: Locale, translate: ResolveLocalizedField): MenuLinkData[] => {
  const keys = ['imprint', 'privacy', ...(records.project.show_accessibility ? ['accessibility'] : [])];
  const links = keys.flatMap((key) => {
    const page = records.pages.find((record) => record.key === key);
    const href = localizedSiteRouteTable[key as keyof typeof localizedSiteRouteTable]?.[locale];
    const label = page ? translate('page', page, 'heading', locale) : null;
    return href && label ? [{ label, href, type: null }] : [];
  });
  return links.filter((link, index) => links.findIndex((other) => other.href === link.href) === index);
};

/** The retailer clock, if the project has enabled it and has a dealer key; else `null`. */
export const toRolexRetailerClockSettings = (
  project: Pick<ProjectRecord, 'config' | 'id'>,
  locale: Locale,
  log: LogFunction,
): RolexRetailerClockSettings | null => {
  const { rolex_clock: isOn = false, rolex_api_key: apiKey = null } = project.config?.brand_config ?? {};
  if (!isOn) return null;
  if (!apiKey) {
    if (locale === 'de')
      log(`project ${project.id}: rolex_clock is on, but there is no rolex_api_key; no clock is shown`);
    return null;
  }
  return {
    apiKey,
    brandPath: toLocalizedPath('/uhren/rolex', locale),
    hiddenPath: toLocalizedPath('/uhren/longines', locale),
  };
};
