import { useQuery } from '@tanstack/react-query';
import { showOwnContacts } from '#contract/accounts/own-contacts.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { openAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import parts from './section-parts.module.css';
import { LoadedSection, SettingsCard } from './section-parts.tsx';

type Contacts = EndpointData<typeof showOwnContacts>;

/** The own e-mail address and mobile number. */
export function ContactsSection() {
  const t = useSettingsTexts();
  const query = useQuery(endpointQuery(showOwnContacts, {}));
  return (
    <LoadedSection query={query} failure={t('contacts.notAvailable')}>
      {(contacts) => (
        <SettingsCard>
          <Email {...contacts} />
          <Mobile {...contacts} />
        </SettingsCard>
      )}
    </LoadedSection>
  );
}

function Email({ email, pending_email: pending, undo_until: undoUntil }: Contacts) {
  const t = useSettingsTexts();
  const { writeDateTime } = useDates();
  return (
    <div className={parts.part}>
      <h3>{t('contacts.email')}</h3>
      <p>{email}</p>
      <p className={parts.soft}>{t('contacts.emailHint')}</p>
      {pending !== null && <p className={parts.soft}>{t('contacts.emailPending', { address: pending })}</p>}
      {undoUntil !== null && (
        <p className={parts.soft}>{t('contacts.emailUndo', { time: writeDateTime(undoUntil) })}</p>
      )}
      <Button look="outline" onClick={() => openAreaDialog('change-email')}>
        {pending === null ? t('contacts.changeEmail') : t('contacts.enterCode')}
      </Button>
    </div>
  );
}

function Mobile({ mobile, is_mobile_verified: isVerified, can_verify_mobile: canVerify }: Contacts) {
  const t = useSettingsTexts();
  const open = () => openAreaDialog('change-mobile');
  if (mobile === null) {
    return (
      <div className={parts.part}>
        <h3>{t('contacts.mobile')}</h3>
        <p className={parts.soft}>{t('contacts.noMobile')}</p>
        <Button look="outline" onClick={open}>
          {t('contacts.addMobile')}
        </Button>
      </div>
    );
  }
  const state = isVerified ? t('contacts.verified') : t('contacts.unverified');
  return (
    <div className={parts.part}>
      <h3>{t('contacts.mobile')}</h3>
      <p>
        {mobile} · {state}
      </p>
      {!isVerified && (
        <p className={parts.soft}>{canVerify ? t('contacts.unprovedHint') : t('contacts.plainHint')}</p>
      )}
      <div className={parts.actions}>
        <Button look="outline" onClick={open}>
          {canVerify && !isVerified ? t('contacts.verifyMobile') : t('contacts.changeMobile')}
        </Button>
        <Button look="quiet" onClick={() => openAreaDialog('remove-mobile')}>
          {t('contacts.removeMobile')}
        </Button>
      </div>
    </div>
  );
}
