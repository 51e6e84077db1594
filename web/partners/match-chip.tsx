import { IconCheck, IconHearts, IconMinus, IconX, type Icon } from '@tabler/icons-react';
import { useState, type MouseEvent } from 'react';
import type { MatchWire } from '#contract/matches/partner-card.wire.ts';
import { CloseButton, Popover } from '#web/design/overlays/popover.tsx';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { partners } from '#web/locales/en/partners.ts';
import styles from './match-chip.module.css';
import {
  directionOfChip,
  listReasons,
  type Direction,
  type Reason,
  type Verdict,
} from './match-reasons.rules.ts';

type Props = { match: MatchWire; name: string };
type DirectionProps = Props & { direction: Direction };

/** "8 of 10": how many of the stated criteria are met. A press lists the criteria of both directions. */
export function MatchChip({ match, name }: Props) {
  const direction = directionOfChip(match);
  return direction === undefined ? null : <Chip match={match} name={name} direction={direction} />;
}

function Chip({ match, name, direction }: DirectionProps) {
  const t = usePartnersTexts();
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState<'top-start' | 'bottom-start'>('bottom-start');
  const press = ({ currentTarget }: MouseEvent) => {
    setPosition(isInLowerHalf(currentTarget) ? 'top-start' : 'bottom-start');
    setOpen(!isOpen);
  };
  const { matched, stated } = match[direction];
  const share = t('match.share', { matched, stated });
  const explanation =
    direction === 'mine'
      ? t('match.explainMine', { matched, stated })
      : t('match.explainTheirs', { matched, stated, name });
  return (
    <Popover
      isOpen={isOpen}
      onChange={setOpen}
      position={position}
      width="min(22rem, calc(100vw - 2rem))"
      isInList
      className={styles.dropdown}
      opener={
        <button type="button" className={styles.chip} aria-label={`${share}. ${explanation}`} onClick={press}>
          <span className={styles.pill}>
            <IconHearts size="1.125rem" aria-hidden="true" />
            {share}
          </span>
        </button>
      }
    >
      <MatchReasons match={match} name={name} onClose={() => setOpen(false)} />
    </Popover>
  );
}

/** The list opens to the side with more room; what does not fit scrolls. */
function isInLowerHalf(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2 > window.innerHeight / 2;
}

/** Each criterion and whether it is met: what the viewer looks for, and what the partner looks for. */
function MatchReasons({ match, name, onClose }: Props & { onClose: () => void }) {
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

function Reasons({ match, name, direction }: DirectionProps) {
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
