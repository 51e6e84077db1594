import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type MouseEvent, useEffect, useRef } from 'react';
import { listMatches } from '#contract/matches/matches.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { longestInterestMessage } from '#contract/interests/interests.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { cardsQuery, usePartnerCards } from '#web/parts/connecting/partner-cards.ts';
import { usePrefilledMessage } from '#web/parts/connecting/use-prefilled-message.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { TextAreaField } from '#web/design/field.tsx';
import { StepFrame } from '../first-profile/step-frame.tsx';
import { FirstMatch, FirstMatchSkeleton } from './first-match.tsx';
import { useWishes, type NobodyOf } from './use-wishes.ts';
import { Wishes } from './wishes.tsx';
import styles from './matches-step.module.css';

type Props = {
  /** The guide is finished. Resolves when that is stored. */
  onDone: () => Promise<void>;
};

/** What the member looks for, and the first three people who fit. */
export function MatchesStep({ onDone }: Props) {
  const wishes = useWishes();
  return (
    <StepFrame step="matches">
      <div className={styles.page}>
        {wishes.values !== undefined && (
          <Wishes values={wishes.values} onChange={(values) => void wishes.change(values)} />
        )}
        {wishes.values === undefined && !wishes.hasFailed && <Skeleton height="12rem" />}
        {wishes.values === undefined && wishes.hasFailed && <LoadFailure query={wishes.query} />}
        {/* Before the wishes are stored, the matches would be others. */}
        <FirstMatches isReady={wishes.values !== undefined} nobodyOf={wishes.nobodyOf} />
        <WaysOn onDone={onDone} />
      </div>
    </StepFrame>
  );
}

/** The guide ends before the next page opens: a page that is loaded anew right then must not begin it again. */
function WaysOn({ onDone }: Props) {
  const t = useWelcomeTexts();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leaveFor = (to: '/dashboard' | '/myMatch') => async (event: MouseEvent) => {
    // With a key held, the page opens in another tab and this one stays.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return onDone();
    event.preventDefault();
    if (isLeaving) return undefined;
    setLeaving(true);
    await onDone();
    return navigate({ to });
  };
  return (
    <>
      <div className={styles.end} aria-busy={isLeaving}>
        <LinkButton to="/myMatch" look="outline" onClick={(event) => void leaveFor('/myMatch')(event)}>
          {t('matches.more')}
        </LinkButton>
        <LinkButton to="/dashboard" onClick={(event) => void leaveFor('/dashboard')(event)}>
          {t('matches.done')}
        </LinkButton>
      </div>
      <p role="status" className={styles.leaving}>
        {isLeaving && t('saving')}
      </p>
    </>
  );
}

/** How many people are shown, and among how many of the best. */
const firstCount = 3;
const comparedCount = 20;
const places = Array.from({ length: firstCount }, (_, index) => index);

function FirstMatches({ isReady, nobodyOf }: { isReady: boolean; nobodyOf: NobodyOf }) {
  const t = useWelcomeTexts();
  const { query, cards } = useFirstCards(isReady);
  if (cards === undefined && isReady && hasFailed(query)) return <LoadFailure query={query} />;
  if (cards?.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState title={t('matches.emptyTitle')} text={t('matches.emptyText')} />
      </div>
    );
  }
  return <FirstCards cards={cards} nobodyOf={nobodyOf} />;
}

/** The cards, or their places while they are loaded. */
function FirstCards({ cards, nobodyOf }: { cards: PartnerCardWire[] | undefined; nobodyOf: NobodyOf }) {
  const t = useWelcomeTexts();
  const joinWithOr = new Intl.ListFormat(useLanguage(), { type: 'disjunction' });
  const prefilled = usePrefilledMessage();
  const [written, setWritten] = useState<string>();
  const message = written === undefined || written.trim() === '' ? prefilled : written.trim();
  return (
    <section className={styles.matches} aria-labelledby="first-matches">
      <h2 id="first-matches" className={styles.title}>
        {t(cards?.every(missesWish) === true ? 'matches.nearest' : 'matches.label')}
      </h2>
      {nobodyOf.length > 0 && (
        <p className={styles.message}>
          {t('matches.nobodyOf', {
            parts: joinWithOr.format(nobodyOf.map((part) => t(`matches.parts.${part}`))),
          })}
        </p>
      )}
      <FirstMessage message={message} written={written} onWrite={setWritten} />
      <ul className={styles.cards} aria-labelledby="first-matches" aria-busy={cards === undefined}>
        {cards === undefined ? <Skeletons /> : cards.map((card) => show(card, message))}
      </ul>
    </section>
  );
}

function useFirstCards(isReady: boolean) {
  const query = useQuery({
    ...cardsQuery(listMatches, { page: 1, limit: comparedCount }),
    ...(!isReady && { enabled: false }),
  });
  return { query, cards: pickFirst(usePartnerCards(query.data?.data)) };
}

/** Those who fit everything are counted above the cards, so they come first; the others stay in the order of the score. */
function pickFirst(cards: PartnerCardWire[] | undefined): PartnerCardWire[] | undefined {
  return cards
    ?.toSorted((one, other) => Number(fitsEverything(other)) - Number(fitsEverything(one)))
    .slice(0, firstCount);
}

function show(card: PartnerCardWire, message: string) {
  return (
    <li key={card.u_id}>
      <FirstMatch card={card} message={message} />
    </li>
  );
}

function Skeletons() {
  return places.map((place) => (
    <li key={place}>
      <FirstMatchSkeleton />
    </li>
  ));
}

function fitsEverything({ match }: PartnerCardWire): boolean {
  return match.mine.criteria.every(({ verdict }) => verdict === 'met');
}

function missesWish({ match }: PartnerCardWire): boolean {
  return match.mine.criteria.some(({ verdict }) => verdict === 'missed');
}

type FirstMessageProps = {
  /** What an interest is sent with. */
  message: string;
  /** What the member wrote in its place; undefined before the field is open. */
  written: string | undefined;
  onWrite: (text: string) => void;
};

/** The message of all interests of this page. It is there already; who likes may change it. */
function FirstMessage({ message, written, onWrite }: FirstMessageProps) {
  const t = useWelcomeTexts();
  if (written !== undefined) return <OwnMessage written={written} onWrite={onWrite} />;
  return (
    <p className={styles.message}>
      {t('matches.message', { message })}{' '}
      <button type="button" className={styles.change} onClick={() => onWrite(message)}>
        {t('matches.changeMessage')}
      </button>
    </p>
  );
}

function OwnMessage({ written, onWrite }: { written: string; onWrite: (text: string) => void }) {
  const t = useWelcomeTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened the field is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <TextAreaField
      ref={field}
      label={t('matches.ownMessage')}
      description={t('matches.reply')}
      value={written}
      onChange={({ target }) => onWrite(target.value)}
      maxLength={longestInterestMessage}
      rows={3}
      dir="auto"
    />
  );
}
