import { IconCheck, IconMinus, IconX, type Icon } from '@tabler/icons-react';
import { IconButton } from '#web/design/icon-button.tsx';
import { usePersonWords } from '#web/facts/use-person-words.ts';
import { useMatchReasonsTexts } from '#web/i18n/use-match-reasons-texts.ts';
import { partners } from '#web/locales/en/partners/partners.ts';
import type { FitPerson } from './fit-words.rules.ts';
import { listReasons, type Direction, type Reason, type Verdict } from './match-reasons.rules.ts';
import styles from './match-reasons.module.css';
import { useReasonSentence } from './use-reason-sentence.ts';
import { useWantedText } from './use-wanted-text.ts';

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
        {stated > 0 && <span className={styles.share}>{t('panel.share', { matched, stated })}</span>}
      </p>
      {stated === 0 ? (
        <p className={styles.open}>
          {direction === 'mine' ? t(`panel.mineOpen.${whose}`, { person }) : t('panel.theirsOpen', { name })}
        </p>
      ) : (
        <ul className={styles.list}>
          {reasons.map((reason) => (
            <ReasonLine
              key={reason.criterion}
              person={partner}
              reason={reason}
              direction={direction}
              wanted={
                direction === 'mine' && reason.verdict === 'missed' ? wantedOf(reason.criterion) : undefined
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const icons: Record<Verdict, Icon> = { met: IconCheck, missed: IconX, unknown: IconMinus };

type LineProps = {
  person: FitPerson;
  reason: Reason;
  direction: Direction;
  /** What would fit instead. */
  wanted?: string | undefined;
};

function ReasonLine({ person, reason, direction, wanted }: LineProps) {
  const t = useMatchReasonsTexts();
  const sentence = useReasonSentence()(person, { reason, direction });
  const { verdict, isMustHave } = reason;
  const VerdictIcon = icons[verdict];
  return (
    <li className={styles.reason} data-verdict={verdict}>
      <VerdictIcon size="1.125rem" className={styles.icon} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{t(`verdicts.${verdict}`)}: </span>
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

type KnownProps = { person: FitPerson; className?: string | undefined };

/** What the partner misses, meets and leaves out of what the viewer looks for, in room that has no photo. The explanation says all of it. */
export function KnownReasons({ person, className }: KnownProps) {
  const reasons = listReasons(person.match.mine, partners.criteria);
  const sorted = reasons.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <ul className={className}>
      {sorted.map((reason) => (
        <ReasonLine key={reason.criterion} person={person} reason={reason} direction="mine" />
      ))}
    </ul>
  );
}

/** Missed must-haves first; met ones last, because everybody in a list of matches meets them. */
function placeOf({ verdict, isMustHave }: Reason): number {
  if (verdict === 'unknown') return 0;
  const distance = isMustHave ? 2 : 1;
  return verdict === 'missed' ? -distance : distance;
}
