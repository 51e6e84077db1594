import { IconCheck, IconMinus, IconX, type Icon } from '@tabler/icons-react';
import type { MatchWire } from '#contract/matches/partner-card.wire.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { usePersonWords } from '#web/facts/use-person-words.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { partners } from '#web/locales/en/partners.ts';
import { listReasons, type Direction, type Reason, type Verdict } from './match-reasons.rules.ts';
import styles from './match-reasons.module.css';

type Props = { match: MatchWire; name: string };
type DirectionProps = Props & { direction: Direction };

/** Each criterion and whether it is met: what the viewer looks for, and what the partner looks for. */
export function MatchReasons({ match, name, onClose }: Props & { onClose: () => void }) {
  const t = usePartnersTexts();
  const { whose } = usePersonWords();
  return (
    <div className={styles.reasons}>
      <div className={styles.head}>
        <p className={styles.title}>{t(`match.title.${whose}`)}</p>
        <IconButton aria-label={t('match.close')} onClick={onClose}>
          <IconX size="1.25rem" aria-hidden="true" />
        </IconButton>
      </div>
      <Reasons match={match} name={name} direction="mine" />
      <Reasons match={match} name={name} direction="theirs" />
    </div>
  );
}

function Reasons({ match, name, direction }: DirectionProps) {
  const t = usePartnersTexts();
  const { whose, person } = usePersonWords();
  const reasons = listReasons(match[direction], partners.criteria);
  const { matched, stated } = match[direction];
  const title = direction === 'mine' ? t(`match.mine.${whose}`, { person }) : t('match.theirs', { name });
  return (
    <section className={styles.direction} aria-label={title}>
      <p className={styles.heading}>
        {title}
        {stated > 0 && <span className={styles.share}>{t('match.share', { matched, stated })}</span>}
      </p>
      {stated === 0 ? (
        <p className={styles.open}>
          {direction === 'mine' ? t(`match.mineOpen.${whose}`, { person }) : t('match.theirsOpen', { name })}
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

function useReasonSentence() {
  const t = usePartnersTexts();
  const { whose, person } = usePersonWords();
  return ({ criterion, verdict }: Reason, direction: Direction): string => {
    const name = t(`criteria.${criterion}`);
    if (whose === 'other') return t(`${direction}Of.${verdict}`, { criterion: name, person });
    if (verdict === 'unknown') return t(`unknown.${direction}`, { criterion: name });
    return t(`${direction}.${criterion}.${verdict}`);
  };
}

const icons: Record<Verdict, Icon> = { met: IconCheck, missed: IconX, unknown: IconMinus };

function ReasonLine({ reason, direction }: { reason: Reason; direction: Direction }) {
  const t = usePartnersTexts();
  const sentence = useReasonSentence()(reason, direction);
  const { verdict, isMustHave } = reason;
  const VerdictIcon = icons[verdict];
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

type KnownProps = { match: MatchWire; className?: string | undefined };

/** What the partner misses and meets of what the viewer looks for, in room that has no photo. The explanation says all of it. */
export function KnownReasons({ match, className }: KnownProps) {
  const known = listReasons(match.mine, partners.criteria).filter(({ verdict }) => verdict !== 'unknown');
  const sorted = known.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <ul className={className} aria-hidden="true">
      {sorted.map((reason) => (
        <ReasonLine key={reason.criterion} reason={reason} direction="mine" />
      ))}
    </ul>
  );
}

/** Missed must-haves first, and met ones last, because they are met by everybody in a list of matches. */
function placeOf({ verdict, isMustHave }: Reason): number {
  const distance = isMustHave ? 2 : 1;
  return verdict === 'missed' ? -distance : distance;
}
