// Gatsby's configuration: plugins only. Throws for a missing or malformed environment variable.
import { defaultLocale, locales } from './contract/locale.ts';
import { readBuildEnvironment } from './src/gatsby/build-environment.ts';
import { toOfflinePluginConfig } from './src/gatsby/patches/to-offline-plugin-config.ts';

const environment = readBuildEnvironment();

// Variables for browser code: Gatsby inlines those that begin with GATSBY_.
process.env.GATSBY_STORE_ROOT = environment.storeRoot;
process.env.GATSBY_PROJECT_DOMAIN = environment.domain;
process.env.GATSBY_BACKEND_URL = environment.publicBackendUrl;
process.env.GATSBY_LOGIN_URL = environment.loginUrl ?? '';
process.env.GATSBY_MATOMO_URL = environment.analytics?.url ?? '';
process.env.GATSBY_MATOMO_SITE_ID = environment.analytics?.siteId ?? '';
process.env.GATSBY_PAYPAL_SCRIPT_URL = environment.paymentScripts.paypalUrl;
process.env.GATSBY_KLARNA_SCRIPT_URL = environment.paymentScripts.klarnaUrl;

/** @type {import('gatsby').GatsbyConfig} */
const config = {
  siteMetadata: { siteUrl: environment.siteUrl ?? '' },
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: `${import.meta.dirname}/locales` } },
    // Before the i18n plug-in, so that the layout is inside its provider.
    `${import.meta.dirname}/src/app/layout-plugin`,
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...locales],
        defaultLanguage: defaultLocale,
        generateDefaultLanguagePage: false,
        // No redirect by browser language; the plugin would also redirect to paths that do not exist.
        redirect: false,
        i18nextOptions: { interpolation: { escapeValue: false }, returnNull: false, showSupportNotice: false },
      },
    },
    // Otherwise gatsby-node.mjs writes a service worker that unregisters those of earlier releases.
    ...(environment.hasOffline ? [toOfflinePluginConfig(environment.storeRoot)] : []),
  ],
};

export default config;
