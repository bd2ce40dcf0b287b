// The layout provides the project's time zone to its own opening hours and to the page, and the search to every page.
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { nonCmsPagePaths } from '../../contract/site-page-paths.ts';
import consent from '../../locales/de/consent.json';
import shellTexts from '../../locales/de/shell.json';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { newsletterSignUpAnchorId } from '../features/newsletter/NewsletterSignUpForm.tsx';
import { useProjectTimeZoneContext } from '../ui/project-time-zone-context.ts';
import { searchDialogId } from '../ui/SearchDialogButton.tsx';
import { Layout } from './Layout.tsx';

const shell: SiteLayoutData = {
  language: 'de',
  siteTitle: 'Muster',
  projectName: 'Muster',
  siteDescription: null,
  logo: null,
  theme: { css: '', initialMode: 'light', background: '#fff' },
  icon: { href: '/icon.svg', type: 'image/svg+xml', touchHref: '/icon.png' },
  menu: [],
  social: [],
  widgets: [],
  legalLinks: [],
  contact: {
    companyName: 'Muster',
    displayName: 'Muster',
    address: null,
    phone: null,
    mobile: null,
    fax: null,
    email: null,
    directionsUrl: null,
  },
  branches: [],
  openingHours: [],
  timeZone: 'America/New_York',
  builtOn: '2026-11-22',
  holidaysUntil: '2028-12-31',
  weeeNumber: null,
  specialDays: [],
  shop: null,
  cartPath: null,
  checkoutPath: null,
  productsPath: null,
  shopLinks: [],
  contactPath: '/kontakt',
  appointmentPath: null,
  withdrawalPath: null,
  newsletter: null,
  consents: [],
  retailerClock: null,
};

const Zone = () => <output>{useProjectTimeZoneContext()}</output>;

const renderLayout = async (
  changes: Partial<SiteLayoutData> = {},
  paths = { de: '/', en: '/en', fr: '/fr' },
): Promise<string> => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { consent, shell: shellTexts } } });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Layout shell={{ ...shell, ...changes }} paths={paths}>
        <Zone />
      </Layout>
    </I18nextProvider>,
  );
};

it('provides the time zone of the project to every page', async () => {
  expect(await renderLayout()).toContain('<output>America/New_York</output>');
});

it('has a button and a dialog for the search only where there is a shop', async () => {
  const shop = await renderLayout({ productsPath: '/produkte' });
  expect(shop).toContain(`command="show-modal" commandfor="${searchDialogId}"`);
  expect(shop).toContain(`<dialog id="${searchDialogId}"`);
  expect(await renderLayout()).not.toContain(searchDialogId);
});

it('has the newsletter sign-up in the footer, except on the page of the newsletter', async () => {
  const newsletter = { consent: 'Ja, gern.', textVersion: '1', privacyPath: null };
  expect(await renderLayout({ newsletter })).toContain(newsletterSignUpAnchorId);
  expect(await renderLayout({ newsletter }, nonCmsPagePaths.newsletter)).not.toContain(newsletterSignUpAnchorId);
});
