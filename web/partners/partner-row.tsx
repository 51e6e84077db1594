import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { Button } from '#web/design/button.tsx';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import type { ListName } from './list-names.data.ts';
import { PartnerCard } from './partner-card.tsx';
import { PartnerCardSkeleton } from './partner-card-skeleton.tsx';
import styles from './partner-row.module.css';
import { RowArrows } from './row-arrows.tsx';
import { useListMemory } from './use-list-memory.ts';
import { useRowScroll, type RowScroll } from './use-row-scroll.ts';

type Answer<Card> = { data: Card[]; next?: string | null };

type Props<Card> = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** A link to the whole list. */
  action?: ReactNode;
  query: UseQueryResult<Answer<Card>>;
  from: ListName;
  /** What is said when nobody is here. */
  empty: ReactNode;
  /** Instead of when they were here last. */
  renderNote?: (card: Card) => ReactNode;
};

/** A few members of a list beside one another: moved by finger, by wheel, by the keyboard, and by two arrows. */
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
      {isFailed(query) ? <RowFailure query={query} /> : <Cards {...props} scroll={scroll} />}
    </section>
  );
}

const loadingCards = ['a', 'b', 'c', 'd'];

function Cards<Card extends PartnerCardWire>(props: Props<Card> & { scroll: RowScroll }) {
  const { id, query, from, empty, renderNote, scroll } = props;
  const cards = query.data?.data;
  const remember = useListMemory(from, { cards, hasMore: (query.data?.next ?? null) !== null });
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
  return (
    <ul {...scroll.row} className={styles.cards} aria-labelledby={`row-${id}`} onClickCapture={remember}>
      {cards.map((card) => (
        <li key={card.u_id}>
          <PartnerCard card={card} from={from} heading="h3" note={renderNote?.(card)} />
        </li>
      ))}
    </ul>
  );
}

function RowFailure({ query }: { query: UseQueryResult }) {
  const { t } = useTranslation();
  const text = sentenceOfFailure(query.error, t('states.unreachable')) ?? t('states.unreachable');
  return (
    <div className={styles.state} role="alert">
      <p>{text}</p>
      <Button look="outline" onClick={() => void query.refetch()}>
        {t('actions.tryAgain')}
      </Button>
    </div>
  );
}

/** Refused, not reached, or without a network, where waiting would never end. */
function isFailed({ data, isError, fetchStatus }: UseQueryResult): boolean {
  return data === undefined && (isError || fetchStatus === 'paused');
}
