import { useQuery } from '@tanstack/react-query';
import { isBellKind } from '#contract/notifications/notification.choices.ts';
import type { NotificationChoice } from '#contract/settings/settings.ts';
import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import styles from './notifications-section.module.css';
import { PushSetting } from './push-setting.tsx';
import { LoadedSection, SettingsCard } from './section-parts.tsx';
import parts from './section-parts.module.css';
import { settingsQuery } from './settings.queries.ts';
import { useChangingSettings } from './use-changing-settings.ts';

const channels = ['bell', 'mail'] as const;

/** Chooses for each kind of notification whether it comes by the bell and by mail. Some come by mail alone. */
export function NotificationsSection() {
  const t = useSettingsTexts();
  const query = useQuery(settingsQuery());
  const change = useChangingSettings();
  return (
    <>
      <PushSetting />
      <LoadedSection query={query} failure={t('notAvailable')}>
        {({ notifications }) => (
          <SettingsCard>
            <table className={styles.table}>
              <caption className="visually-hidden">{t('notifications.caption')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('notifications.kind')}</th>
                  {channels.map((channel) => (
                    <th key={channel} scope="col" className={styles.channel}>
                      {t(`notifications.${channel}`)}
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
            <p className={parts.soft}>{t('notifications.always')}</p>
          </SettingsCard>
        )}
      </LoadedSection>
    </>
  );
}

type RowProps = { choice: NotificationChoice; onChoose: (choice: NotificationChoice) => void };

function KindRow({ choice, onChoose }: RowProps) {
  const t = useSettingsTexts();
  const kind = t(`notifications.kinds.${choice.kind}`);
  return (
    <tr>
      <th scope="row">{kind}</th>
      {channels.map((channel) => (
        <td key={channel} className={styles.channel}>
          {(channel === 'mail' || isBellKind(choice.kind)) && (
            <Switch
              isCentred
              checked={choice[channel]}
              aria-label={t('notifications.choose', { way: t(`notifications.${channel}`), kind })}
              onChange={({ currentTarget }) => onChoose({ ...choice, [channel]: currentTarget.checked })}
            />
          )}
        </td>
      ))}
    </tr>
  );
}
