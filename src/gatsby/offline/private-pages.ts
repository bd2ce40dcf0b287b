// Pages that may show what a visitor has entered or ordered. Nothing of them and of what lies below them is kept for
// reading without a connection. Read by the build of the service worker.
import { locales } from '../../../contract/locale.ts';
import { createRouteTable } from '../../i18n/route-table.ts';
import { type PageKey, servicePaths } from '../../i18n/routes.ts';

const privatePages: readonly PageKey[] = ['cart', 'checkout', 'thanks', 'withdrawal_form'];

/** Their paths in every language, without a slash at the end. */
export const toPrivatePaths = (storeRoot: string): string[] => {
  const table = createRouteTable(storeRoot);
  return [...privatePages.map((key) => table[key]), servicePaths.order_status].flatMap((paths) =>
    paths ? locales.map((locale) => paths[locale]) : [],
  );
};
