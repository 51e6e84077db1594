import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { useFailureText } from '#web/parts/lists/load-failure.tsx';
import { SuggestedCriteria } from './criteria-facts.tsx';
import { suggestionQuery, useAcceptingSuggestion } from '#web/parts/criteria/use-own-preference.ts';
import { readValues } from '#web/parts/criteria/preference-values.rules.ts';
import styles from './suggestion-offer.module.css';

/** Offers a preference that follows from the own profile, and shows it before it is saved. */
export function SuggestionOffer() {
  const t = usePreferenceTexts();
  const [isShown, setShown] = useState(false);
  return (
    <Card className={styles.offer}>
      <h3 className={styles.title}>{t(isShown ? 'suggestion.reviewTitle' : 'suggestion.title')}</h3>
      <p className={styles.text}>{t(isShown ? 'suggestion.reviewText' : 'suggestion.text')}</p>
      {isShown ? (
        <Review onDismiss={() => setShown(false)} />
      ) : (
        <Button className={styles.button} onClick={() => setShown(true)}>
          {t('suggestion.show')}
        </Button>
      )}
    </Card>
  );
}

function Review({ onDismiss }: { onDismiss: () => void }) {
  const t = usePreferenceTexts();
  const common = useCommonTexts();
  const query = useQuery(suggestionQuery());
  const { accept, isSaving } = useAcceptingSuggestion();
  const failure = useFailureText(query.error);
  const suggested = query.data?.data[0];
  if (suggested === undefined && hasFailed(query)) {
    return (
      <div role="alert" className={styles.review}>
        <p>{failure}</p>
        <Button look="outline" className={styles.button} onClick={() => void query.refetch()}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    );
  }
  if (suggested === undefined) return <Skeleton height="var(--space-24)" />;
  const values = readValues(suggested);
  return (
    <div className={styles.review}>
      <SuggestedCriteria values={values} />
      <div className={styles.actions}>
        <Button isBusy={isSaving} onClick={() => accept(values)}>
          {t('suggestion.save')}
        </Button>
        <Button look="quiet" onClick={onDismiss}>
          {t('suggestion.dismiss')}
        </Button>
      </div>
    </div>
  );
}
