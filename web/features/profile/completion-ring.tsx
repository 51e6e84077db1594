import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import styles from './completion-ring.module.css';

const radius = 54;
const stroke = 10;
const side = 2 * (radius + stroke / 2);
const circumference = 2 * Math.PI * radius;

/** How much of profile and preference is filled. The sentence beside it says the same, so it is only seen. */
export function CompletionRing({ percentage }: { percentage: number }) {
  const t = useProfileTexts();
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg viewBox={`0 0 ${side} ${side}`} width={side} height={side} fill="none" strokeWidth={stroke}>
        <circle className={styles.track} cx={side / 2} cy={side / 2} r={radius} />
        <circle
          className={styles.filled}
          cx={side / 2}
          cy={side / 2}
          r={radius}
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - percentage / 100)}
          transform={`rotate(-90 ${side / 2} ${side / 2})`}
        />
      </svg>
      <span className={styles.number}>{t('header.percentage', { percentage })}</span>
    </div>
  );
}
