import type { UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { usePartnerCards } from '#web/parts/connecting/partner-cards.ts';
import { Button } from '#web/design/button.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { useFailureText } from '#web/parts/lists/load-failure.tsx';
import type { ListName } from './opened-list.rules.ts';
import { PartnerCardSkeleton } from './partner-card-skeleton.tsx';
import { PartnerCard } from './partner-card.tsx';
import styles from './partner-row.module.css';
import { storeList } from './store-lists.ts';

type Answer<Card> = { data: Card[]; next?: string | null };

type Props<Card> = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** A link to the whole list. */
  action?: ReactNode;
  query: UseQueryResult<Answer<Card>>;
  from: ListName;
  /** What an empty row says. */
  empty: ReactNode;
  /** Replaces when the partner was last online. */
  renderNote?: (card: Card) => ReactNode;
};

/** The first members of a list in one row, which scrolls by finger, wheel, keyboard and two arrows. */
export function PartnerRow<Card extends PartnerCardWire>(props: Props<Card>) {
  const { id, title, lead, action, query } = props;
  const scroll = useRowScroll();
  return (
    <section className={styles.section} aria-labelledby={`row-${id}`}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 id={`row-${id}`} className={styles.title}>
            {title}
          </h2>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        <RowArrows scroll={scroll} />
        {action}
      </header>
      {query.data === undefined && hasFailed(query) ? (
        <RowFailure query={query} />
      ) : (
        <Cards {...props} scroll={scroll} />
      )}
    </section>
  );
}

const loadingCards = ['a', 'b', 'c', 'd'];

function Cards<Card extends PartnerCardWire>(props: Props<Card> & { scroll: RowScroll }) {
  const { id, query, from, empty, renderNote, scroll } = props;
  const router = useRouter();
  const cards = usePartnerCards(query.data?.data);
  if (cards === undefined) {
    return (
      <ul className={styles.cards} aria-busy="true" aria-labelledby={`row-${id}`}>
        {loadingCards.map((key) => (
          <li key={key}>
            <PartnerCardSkeleton />
          </li>
        ))}
      </ul>
    );
  }
  if (cards.length === 0) return <div className={styles.state}>{empty}</div>;
  // Stored on a press, not when shown: a row on a profile must not replace the list that the profile was opened from.
  const store = () => {
    const { href, state } = router.history.location;
    const hasMore = (query.data?.next ?? null) !== null;
    const { __TSR_index: historyIndex } = state;
    storeList({ name: from, ids: cards.map(({ u_id }) => u_id), hasMore, href, historyIndex });
  };
  return (
    <ul {...scroll.row} className={styles.cards} aria-labelledby={`row-${id}`} onClickCapture={store}>
      {cards.map((card) => (
        <li key={card.u_id}>
          <PartnerCard card={card} from={from} heading="h3" note={renderNote?.(card)} />
        </li>
      ))}
    </ul>
  );
}

function RowFailure({ query }: { query: UseQueryResult }) {
  const t = useCommonTexts();
  const text = useFailureText(query.error);
  return (
    <div className={styles.state} role="alert">
      <p>{text}</p>
      <Button look="outline" onClick={() => void query.refetch()}>
        {t('actions.tryAgain')}
      </Button>
    </div>
  );
}

/** Two arrows for a mouse; fingers push the row, and the keyboard goes from card to card. */
function RowArrows({ scroll }: { scroll: RowScroll }) {
  const t = usePartnersTexts();
  const { canGoBack, canGoOn, go } = scroll;
  if (!canGoBack && !canGoOn) return null;
  return (
    <div className={styles.arrows}>
      <IconButton look="outline" aria-label={t('row.back')} aria-disabled={!canGoBack} onClick={() => go(-1)}>
        <IconChevronLeft size="1.25rem" aria-hidden="true" />
      </IconButton>
      <IconButton look="outline" aria-label={t('row.on')} aria-disabled={!canGoOn} onClick={() => go(1)}>
        <IconChevronRight size="1.25rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Browsers round, so within so many pixels of its end a row is at its end. */
const tolerance = 2;

type Reach = { canGoBack: boolean; canGoOn: boolean };
const nowhere: Reach = { canGoBack: false, canGoOn: false };
type RowScroll = ReturnType<typeof useRowScroll>;

/** Returns whether the row goes on beyond its edges, and how to scroll it by most of its visible width. */
function useRowScroll() {
  const row = useRef<HTMLElement>(null);
  const [reach, setReach] = useState(nowhere);
  const measure = useCallback(() => {
    const found = row.current === null ? nowhere : measureReach(row.current);
    setReach((known) => (isSame(known, found) ? known : found));
  }, []);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      row.current = element;
      if (element === null) return undefined;
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => {
        observer.disconnect();
        row.current = null;
        measure();
      };
    },
    [measure],
  );
  const go = (step: -1 | 1) => {
    if (row.current === null) return;
    const direction = getComputedStyle(row.current).direction === 'rtl' ? -step : step;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    row.current.scrollBy({ left: direction * row.current.clientWidth * 0.9, behavior });
  };
  return { ...reach, go, row: { ref, onScroll: measure } };
}

function measureReach({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Reach {
  // In right-to-left text the offset is negative.
  const offset = Math.abs(scrollLeft);
  return { canGoBack: offset > tolerance, canGoOn: offset < scrollWidth - clientWidth - tolerance };
}

function isSame(one: Reach, other: Reach): boolean {
  return one.canGoBack === other.canGoBack && one.canGoOn === other.canGoOn;
}
