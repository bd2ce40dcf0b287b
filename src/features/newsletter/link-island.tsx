// What a link in the newsletter's mails does: asks once more before it confirms (scanners of mails open links, and press no
// buttons), and unsubscribes at once. Loaded through NewsletterPage only.
import { useTranslation } from 'react-i18next';
import { useHash } from '../../ui/useHash.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { toLinkKey } from './link-key.ts';
import { UnsubscribeStep } from './UnsubscribeStep.tsx';
import { useLastLink } from './useLastLink.ts';

const LinkAction = ({ hasSignUp }: { hasSignUp: boolean }) => {
  const { t } = useTranslation('newsletter');
  const link = useLastLink(toLinkKey(useHash()));
  if (!link) return <p>{t(hasSignUp ? 'noLink' : 'noNewsletter')}</p>;
  const { action, key } = link;
  return action === 'confirm' ? (
    <ConfirmStep key={key} linkKey={key} />
  ) : (
    <UnsubscribeStep key={key} linkKey={key} hasSignUp={hasSignUp} />
  );
};

export default LinkAction;
