import { IconCheck, IconMinus, IconX, type Icon } from '@tabler/icons-react';
import { useMatchReasonsTexts } from '#web/locales/en/partners/match-reasons.ts';
import type { FitPerson } from './fit-words.rules.ts';
import styles from './reason-lists.module.css';
import type { Direction, Reason, Verdict } from './match-reasons.rules.ts';
import { useReasonSentence } from './use-reason-sentence.ts';

const icons: Record<Verdict, Icon> = { met: IconCheck, missed: IconX, unknown: IconMinus };

type LineProps = {
  person: FitPerson;
  reason: Reason;
  direction: Direction;
  /** What would fit instead. */
  wanted: string | undefined;
};

type ListsProps = Pick<LineProps, 'person' | 'direction'> & {
  /** Those of one verdict follow each other. */
  reasons: readonly Reason[];
  wantedOf?: (reason: Reason) => string | undefined;
};

/** The reasons in a list for each verdict, which has its name: the colours and icons say the same. */
export function ReasonLists({ reasons, wantedOf, ...line }: ListsProps) {
  const t = useMatchReasonsTexts();
  const verdicts = [...new Set(reasons.map(({ verdict }) => verdict))];
  return verdicts.map((verdict) => (
    <ul key={verdict} aria-label={t(`verdicts.${verdict}`)} className={styles.list}>
      {reasons
        .filter((reason) => reason.verdict === verdict)
        .map((reason) => (
          <ReasonLine key={reason.criterion} {...line} reason={reason} wanted={wantedOf?.(reason)} />
        ))}
    </ul>
  ));
}

function ReasonLine({ person, reason, direction, wanted }: LineProps) {
  const t = useMatchReasonsTexts();
  const sentence = useReasonSentence()(person, { reason, direction });
  const { verdict, isMustHave } = reason;
  const VerdictIcon = icons[verdict];
  return (
    <li className={styles.reason} data-verdict={verdict}>
      <VerdictIcon size="1.125rem" className={styles.icon} aria-hidden="true" />
      <span>
        {sentence}
        {isMustHave && <span className={styles.mustHave}> {t('panel.mustHave')}</span>}
        {wanted !== undefined && (
          <>
            {' '}
            <span className={styles.wanted}>
              {t('panel.wanted')} <bdi>{wanted}</bdi>
            </span>
          </>
        )}
      </span>
    </li>
  );
}
