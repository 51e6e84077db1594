import { Link } from '@tanstack/react-router';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#web/design/button.tsx';
import { InTopBar } from '#web/app/document/top-bar.tsx';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import type { ListName } from '#web/parts/partner-cards/opened-list.rules.ts';
import { useListOfProfile } from '#web/parts/partner-cards/use-opened-list.ts';
import styles from './partner-steps.module.css';

/** The way back to the list that the profile was opened from, and to the profiles before and after it. */
export function PartnerSteps({ id, from }: { id: number; from: ListName | undefined }) {
  const t = usePartnerTexts();
  const list = useListOfProfile({ from, id });
  if (list === undefined) return null;
  const { previous, next, position, count, hasMore, name, goBack, loadNext } = list;
  return (
    <InTopBar>
      <nav className={styles.steps} aria-label={t('steps.label')}>
        <Button
          look="quiet"
          className={styles.back}
          icon={<IconArrowLeft size="1.25rem" className={styles.arrow} aria-hidden="true" />}
          onClick={goBack}
        >
          <span className={styles.backWords}>{t(`steps.backTo.${name}`)}</span>
        </Button>
        <p className={styles.position}>
          {t(hasMore ? 'steps.placeOfMore' : 'steps.place', { number: position, count })}
        </p>
        <Step id={previous} from={from} label={t('steps.previous')}>
          <IconChevronLeft size="1.5rem" aria-hidden="true" />
        </Step>
        {loadNext === undefined ? (
          <Step id={next} from={from} label={t('steps.next')}>
            <IconChevronRight size="1.5rem" aria-hidden="true" />
          </Step>
        ) : (
          <FurtherStep label={t('steps.next')} onPress={loadNext} />
        )}
      </nav>
    </InTopBar>
  );
}

type StepProps = {
  id: number | undefined;
  from: ListName | undefined;
  label: string;
  children: ReactNode;
};

/** At the end of what the list has loaded, the arrow loads its next page. */
function FurtherStep({ label, onPress }: { label: string; onPress: () => Promise<void> }) {
  const [isLoading, setLoading] = useState(false);
  const press = async () => {
    if (isLoading) return;
    setLoading(true);
    await onPress();
    setLoading(false);
  };
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      aria-busy={isLoading}
      onClick={() => void press()}
    >
      <IconChevronRight size="1.5rem" aria-hidden="true" />
    </button>
  );
}

/** At either end of the list the arrow stays visible without a link. */
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
