import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { Fragment, useState, type MouseEvent, type ReactNode } from 'react';
import { loadLater } from '#web/design/load-later.ts';
import { Popover } from '#web/design/overlays/popover.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useMissingNotice } from '#web/app/document/use-missing-notice.ts';
import { useIsPersonLoading, usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useMatchReasonsTexts } from '#web/locales/en/partners/match-reasons.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import type { FitPerson } from './fit-words.rules.ts';
import styles from './match-fit.module.css';
import { useFitSpeech, useFitWords, type NamedWords } from './use-fit-words.ts';

const MatchReasons = loadLater(
  async () => (await import('./match-reasons.tsx')).MatchReasons,
  <div className={styles.loading} aria-busy="true">
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} height="var(--space-6)" />
    ))}
  </div>,
);

type Props = { person: FitPerson & { u_firstname: string } };

/** How two members fit: both directions in the same words, the strongest reasons and what differs. A press explains them. */
export function MatchFit({ person }: Props) {
  const t = usePartnersTexts();
  const reasons = useMatchReasonsTexts();
  const { whose } = usePersonWords();
  const speech = useFitSpeech()(person, t(`fit.why.${whose}`));
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState<'top-start' | 'bottom-start'>('bottom-start');
  const sayMissing = useMissingNotice();
  const giveUp = () => {
    setOpen(false);
    void sayMissing();
  };
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
      aria-label={reasons(`panel.title.${whose}`)}
      className={styles.dropdown}
      opener={
        <button type="button" className={styles.fit} {...speech} onClick={press}>
          <FitLines
            person={person}
            isShort
            mark={<IconChevronDown size="1rem" className={styles.mark} aria-hidden="true" />}
          />
        </button>
      }
    >
      <MatchReasons person={person} onClose={() => setOpen(false)} onMissing={giveUp} />
    </Popover>
  );
}

/** The list opens to the side with more room; what does not fit scrolls. */
function isInLowerHalf(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2 > window.innerHeight / 2;
}

/** With so many characters, a second reason makes one more line on a phone and in a column; and in a column more than `named` leave room for one name of several. */
const longest = { onPhone: 50, inColumn: 36, named: 46 };

type LinesProps = {
  person: FitPerson;
  /** On cards in few lines. */
  isShort?: boolean;
  /** Says that a press opens more. */
  mark?: ReactNode;
};

/** "Fits you well · You fit him partly", "✓ Mar Thoma, like you" and "Not as you wish: place Dubai · He looks for Kerala (you: Goa)", each below the other. */
export function FitLines({ person, isShort = false, mark }: LinesProps) {
  const { headline, reasons, differences } = useFitWords()(person);
  const [reason, ...others] = reasons;
  const length = reasons.join().length;
  // What is not stated can wait for the explanation where both wish something else.
  const named = isShort ? differences.slice(0, 2) : differences;
  const isLong = isShort && named.map(({ names }) => names).join().length > longest.named;
  return (
    <span className={styles.words} data-is-short={isShort} data-is-loading={useIsPersonLoading()}>
      <strong className={styles.headline}>
        {headline.join(' · ')}
        {(reason !== undefined || named.length > 0) && <Stop />}
      </strong>
      {mark}
      <br />
      {reason !== undefined && <Reason reason={reason} />}
      {(!isShort || length <= longest.onPhone) &&
        others.map((other) => (
          <span key={other} className={styles.second} data-is-long={length > longest.inColumn}>
            {' · '}
            <bdi>{other}</bdi>
          </span>
        ))}
      {/* What speaks for them, and below it what does not. */}
      {reason !== undefined && (
        <>
          <Stop />
          <br />
        </>
      )}
      {named.map(({ brief, ...words }, index) => (
        <Fragment key={words.label}>
          {index > 0 && ' · '}
          <Named {...words} brief={isLong ? brief : words.names} />
        </Fragment>
      ))}
    </span>
  );
}

/** Ends a sentence for those who hear it: on the screen a line ends. */
function Stop() {
  return <span className="visually-hidden">. </span>;
}

function Reason({ reason }: { reason: string }) {
  const t = usePartnersTexts();
  return (
    <>
      <IconCheck size="1rem" stroke={2.5} className={styles.check} aria-hidden="true" />
      <span className="visually-hidden">{t('fit.fits')} </span>
      <bdi>{reason}</bdi>
    </>
  );
}

/** `brief` takes the place of the names in a narrow column, so that the number of the others is not cut off. */
function Named({ label, names, brief }: NamedWords) {
  return (
    <>
      {label} <bdi className={brief === names ? undefined : styles.whole}>{names}</bdi>
      {brief !== names && <bdi className={styles.brief}>{brief}</bdi>}
    </>
  );
}
