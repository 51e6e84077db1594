import { Link } from '@tanstack/react-router';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import type { ListName } from '#web/partners/list-names.data.ts';
import { useListOfProfile } from '#web/partners/use-list-of-profile.ts';
import { Button } from '#web/design/button.tsx';
import styles from './partner-steps.module.css';

type Props = { id: number; from: ListName | undefined };

/** The way back to the list that one came from, and to those before and after in it. */
export function PartnerSteps({ id, from }: Props) {
  const t = usePartnerTexts();
  const list = useListOfProfile({ from, id });
  if (list === undefined) return null;
  const { previous, next, position, count, hasMore, name, goBack } = list;
  const place = { number: position, count };
  return (
    <nav className={styles.steps} aria-label={t('steps.label')}>
      <Button
        look="quiet"
        className={styles.back}
        icon={<IconArrowLeft size="1.25rem" className={styles.arrow} aria-hidden="true" />}
        onClick={goBack}
      >
        {t(`steps.backTo.${name}`)}
      </Button>
      <p className={styles.place}>{t(hasMore ? 'steps.placeOfMore' : 'steps.place', place)}</p>
      <Step id={previous} from={from} label={t('steps.previous')}>
        <IconChevronLeft size="1.5rem" aria-hidden="true" />
      </Step>
      <Step id={next} from={from} label={t('steps.next')}>
        <IconChevronRight size="1.5rem" aria-hidden="true" />
      </Step>
    </nav>
  );
}

type StepProps = {
  id: number | undefined;
  from: ListName | undefined;
  label: string;
  children: ReactNode;
};

/** At either end of what is known of the list the arrow stays in its place, but leads nowhere. */
function Step({ id, from, label, children }: StepProps) {
  if (id === undefined) {
    return (
      <span className={styles.step} data-is-end>
        {children}
      </span>
    );
  }
  return (
    <Link
      to="/partner-profile/$profileId"
      params={{ profileId: String(id) }}
      search={from === undefined ? {} : { from }}
      className={styles.step}
      aria-label={label}
      title={label}
    >
      {children}
    </Link>
  );
}
