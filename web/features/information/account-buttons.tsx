import { useTranslation } from 'react-i18next';
import { homeOf } from '#web/api/guards.ts';
import { useSession } from '#web/api/use-session.ts';
import { LinkButton } from '#web/design/button.tsx';
import { DialogLink } from '#web/dialogs/dialog-link.tsx';
import { useInformationTexts } from '#web/i18n/use-information-texts.ts';

/** Registration and Sign In for a visitor; the way to their own area for somebody who is signed in. */
export function AccountButtons({ isOverPicture = false }: { isOverPicture?: boolean }) {
  const t = useInformationTexts();
  const { t: common } = useTranslation();
  const session = useSession();
  if (session !== undefined) return <LinkButton to={homeOf(session)}>{t('header.dashboard')}</LinkButton>;
  return (
    <>
      <DialogLink dialog="register" look={isOverPicture ? 'on-picture' : 'outline'}>
        {t('header.registration')}
      </DialogLink>
      <DialogLink dialog="sign-in">{common('actions.signIn')}</DialogLink>
    </>
  );
}
