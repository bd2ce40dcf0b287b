// The address in the header of a mail (`List-Unsubscribe`): mail programs post to it, people who open it get to the page
// that does the same. The service itself ends nothing when it is only opened: scanners of mails open every link.
import { linkKey, project } from '../../../../contract/shop/body-fields.ts';
import { type Locale, locales } from '../../../../contract/locale.ts';
import { linkedPaths } from '../../../../contract/site-paths.ts';
import { type Context, type Next, type Request, type Response, sendAnswer } from '../http.ts';
import { toSiteAddress } from '../mails/content/site-address.ts';
import { unsubscribe } from './unsubscribe.ts';

interface Address {
  project: string;
  key: string;
}

/** What the path names; `undefined` where it is no address of ours. */
const toAddress = ({ params }: Request): Address | undefined => {
  const [domain, key] = [project.safeParse(params['project']), linkKey.safeParse(params['key'])];
  return domain.success && key.success ? { project: domain.data, key: key.data } : undefined;
};

/** Whatever the form says that is posted (`List-Unsubscribe=One-Click`): the key in the path is all it takes. */
export const hearOneClick =
  (context: Context) =>
  async (request: Request, response: Response, next: Next): Promise<void> => {
    try {
      const address = toAddress(request);
      sendAnswer(
        response,
        address
          ? await unsubscribe(address, context, request.ip)
          : { status: 'error', code: 'invalid_input', field: 'key' },
      );
    } catch (error) {
      next(error);
    }
  };

interface Redirecting extends Response {
  redirect: (status: number, url: string) => void;
}

/** Only to the site of a house that is there, or anyone could lead people from our address to his own. */
export const openOneClick =
  ({ database }: Context) =>
  async (request: Request, response: Redirecting, next: Next): Promise<void> => {
    try {
      const address = toAddress(request);
      const house = address && (await database('project').where({ domain: address.project }).first<object>('id'));
      if (!address || !house) {
        sendAnswer(response, { status: 'error', code: 'unknown_link', field: 'key' });
        return;
      }
      const row = await database('newsletter_subscription')
        .where({ unsubscribe_key: address.key })
        .first<{ language: Locale } | undefined>('language');
      const path = linkedPaths.newsletter[row?.language ?? locales[0]];
      response.redirect(303, `${toSiteAddress(address.project)}${path}#unsubscribe=${address.key}`);
    } catch (error) {
      next(error);
    }
  };
