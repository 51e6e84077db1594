import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '#web/app/client/queries.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import styles from '#web/design/request.module.css';
import { focusContent } from '#web/app/document/focus-content.ts';
import { useNoticesTexts } from '#web/locales/en/profile/notices.ts';
import { settingsQuery } from '../settings.queries.ts';
import { useChangingSettings } from '../use-changing-settings.ts';

/**
 * Asks a member who never chose it who may see their contact details. Keeping the present audience is a choice, too. When the settings
 * are not known yet, the next visit asks: a question that comes later would move what is being read.
 */
export function AudienceNotice() {
  const t = useNoticesTexts();
  const { data } = useQuery(settingsQuery());
  const [isKnown] = useState(() => queryClient.getQueryData(settingsQuery().queryKey) !== undefined);
  const change = useChangingSettings();
  const settings = data?.data;
  if (!isKnown || settings === undefined || settings.has_chosen_audience) return null;
  const { contact_audience } = settings;
  const keep = () => {
    focusContent();
    change({ contact_audience });
  };
  return (
    <Card className={styles.request}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('audience.title')}</h2>
        <p>{t(`audience.${contact_audience}`)}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton look="outline" to="/settings" search={{ section: 'privacy' }}>
          {t('audience.change')}
        </LinkButton>
        <Button look="quiet" onClick={keep}>
          {t('audience.keep')}
        </Button>
      </div>
    </Card>
  );
}
