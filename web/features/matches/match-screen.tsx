import type { ReactNode } from 'react';
import { useMatchesTexts } from '#web/i18n/use-matches-texts.ts';
import { PartnerList } from '#web/partners/partner-list.tsx';
import type { PartnerListState } from '#web/partners/use-partner-list.ts';
import styles from './match-screen.module.css';

type Props = {
  title: string;
  list: PartnerListState;
  /** Stands between the heading and the cards. */
  tools?: ReactNode;
  empty: ReactNode;
};

/** A screen of matches: its heading, how many there are, and the cards. */
export function MatchScreen({ title, list, tools, empty }: Props) {
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <FoundCount list={list} />
      </header>
      {tools}
      <PartnerList list={list} label={title} empty={empty} />
    </div>
  );
}

const countFormat = new Intl.NumberFormat('en-IN');

/** The documented sentence; as high while it is not known yet. */
function FoundCount({ list: { total, hasMoreThanTotal, query } }: { list: PartnerListState }) {
  const t = useMatchesTexts();
  const number = countFormat.format(total ?? 0);
  const found = hasMoreThanTotal ? t('foundMoreThan', { number }) : t('found', { count: total ?? 0, number });
  const waiting = query.isPending ? t('counting') : '';
  return <output className={styles.count}>{total === undefined ? waiting : found}</output>;
}
