import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FirstProfileStep } from '#contract/settings/first-profile.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import styles from '#web/design/request.module.css';
import { focusContent } from '#web/app/document/focus-content.ts';
import { useNoticesTexts } from '#web/locales/en/profile/notices.ts';
import { firstProfileQuery, useFirstProfile } from './use-first-profile.ts';
import { askingSteps } from './welcome-steps.rules.ts';

/**
 * The step at which the guided first profile goes on; undefined when nothing is left to finish. When the settings are not known yet, the
 * next visit asks: a notice that comes later would move what is being read.
 */
export function useUnfinishedStep(): FirstProfileStep | undefined {
  const { data } = useQuery(firstProfileQuery());
  const [isKnown] = useState(() => queryClient.getQueryData(firstProfileQuery().queryKey) !== undefined);
  // After the last question come the matches, which are on the dashboard, too.
  return isKnown ? askingSteps.find((step) => step === data?.data.first_profile_step) : undefined;
}

/** Leads back to the guided first profile, or offers it to a member whose profile is nearly empty. */
export function FirstProfileNotice({ step }: { step: FirstProfileStep }) {
  const t = useNoticesTexts();
  const { stopAt } = useFirstProfile();
  const place = askingSteps.findIndex((one) => one === step);
  const counted = { step: place + 1, count: askingSteps.length };
  const stop = () => {
    focusContent();
    void stopAt(null);
  };
  return (
    <Card className={styles.request}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('firstProfile.title')}</h2>
        <p>{t(place === 0 ? 'firstProfile.begin' : 'firstProfile.text', counted)}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton to="/welcome/$step" params={{ step }}>
          {t('firstProfile.go')}
        </LinkButton>
        <Button look="quiet" onClick={stop}>
          {t('firstProfile.stop')}
        </Button>
      </div>
    </Card>
  );
}
