import type { showContactAllowance } from '#contract/contacts/show-contact-allowance.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import { LinkButton } from '#web/design/button.tsx';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import styles from './connecting-form.module.css';

const whenFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

type Props = { allowance: EndpointData<typeof showContactAllowance>; onLeave: () => void };

/** The day's contact views are spent: when there are new ones, and the way to more of them. */
export function NoViewsLeft({ allowance: { limit, resets_at }, onLeave }: Props) {
  const t = useConnectingTexts();
  const isAnyAtAll = limit > 0;
  return (
    <>
      <div className={styles.notice}>
        <p>
          <strong>{isAnyAtAll ? t('contact.none', { count: limit }) : t('contact.noneAtAll')}</strong>
        </p>
        {isAnyAtAll && (
          <p>
            <time dateTime={resets_at}>
              {t('contact.resets', { when: whenFormat.format(new Date(resets_at)) })}
            </time>
          </p>
        )}
      </div>
      <LinkButton isWide to="/subscription" onClick={onLeave}>
        {t('contact.toPlans')}
      </LinkButton>
    </>
  );
}
