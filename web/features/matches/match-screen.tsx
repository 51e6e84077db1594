import type { ReactNode } from 'react';
import { useMatchesTexts } from '#web/i18n/use-matches-texts.ts';
import { PartnerList } from '#web/partners/partner-list.tsx';
import type { PartnerListState } from '#web/partners/use-partner-list.ts';
import styles from './match-screen.module.css';

type Props = {
  title: string;
  /** Those who miss something of what the viewer looks for; the screen around them has the heading already. */
  isMissing?: boolean;
  list: PartnerListState;
  /** Stands between the heading and the cards. */
  tools?: ReactNode;
  empty: ReactNode;
};

/** A screen of matches: its heading, how many there are, and the cards. */
export function MatchScreen({ title, isMissing = false, list, tools, empty }: Props) {
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        {!isMissing && <h1>{title}</h1>}
        <FoundCount list={list} found={isMissing ? 'missing' : 'found'} />
      </header>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <PartnerList list={list} label={title} empty={empty} />
    </div>
  );
}

const countFormat = new Intl.NumberFormat('en-IN');

/** More than any list says of itself at first. */
const longestCount = 1000;

type CountProps = { list: PartnerListState; found: 'found' | 'missing' };

/**
 * The documented sentence, or that of those who miss something. It has the room of its longest form from the beginning, so that nothing moves when the
 * number comes; an empty list speaks for itself.
 */
function FoundCount({ list: { total, hasMoreThanTotal, query }, found }: CountProps) {
  const t = useMatchesTexts();
  const number = countFormat.format(total ?? 0);
  const sentence = hasMoreThanTotal
    ? t(`${found}MoreThan`, { number })
    : t(found, { count: total ?? 0, number });
  const waiting = query.isPending && query.fetchStatus === 'fetching' ? t('counting') : '';
  const known = total === 0 ? '' : sentence;
  return (
    <div className={styles.count}>
      <span className={styles.room} aria-hidden="true">
        {t(`${found}MoreThan`, { number: countFormat.format(longestCount) })}
      </span>
      <output>{total === undefined ? waiting : known}</output>
    </div>
  );
}
