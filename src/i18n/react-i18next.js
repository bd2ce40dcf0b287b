// The parts of react-i18next in use. Webpack takes this file for the package itself (src/gatsby/patches/configure-webpack.ts),
// which keeps Trans, ICU and SSR parts out of every page.
export { I18nContext } from 'react-i18next-es/context.js';
export { I18nextProvider } from 'react-i18next-es/I18nextProvider.js';
export { useTranslation } from 'react-i18next-es/useTranslation.js';
