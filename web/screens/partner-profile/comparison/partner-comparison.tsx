import { useState } from 'react';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { pronounOf } from '#web/parts/facts/names.rules.ts';
import { usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import { useFitWords } from '#web/parts/partner-cards/fit/use-fit-words.ts';
import { ComparisonRow } from './comparison-row.tsx';
import { splitRows } from './comparison-rows.rules.ts';
import styles from './partner-comparison.module.css';

/** The two directions: what the viewer looks for, and what the partner looks for. The own wishes are what one came to check. */
const directions = ['mine', 'theirs'] as const;
type Direction = (typeof directions)[number];

/** How two members suit each other in both directions: one below the other on wide screens, else one at a time. */
export function PartnerComparison({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const words = usePersonWords();
  const [shown, show] = useState<Direction>('mine');
  const titles = {
    theirs: t(`comparison.theirs.${pronounOf(partner.u_gender)}`),
    mine: t(`comparison.mine.${words.whose}`, words),
  };
  return (
    <section id="comparison" className={styles.comparison} aria-labelledby="comparison-title">
      <h2 id="comparison-title" className={styles.title}>
        {t(`comparison.title.${words.whose}`)}
      </h2>
      <p className={styles.text}>{t('comparison.weighed')}</p>
      <div role="group" aria-label={t('comparison.sides')} className={styles.choice}>
        {directions.map((direction) => (
          <button
            key={direction}
            type="button"
            className={styles.option}
            aria-pressed={direction === shown}
            onClick={() => show(direction)}
          >
            {titles[direction]}
          </button>
        ))}
      </div>
      <div className={styles.sides} data-shown={shown}>
        {directions.map((direction) => (
          <Side key={direction} direction={direction} title={titles[direction]} partner={partner} />
        ))}
      </div>
    </section>
  );
}

type SideProps = { direction: Direction; title: string; partner: PartnerWire };

/** One direction: how many criteria are met, then each criterion. */
function Side({ direction, title, partner }: SideProps) {
  const t = usePartnerTexts();
  const { matched, stated, criteria } = partner.match[direction];
  const words = useFitWords()(partner)[direction];
  const unknown = criteria.filter(({ verdict }) => verdict === 'unknown').length;
  const counts = [
    ...(stated > 0 ? [t('comparison.met', { matched, count: stated })] : []),
    ...(unknown > 0 ? [t('comparison.unknown', { count: unknown })] : []),
  ];
  const titleId = `comparison-${direction}`;
  const { whose, subject } = usePersonWords();
  const own = whose === 'self' ? t('comparison.you') : subject;
  const owner = direction === 'theirs' ? own : partner.u_firstname;
  return (
    <div data-side={direction} role="group" aria-labelledby={titleId}>
      <Card className={styles.side}>
        <div className={styles.head}>
          <div>
            <h3 id={titleId} className={styles.sideTitle}>
              {title}
            </h3>
            <p className={styles.words}>{[words, ...counts].join(' · ')}</p>
          </div>
          {stated > 0 && (
            <p className={styles.score} aria-hidden="true">
              {t('comparison.score', { matched, stated })}
            </p>
          )}
        </div>
        {stated === 0 && <NothingStated direction={direction} partner={partner} />}
        {direction === 'theirs' && <UnknownFactsNotice partner={partner} />}
        {stated > 0 && <Rows criteria={criteria} owner={owner} />}
      </Card>
    </div>
  );
}

type RowsProps = { criteria: PartnerWire['match']['mine']['criteria']; owner: string };

/** Differences and what is not stated first; what fits on a press. */
function Rows({ criteria, owner }: RowsProps) {
  const t = usePartnerTexts();
  const { open, met } = splitRows(criteria);
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? [...open, ...met] : open;
  return (
    <>
      {open.length === 0 && <p>{t('comparison.allFit')}</p>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <ComparisonRow key={row.criterion} row={row} owner={owner} />
          ))}
        </ul>
      )}
      {met.length > 0 && (
        <Button look="outline" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('comparison.hideMet') : t('comparison.showMet', { count: met.length })}
        </Button>
      )}
    </>
  );
}

/** Shown when one of the two has stated no criterion, so that there is nothing to compare; of the partner in the documented words. */
function NothingStated({ direction, partner }: Omit<SideProps, 'title'>) {
  const t = usePartnerTexts();
  const words = usePersonWords();
  const pronoun = pronounOf(partner.u_gender);
  if (direction === 'theirs') {
    return (
      <div className={styles.notice}>
        <p className={styles.noticeTitle}>{t(`comparison.complete.${pronoun}`)}</p>
        <p className={styles.text}>
          {t(`comparison.partnerOpen.${pronoun}`, { name: partner.u_firstname })}{' '}
          {t('comparison.partnerOpenText')}
        </p>
        <LinkButton to="/myProfile" look="outline" size="small" className={styles.action}>
          {t('comparison.updateProfile')}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>{t(`comparison.mineOpen.${words.whose}`, words)}</p>
      <p className={styles.text}>{t(`comparison.mineOpenText.${pronoun}`)}</p>
      <LinkButton
        to="/myProfile"
        search={{ section: 'partner-basic' }}
        look="outline"
        size="small"
        className={styles.action}
      >
        {t('comparison.updateProfile')}
      </LinkButton>
    </div>
  );
}

/**
 * How many of the partner's criteria cannot be compared because the viewer's profile does not state the fact. The documented words say
 * that nothing can be.
 */
function UnknownFactsNotice({ partner }: { partner: PartnerWire }) {
  const t = usePartnerTexts();
  const { criteria } = partner.match.theirs;
  const count = criteria.filter(({ verdict }) => verdict === 'unknown').length;
  if (count === 0) return null;
  return (
    <div className={styles.notice}>
      {count === criteria.length && (
        <p className={styles.noticeTitle}>{t(`comparison.complete.${pronounOf(partner.u_gender)}`)}</p>
      )}
      <p className={styles.text}>{t('comparison.untold', { count })}</p>
      <LinkButton to="/myProfile" look="outline" size="small" className={styles.action}>
        {t('comparison.updateProfile')}
      </LinkButton>
    </div>
  );
}
