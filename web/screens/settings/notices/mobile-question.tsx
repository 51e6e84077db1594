import { useQuery } from '@tanstack/react-query';
import { closeMobileQuestion, showOwnContacts } from '#contract/accounts/own-contacts.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { openAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { focusContent } from '#web/app/document/focus-content.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import styles from '../leaving/deletion-banner.module.css';

/** Asks a member once to verify the number. */
export function MobileQuestion() {
  const t = useSettingsTexts();
  const call = useCall(t('contacts.failed'));
  const contacts = useQuery(endpointQuery(showOwnContacts, {})).data?.data;
  const close = useOneAtATime(async () => {
    const answer = await call(closeMobileQuestion, {});
    if (answer?.result === true) focusContent();
  });
  if (contacts?.asks_to_verify_mobile !== true) return null;
  return (
    <section className={styles.banner} aria-label={t('contacts.question.label')}>
      <p>{t('contacts.question.text', { mobile: contacts.mobile ?? '' })}</p>
      <Button size="small" onClick={() => openAreaDialog('change-mobile')}>
        {t('contacts.question.verify')}
      </Button>
      <Button size="small" look="quiet" onClick={() => void close(undefined)}>
        {t('contacts.question.later')}
      </Button>
    </section>
  );
}
