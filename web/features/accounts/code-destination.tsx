import { Trans } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import styles from './code-destination.module.css';

type Props = { address: string; onChangeAddress?: () => void };

/** Where the code went, and the way back when that was a slip of the finger. */
export function CodeDestination({ address, onChangeAddress }: Props) {
  const t = useAccountsTexts();
  return (
    <div className={styles.destination}>
      <p>
        <Trans
          t={t}
          i18nKey="code.sentTo"
          values={{ address }}
          components={{ address: <strong className={styles.address} /> }}
        />
      </p>
      <p className={styles.hint}>{t('code.spam')}</p>
      {onChangeAddress !== undefined && (
        <Button look="quiet" size="small" className={styles.change} onClick={onChangeAddress}>
          {t('code.changeAddress')}
        </Button>
      )}
    </div>
  );
}
