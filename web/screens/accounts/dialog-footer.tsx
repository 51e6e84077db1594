import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import styles from './account-form.module.css';
import { DialogSwitch } from './dialog-switch.tsx';

/** The link back to signing in with a password. */
export function DialogFooter() {
  const t = useAccountsTexts();
  return (
    <p className={styles.footer}>
      <DialogSwitch dialog="sign-in">{t('code.backToSignIn')}</DialogSwitch>
    </p>
  );
}
