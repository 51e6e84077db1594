import { useId, type ComponentProps } from 'react';
import { CheckField } from '#web/design/field.tsx';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import { createStoredText } from '#web/app/storage/stored.ts';
import styles from './account-form.module.css';

/** What was chosen in this browser the last time. */
const choice = createStoredText({ key: 'keepSignedIn', lifetime: 'device' });

/** Whether "Keep me signed in" is ticked at first: as the last time, else in the installed app alone, on one person's device. */
export function readKeepSignedIn(): boolean {
  const stored = choice.read();
  if (stored !== undefined) return stored === 'yes';
  return matchMedia('(display-mode: standalone)').matches;
}

export function storeKeepSignedIn(isChosen: boolean): void {
  choice.write(isChosen ? 'yes' : 'no');
}

/** "Keep me signed in", with what to do on a shared device. */
export function KeepSignedIn(props: Omit<ComponentProps<typeof CheckField>, 'children'>) {
  const t = useAccountsTexts();
  const id = useId();
  return (
    <CheckField {...props} aria-labelledby={id}>
      <span id={id}>{t('keep.label')}</span>
      <span className={styles.hint}>{t('keep.hint')}</span>
    </CheckField>
  );
}

/** The same in a form that belongs to the browser. */
export function KeepChoice() {
  return <KeepSignedIn name="remember" defaultChecked={readKeepSignedIn()} />;
}
