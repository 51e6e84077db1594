import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { queryClient } from '#web/app/client/queries.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import styles from '#web/design/request.module.css';
import { focusContent } from '#web/app/document/focus-content.ts';
import { useNoticesTexts } from '#web/locales/en/profile/notices.ts';
import { firstProfileQuery, useFirstProfile } from './use-first-profile.ts';
import { askingSteps } from './welcome-steps.rules.ts';

/**
 * Leads back to the guided first profile, or offers it to a member whose profile is nearly empty; `others` are shown to everybody else.
 * When the settings are not known yet, the next visit asks: a notice that comes later would move what is being read.
 */
export function FirstProfileNotice({ others }: { others: ReactNode }) {
  const t = useNoticesTexts();
  const { data } = useQuery(firstProfileQuery());
  const [isKnown] = useState(() => queryClient.getQueryData(firstProfileQuery().queryKey) !== undefined);
  const { stopAt } = useFirstProfile();
  const step = data?.data.first_profile_step ?? null;
  const place = askingSteps.findIndex((one) => one === step);
  // After the last question nothing is left to finish: the matches are on this page, too.
  if (!isKnown || step === null || place < 0) return others;
  const stop = () => {
    focusContent();
    void stopAt(null);
  };
  return (
    <Card className={styles.request}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('firstProfile.title')}</h2>
        <p>{t('firstProfile.text', { step: place + 1, count: askingSteps.length })}</p>
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
