import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { criterionSections } from '#contract/preferences/preference.criteria.ts';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import type { SectionControl } from '#web/parts/sections/profile-sections.data.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure, useFailureText } from '#web/parts/lists/load-failure.tsx';
import {
  preferenceQuery,
  suggestionQuery,
  useAcceptingSuggestion,
} from '#web/parts/criteria/use-own-preference.ts';
import { isEmpty, readValues, type PreferenceValues } from '#web/parts/criteria/preference-values.rules.ts';
import { Button } from '#web/design/button.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { CountLine } from './count-line.tsx';
import { PreferenceSection } from './preference-section.tsx';
import { SuggestedCriteria } from './criteria-facts.tsx';
import styles from './partner-preference.module.css';
import suggestionOfferStyles from './suggestion-offer.module.css';

/** The partner preference: four sections, how many members fit, and suggestions while nothing is stated. */
export function PartnerPreference({ control }: { control: SectionControl }) {
  const t = usePreferenceTexts();
  const query = useQuery(preferenceQuery());
  const preference = query.data?.data[0];
  const values = useMemo(() => (preference === undefined ? undefined : readValues(preference)), [preference]);
  const isFailed = hasFailed(query);
  return (
    <section className={styles.preference} aria-labelledby="partner-preference">
      <header className={styles.header}>
        <h2 id="partner-preference" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {values !== undefined && <Sections control={control} values={values} />}
      {values === undefined && isFailed && (
        <Card>
          <LoadFailure query={query} title={t('notAvailableTitle')} />
        </Card>
      )}
      {values === undefined && !isFailed && <LoadingSections />}
    </section>
  );
}

function Sections({ control, values }: { control: SectionControl; values: PreferenceValues }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      {isEmpty(values) && <SuggestionOffer />}
      {/* An open form has a count of its own, of the values that are being chosen. */}
      {!isEmpty(values) && !isEditing && <CountLine values={values} isCountable />}
      {criterionSections.map((section) => (
        <PreferenceSection
          key={section}
          control={control}
          section={section}
          values={values}
          onEditing={setEditing}
        />
      ))}
    </>
  );
}

function LoadingSections() {
  const t = usePreferenceTexts();
  return (
    <div className={styles.loading} aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      {criterionSections.map((section) => (
        <Card key={section}>
          <Skeleton height="var(--space-6)" width="40%" />
        </Card>
      ))}
    </div>
  );
}

/** Offers a preference that follows from the own profile, and shows it before it is saved. */
function SuggestionOffer() {
  const t = usePreferenceTexts();
  const [isShown, setShown] = useState(false);
  return (
    <Card className={suggestionOfferStyles.offer}>
      <h3 className={suggestionOfferStyles.title}>
        {t(isShown ? 'suggestion.reviewTitle' : 'suggestion.title')}
      </h3>
      <p className={suggestionOfferStyles.text}>{t(isShown ? 'suggestion.reviewText' : 'suggestion.text')}</p>
      {isShown ? (
        <Review onDismiss={() => setShown(false)} />
      ) : (
        <Button className={suggestionOfferStyles.button} onClick={() => setShown(true)}>
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
      <div role="alert" className={suggestionOfferStyles.review}>
        <p>{failure}</p>
        <Button look="outline" className={suggestionOfferStyles.button} onClick={() => void query.refetch()}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    );
  }
  if (suggested === undefined) return <Skeleton height="var(--space-24)" />;
  const values = readValues(suggested);
  return (
    <div className={suggestionOfferStyles.review}>
      <SuggestedCriteria values={values} />
      <div className={suggestionOfferStyles.actions}>
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
