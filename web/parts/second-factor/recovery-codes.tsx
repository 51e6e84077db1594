import { useSyncExternalStore } from 'react';
import { onSessionChange } from '#web/app/client/session.ts';
import { Button } from '#web/design/button.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { createStore } from '#web/design/store.ts';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import styles from './second-factor.module.css';

/** The codes on screen. They are in a store, because the screen that asked for them may be replaced by another one. */
const shownCodes = createStore<readonly string[] | null>(null);

// The next person who signs in on this device must not see the codes of the last one.
onSessionChange(({ session, before }) => {
  if (session?.user_id !== before?.user_id) shownCodes.set(null);
});

/** Shows new recovery codes until the person says that they are stored. */
export function showRecoveryCodes(codes: readonly string[]): void {
  shownCodes.set(codes);
}

/** Renders the recovery codes on screen. */
export function RecoveryCodesHost() {
  const codes = useSyncExternalStore(shownCodes.subscribe, shownCodes.read, () => null);
  return codes === null ? null : <RecoveryCodes codes={codes} onClose={() => shownCodes.set(null)} />;
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useSecondFactorTexts();
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t('recovery.copied'));
    } catch {
      // Browsers refuse it without HTTPS.
      showToast(t('recovery.notCopied'));
    }
  };
  return (
    <DialogFrame title={t('recovery.title')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('recovery.text')}</p>
        <ol className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <Button look="outline" size="small" onClick={() => void copy()}>
            {t('recovery.copy')}
          </Button>
          <a
            className={styles.save}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download={t('recovery.fileName')}
          >
            {t('recovery.save')}
          </a>
          <Button look="quiet" size="small" onClick={() => window.print()}>
            {t('recovery.print')}
          </Button>
        </div>
        <Button isWide onClick={onClose} data-autofocus>
          {t('recovery.done')}
        </Button>
      </div>
    </DialogFrame>
  );
}
