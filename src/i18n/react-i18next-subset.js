// The parts of react-i18next that are used. Webpack resolves the package to this file
// (src/gatsby/patches/configure-webpack.ts), which keeps Trans, ICU and SSR code out of the bundles.
export { I18nContext } from 'react-i18next-es/context.js';
export { I18nextProvider } from 'react-i18next-es/I18nextProvider.js';
export { useTranslation } from 'react-i18next-es/useTranslation.js';
