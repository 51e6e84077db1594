import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { pronounOf } from '#web/facts/pronoun.rules.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import styles from './connecting-form.module.css';
import { contactAllowanceQuery } from './connecting.queries.ts';
import { NoViewsLeft } from './no-views-left.tsx';
import type { Person } from './person.rules.ts';

type Props = { person: Person; isViewing: boolean; onView: () => void; onClose: () => void };

/** Says what will happen before a view is spent, and asks. */
export function ContactCost({ person, isViewing, onView, onClose }: Props) {
  const t = useConnectingTexts();
  const { t: common } = useTranslation();
  const { data, isError, error, fetchStatus, refetch } = useQuery(contactAllowanceQuery());
  const allowance = data?.data;
  if (allowance === undefined && (isError || fetchStatus === 'paused')) {
    const unreachable = common('states.unreachable');
    return (
      <div className={styles.last} role="alert">
        <p>{sentenceOfFailure(error, unreachable) ?? unreachable}</p>
        <Button look="outline" isWide onClick={() => void refetch()}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    );
  }
  if (allowance === undefined) {
    return (
      <div className={styles.last} aria-busy="true">
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton height="var(--target)" />
      </div>
    );
  }
  if (allowance.left === 0) return <NoViewsLeft allowance={allowance} onLeave={onClose} />;
  return (
    <>
      <div>
        <p>{t('contact.spends', { name: person.u_firstname, count: allowance.left })}</p>
        <p>{t(`contact.told.${pronounOf(person.u_gender)}`)}</p>
      </div>
      <div className={styles.buttons}>
        <Button
          isBusy={isViewing}
          aria-label={t('contact.viewOf', { name: fullNameOf(person) })}
          onClick={onView}
        >
          {t('contact.view')}
        </Button>
        <Button look="outline" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
      </div>
    </>
  );
}
