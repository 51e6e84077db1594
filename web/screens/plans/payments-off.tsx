import { useSite } from '#web/app/document/site.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import styles from './plan-cards.module.css';

/** Says that nothing can be bought here, and where to write instead. */
export function PaymentsOff() {
  const t = useSubscriptionTexts();
  const { support_email: email } = useSite();
  return (
    <p className={styles.note}>
      {email === '' ? (
        t('off.textWithout')
      ) : (
        <RichText t={t} name="off.text" parts={{ mail: <a href={`mailto:${email}`}>{email}</a> }} />
      )}
    </p>
  );
}
