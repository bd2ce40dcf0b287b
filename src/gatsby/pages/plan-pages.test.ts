import { describe, expect, it } from 'vitest';
import { locales } from '../../../contract/locale.ts';
import { localizedSiteRouteTable } from '../../i18n/site-paths.ts';
import { planBrandPages, planOfflineFallbackPages, planContentPages, planNonCmsPages } from './plan-pages.ts';

const pagesOf = (
  ...keys: (
    | 'cart'
    | 'checkout'
    | 'contact'
    | 'home'
    | 'imprint'
    | 'privacy'
    | 'products'
    | 'thanks'
    | 'watches'
    | 'withdrawal_form'
  )[]
) =>
  keys.flatMap((key) =>
    locales.map((language) => ({ key, language, path: localizedSiteRouteTable[key]?.[language] ?? '' })),
  );

describe('planContentPages', () => {
  it('plans a page per language with its own template and messages', () => {
    const plans = planContentPages(pagesOf('contact', 'watches'), undefined);
    expect(plans.filter((plan) => plan.context.pageKey === 'contact').map((plan) => [plan.path, plan.kind])).toEqual([
      ['/kontakt', 'contact'],
      ['/en/contact', 'contact'],
      ['/fr/contact', 'contact'],
    ]);
    expect(plans.find((plan) => plan.path === '/fr/montres')?.context.namespaces).toEqual(['shell', 'search']);
  });

  it('plans a department with a product list with the template and messages of lists', () => {
    const [watches] = planContentPages(
      pagesOf('watches').map((page) => ({ ...page, hasProductList: true })),
      'https://shop.example',
    );
    expect(watches).toMatchObject({
      kind: 'department',
      context: { namespaces: ['shell', 'products', 'search'], canonicalUrl: 'https://shop.example/uhren' },
    });
  });

  it('plans one French page for imprint and privacy, in either order', () => {
    const paths = planContentPages(pagesOf('privacy', 'imprint'), undefined).filter(
      (plan) => plan.path === '/fr/mentions-legales',
    );
    expect(paths.map((plan) => plan.context.pageKey)).toEqual(['imprint']);
  });

  it('links a page’s alternates, except where its text is part of another page', () => {
    const plans = planContentPages(pagesOf('privacy', 'imprint'), undefined);
    const alternatesOf = (path: string) => plans.find((plan) => plan.path === path)?.context.alternates;
    expect(alternatesOf('/datenschutz')).toEqual(['de', 'en']);
    expect(alternatesOf('/impressum')).toEqual(['de', 'en', 'fr']);
    expect(alternatesOf('/fr/mentions-legales')).toEqual(['de', 'en', 'fr']);
  });

  it('excludes unlisted pages from search engines', () => {
    const hidden = planContentPages(pagesOf('home', 'cart', 'checkout', 'thanks'), undefined).filter(
      ({ context }) => context.isHidden,
    );
    expect(hidden.map(({ kind }) => kind)).toEqual([
      'thanks',
      'thanks',
      'thanks',
      'cart',
      'cart',
      'cart',
      'checkout',
      'checkout',
      'checkout',
      'notFound',
      'notFound',
      'notFound',
    ]);
  });

  it('adds a 404 page per language', () => {
    expect(planContentPages([], undefined).map((plan) => plan.path)).toEqual(['/404.html', '/en/404', '/fr/404']);
  });

  it('sets canonical links only with a site URL', () => {
    expect(planContentPages(pagesOf('home'), undefined)[0]?.context.canonicalUrl).toBeNull();
    expect(planContentPages(pagesOf('home'), 'https://www.example.org')[1]?.context.canonicalUrl).toBe(
      'https://www.example.org/en',
    );
    expect(planContentPages([], 'https://www.example.org')[0]?.context.canonicalUrl).toBeNull();
  });
});

it('plans an offline page per language', () => {
  expect(planOfflineFallbackPages().map(({ path, kind, context }) => [path, kind, context.language])).toEqual([
    ['/offline', 'offline', 'de'],
    ['/en/offline', 'offline', 'en'],
    ['/fr/hors-ligne', 'offline', 'fr'],
  ]);
});

describe('planBrandPages', () => {
  it('plans each brand below its department with its alternates', () => {
    const brand = { brandType: 'watches', slug: 'rolex', language: 'fr' as const, path: '/fr/montres/rolex' };
    const [plan] = planBrandPages([brand], 'https://www.example.org');
    expect(plan?.path).toBe('/fr/montres/rolex');
    expect(plan?.kind).toBe('brand');
    expect(plan?.context.canonicalUrl).toBe('https://www.example.org/fr/montres/rolex');
    expect(plan?.context.paths).toEqual({
      de: '/uhren/rolex',
      en: '/en/watches/rolex',
      fr: '/fr/montres/rolex',
    });
  });

  it('omits a brand whose department has no route', () => {
    expect(planBrandPages([{ brandType: 'hats', slug: 'x', language: 'de', path: '/x' }], undefined)).toEqual([]);
  });
});

describe('planNonCmsPages', () => {
  const toRows = (plans: ReturnType<typeof planNonCmsPages>) =>
    plans.map(({ path, kind, context }) => [path, kind, context.paths.en, context.isHidden]);
  const newsletter = ['/newsletter', '/en/newsletter', '/fr/newsletter'].map((path) => [
    path,
    'newsletter',
    '/en/newsletter',
    true,
  ]);

  it('plans the targets of email links and the printable form for a project with a shop, in every language and unlisted', () => {
    expect(toRows(planNonCmsPages(planContentPages(pagesOf('withdrawal_form'), 'https://www.example.org')))).toEqual([
      ...newsletter,
      ...['/bestellung', '/en/order', '/fr/suivi-de-commande'].map((path) => [path, 'orderStatus', '/en/order', true]),
      ...['/muster-widerrufsformular', '/en/model-withdrawal-form', '/fr/formulaire-de-retractation'].map((path) => [
        path,
        'withdrawalModel',
        '/en/model-withdrawal-form',
        true,
      ]),
    ]);
  });

  it('plans the wish list, unlisted and without canonical link, where products have pages', () => {
    const plans = planNonCmsPages(planContentPages(pagesOf('products'), 'https://www.example.org'));
    const wishLists = plans.filter(({ kind }) => kind === 'wishList');
    expect(wishLists.map(({ path, context }) => [path, context.isHidden, context.canonicalUrl])).toEqual([
      ['/merkliste', true, null],
      ['/en/wish-list', true, null],
      ['/fr/liste-d-envies', true, null],
    ]);
  });

  it('plans only the newsletter page for a project without a shop', () => {
    expect(toRows(planNonCmsPages(planContentPages(pagesOf('home'), undefined)))).toEqual(newsletter);
  });
});
