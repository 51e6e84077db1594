import { IconCheck } from '@tabler/icons-react';
import { useState, type MouseEvent } from 'react';
import { Popover } from '#web/design/overlays/popover.tsx';
import { useIsPersonLoading, usePersonWords } from '#web/facts/use-person-words.ts';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import type { FitPerson } from './fit-words.rules.ts';
import styles from './match-fit.module.css';
import { MatchReasons } from './match-reasons.tsx';
import { useFitWords } from './use-fit-words.ts';

type Props = { person: FitPerson & { u_firstname: string } };

/** How two members fit: both directions in two words, the strongest reasons and the one difference. A press explains them. */
export function MatchFit({ person }: Props) {
  const t = usePartnersTexts();
  const { whose } = usePersonWords();
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState<'top-start' | 'bottom-start'>('bottom-start');
  const press = ({ currentTarget }: MouseEvent) => {
    setPosition(isInLowerHalf(currentTarget) ? 'top-start' : 'bottom-start');
    setOpen(!isOpen);
  };
  return (
    <Popover
      isOpen={isOpen}
      onChange={setOpen}
      position={position}
      width="min(22rem, calc(100vw - 2rem))"
      isInList
      className={styles.dropdown}
      opener={
        <button type="button" className={styles.fit} onClick={press}>
          <FitLines person={person} isShort />
          <span className="visually-hidden">. {t(`fit.why.${whose}`)}</span>
        </button>
      }
    >
      <MatchReasons match={person.match} name={person.u_firstname} onClose={() => setOpen(false)} />
    </Popover>
  );
}

/** The list opens to the side with more room; what does not fit scrolls. */
function isInLowerHalf(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2 > window.innerHeight / 2;
}

/** With so many characters, a second reason makes no third line of facts, on a phone and in a column. */
const longest = { onPhone: 78, inColumn: 46 };

type LinesProps = {
  person: FitPerson;
  /** On cards at most three lines, so that all cards are equally high. */
  isShort?: boolean;
};

/** "Fits you well · You fit him", and below it "✓ Mar Thoma · differs: lives in Dubai". */
export function FitLines({ person, isShort = false }: LinesProps) {
  const t = usePartnersTexts();
  const { both, reasons, difference = '' } = useFitWords()(person);
  const [reason, second] = reasons;
  const length = [...reasons, difference].join().length;
  return (
    <span className={styles.words} data-is-short={isShort} data-is-loading={useIsPersonLoading()}>
      <strong className={styles.both}>{both.join(' · ')}</strong>
      <br />
      <span>
        {reason !== undefined && (
          <>
            <span className="visually-hidden">. </span>
            <IconCheck size="1rem" stroke={2.5} className={styles.check} aria-hidden="true" />
            <span className="visually-hidden">{t('fit.fits')} </span>
            <bdi>{reason}</bdi>
          </>
        )}
        {second !== undefined && length <= longest.onPhone && (
          <span className={styles.second} data-is-long={length > longest.inColumn}>
            {' · '}
            <bdi>{second}</bdi>
          </span>
        )}
        {reason !== undefined && difference !== '' && ' · '}
        {difference !== '' && (
          <>
            {t('fit.differs')} <bdi>{difference}</bdi>
          </>
        )}
      </span>
    </span>
  );
}
