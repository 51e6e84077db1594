import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NotificationChoice } from '#contract/settings/settings.wire.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { LoadedSection } from './loaded-section.tsx';
import styles from './notifications-section.module.css';
import { SettingsCard } from './settings-card.tsx';
import { settingsQuery } from './settings.queries.ts';
import { useChangingSettings } from './use-changing-settings.ts';

const ways = ['bell', 'mail'] as const;

/** Of each kind of news, whether the bell and a mail tell it. */
export function NotificationsSection() {
  const t = useSettingsTexts();
  const query = useQuery(settingsQuery());
  const change = useChangingSettings();
  return (
    <LoadedSection query={query} failure={t('notAvailable')}>
      {({ notifications }) => (
        <SettingsCard>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('notifications.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('notifications.kind')}</th>
                {ways.map((way) => (
                  <th key={way} scope="col" className={styles.way}>
                    {t(`notifications.${way}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {notifications.map((choice) => (
                <KindRow
                  key={choice.kind}
                  choice={choice}
                  onChoose={(chosen) => change({ notifications: [chosen] })}
                />
              ))}
            </tbody>
          </table>
          <p className={styles.note}>{t('notifications.always')}</p>
        </SettingsCard>
      )}
    </LoadedSection>
  );
}

type RowProps = { choice: NotificationChoice; onChoose: (choice: NotificationChoice) => void };

function KindRow({ choice, onChoose }: RowProps) {
  const t = useSettingsTexts();
  const kind = t(`notifications.kinds.${choice.kind}`);
  return (
    <tr>
      <th scope="row">{kind}</th>
      {ways.map((way) => (
        <td key={way} className={styles.way}>
          <Switch
            size="md"
            checked={choice[way]}
            aria-label={t('notifications.choose', { way: t(`notifications.${way}`), kind })}
            onChange={({ currentTarget }) => onChoose({ ...choice, [way]: currentTarget.checked })}
            classNames={{ body: styles.body ?? '', track: styles.track ?? '' }}
          />
        </td>
      ))}
    </tr>
  );
}
