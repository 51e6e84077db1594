import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useSite } from '#web/app/document/site.ts';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import type { ReviewSummary } from './load-landing.ts';
import styles from './checked.module.css';

const grouped = new Intl.NumberFormat('en-IN');

/** What was checked of the members, in numbers, and what was not. What is switched off is not named. */
export function Checked({ summary }: { summary: ReviewSummary }) {
  const t = useLandingTexts();
  const checks = useChecks(summary);
  return (
    <div className={styles.checked}>
      <ul className={styles.list} aria-label={t('trust.checks')}>
        {checks.map((check) => (
          <li key={check}>
            <IconCircleCheck size="1.25rem" aria-hidden="true" />
            {check}
          </li>
        ))}
      </ul>
      <p className={styles.not}>
        <IconInfoCircle size="1.25rem" aria-hidden="true" />
        {t('trust.notChecked')}
      </p>
    </div>
  );
}

function useChecks({ member_count: all, mobile_proved_count: mobiles, read_count: read }: ReviewSummary) {
  const t = useLandingTexts();
  const { sends_text_messages: isTexting, shows_reviewed_only: isReadBefore } = useSite();
  const counted = (count: number) => ({ count, shown: grouped.format(count) });
  const reading = t(isReadBefore ? 'trust.readBefore' : 'trust.readAfter');
  return [
    ...(all > 0 ? [t('trust.emails', counted(all))] : [t('trust.email')]),
    ...(isTexting && mobiles > 0 ? [t('trust.mobiles', counted(mobiles))] : []),
    read > 0 ? `${reading} ${t('trust.readSoFar', counted(read))}` : reading,
  ];
}
