import { IconX, IconCheck, IconMinus, type Icon } from '@tabler/icons-react';
import { criterionOf } from '#contract/preferences/preference.criteria.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useMatchReasonsTexts } from '#web/locales/en/partners/match-reasons.ts';
import { partners } from '#web/locales/en/partners/partners.ts';
import { useCriterionText } from '#web/parts/criteria/use-criterion-text.ts';
import type { FitPerson } from './fit-words.rules.ts';
import { listReasons, type Direction, type Reason, type Verdict } from './match-reasons.rules.ts';
import { useReasonSentence } from './use-reason-sentence.ts';
import styles from './match-reasons.module.css';
import reasonListsStyles from './reason-lists.module.css';

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
function ReasonLists({ reasons, wantedOf, ...line }: ListsProps) {
  const t = useMatchReasonsTexts();
  const verdicts = [...new Set(reasons.map(({ verdict }) => verdict))];
  return verdicts.map((verdict) => (
    <ul key={verdict} aria-label={t(`verdicts.${verdict}`)} className={reasonListsStyles.list}>
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
    <li className={reasonListsStyles.reason} data-verdict={verdict}>
      <VerdictIcon size="1.125rem" className={reasonListsStyles.icon} aria-hidden="true" />
      <span>
        {sentence}
        {isMustHave && <span className={reasonListsStyles.mustHave}> {t('panel.mustHave')}</span>}
        {wanted !== undefined && (
          <>
            {' '}
            <span className={reasonListsStyles.wanted}>
              {t('panel.wanted')} <bdi>{wanted}</bdi>
            </span>
          </>
        )}
      </span>
    </li>
  );
}

type Props = { person: FitPerson & { u_firstname: string } };
type DirectionProps = Props & { direction: Direction };

/** Each criterion and whether it is met: what the viewer looks for, and what the partner looks for. */
export function MatchReasons({ person, onClose }: Props & { onClose: () => void }) {
  const t = useMatchReasonsTexts();
  const { whose } = usePersonWords();
  return (
    <div className={styles.reasons}>
      <div className={styles.head}>
        <p className={styles.title}>{t(`panel.title.${whose}`)}</p>
        <IconButton aria-label={t('panel.close')} onClick={onClose}>
          <IconX size="1.25rem" aria-hidden="true" />
        </IconButton>
      </div>
      <Reasons person={person} direction="mine" />
      <Reasons person={person} direction="theirs" />
    </div>
  );
}

function Reasons({ person: partner, direction }: DirectionProps) {
  const t = useMatchReasonsTexts();
  const { whose, person } = usePersonWords();
  const wantedOf = useWantedText();
  const name = partner.u_firstname;
  const reasons = listReasons(partner.match[direction], partners.criteria);
  const { matched, stated } = partner.match[direction];
  const title = direction === 'mine' ? t(`panel.mine.${whose}`, { person }) : t('panel.theirs', { name });
  return (
    <section className={styles.direction} aria-label={title}>
      <p className={styles.heading}>
        {title}
        {stated > 0 && <span className={styles.share}>{t('panel.share', { matched, count: stated })}</span>}
      </p>
      {stated === 0 ? (
        <p className={styles.open}>
          {direction === 'mine' ? t(`panel.mineOpen.${whose}`, { person }) : t('panel.theirsOpen', { name })}
        </p>
      ) : (
        <div className={styles.list}>
          <ReasonLists
            person={partner}
            reasons={reasons}
            direction={direction}
            wantedOf={(reason) => (reason.verdict === 'missed' ? wantedOf(reason) : undefined)}
          />
        </div>
      )}
    </section>
  );
}

/** Returns what would meet a criterion: "5 ft 3 in or taller"; undefined where that is not named. */
function useWantedText(): (reason: Reason) => string | undefined {
  const writeCriterion = useCriterionText();
  return ({ criterion, wanted }) => {
    const name = criterionOf(criterion);
    return name && wanted && writeCriterion(name, wanted);
  };
}
