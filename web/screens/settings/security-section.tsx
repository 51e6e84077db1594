import { Button } from '#web/design/button.tsx';
import { openAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { ProofHost } from '#web/parts/second-factor/proof-host.tsx';
import { RecoveryCodesHost } from '#web/parts/second-factor/recovery-codes.tsx';
import { SecondFactorSettings } from '#web/parts/second-factor/second-factor-settings.tsx';
import parts from './section-parts.module.css';
import { SettingsCard } from './section-parts.tsx';

/** How the member signs in: second factor, passkeys, password. */
export function SecuritySection() {
  const t = useSettingsTexts();
  return (
    <>
      <SecondFactorSettings />
      <SettingsCard>
        <div className={parts.part}>
          <h3>{t('security.password')}</h3>
          <p className={parts.soft}>{t('security.passwordText')}</p>
          <Button look="outline" onClick={() => openAreaDialog('change-password')}>
            {t('security.change')}
          </Button>
        </div>
      </SettingsCard>
      <ProofHost />
      <RecoveryCodesHost />
    </>
  );
}
