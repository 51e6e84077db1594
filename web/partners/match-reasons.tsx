import { CloseButton } from '@mantine/core';
import { IconCheck, IconMinus, IconX, type Icon } from '@tabler/icons-react';
import type { MatchWire } from '#contract/matches/match.wire.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { partners } from '#web/locales/en/partners.ts';
import { listReasons, type Direction, type Reason, type Verdict } from './match-reasons.rules.ts';
import styles from './match-reasons.module.css';

type Props = { match: MatchWire; name: string; onClose: () => void };

/** Criterion by criterion, what fits and what does not: what the viewer looks for, and what the other one does. */
export function MatchReasons({ match, name, onClose }: Props) {
  const t = usePartnersTexts();
  return (
    <div className={styles.reasons}>
      <div className={styles.head}>
        <p className={styles.title}>{t('match.title')}</p>
        <CloseButton
          size="var(--target)"
          iconSize="1.25rem"
          aria-label={t('match.close')}
          onClick={onClose}
        />
      </div>
      <Reasons match={match} name={name} direction="mine" />
      <Reasons match={match} name={name} direction="theirs" />
    </div>
  );
}

function Reasons({ match, name, direction }: Omit<Props, 'onClose'> & { direction: Direction }) {
  const t = usePartnersTexts();
  const reasons = listReasons(match[direction], partners.criteria);
  const { matched, stated } = match[direction];
  const title = direction === 'mine' ? t('match.mine') : t('match.theirs', { name });
  return (
    <section className={styles.direction} aria-label={title}>
      <p className={styles.heading}>
        {title}
        {stated > 0 && <span className={styles.share}>{t('match.share', { matched, stated })}</span>}
      </p>
      {stated === 0 ? (
        <p className={styles.open}>
          {direction === 'mine' ? t('match.mineOpen') : t('match.theirsOpen', { name })}
        </p>
      ) : (
        <ul className={styles.list}>
          {reasons.map((reason) => (
            <ReasonLine key={reason.criterion} reason={reason} direction={direction} />
          ))}
        </ul>
      )}
    </section>
  );
}

const icons: Record<Verdict, Icon> = { met: IconCheck, missed: IconX, unknown: IconMinus };

function ReasonLine({ reason, direction }: { reason: Reason; direction: Direction }) {
  const t = usePartnersTexts();
  const { criterion, verdict, isMustHave } = reason;
  const VerdictIcon = icons[verdict];
  const sentence =
    verdict === 'unknown'
      ? t(`unknown.${direction}`, { criterion: t(`criteria.${criterion}`) })
      : t(`${direction}.${criterion}.${verdict}`);
  return (
    <li className={styles.reason} data-verdict={verdict}>
      <VerdictIcon size="1.125rem" className={styles.icon} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{t(`verdicts.${verdict}`)}: </span>
        {sentence}
        {isMustHave && <span className={styles.mustHave}> {t('match.mustHave')}</span>}
      </span>
    </li>
  );
}
