import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { Trans } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import { readDevice } from './device.rules.ts';
import styles from './session-item.module.css';
import type { SignedIn } from './settings.queries.ts';
import { sayInstant } from './say-instant.ts';

type Props = { session: SignedIn; isBusy: boolean; onEnd: (device: string) => void };

/** A browser or phone that is signed in. */
export function SessionItem({ session, isBusy, onEnd }: Props) {
  const t = useSettingsTexts();
  const { browser, system, isHandheld } = readDevice(session.user_agent);
  const device =
    browser === undefined || system === undefined
      ? (browser ?? system ?? t('sessions.unknown'))
      : t('sessions.device', { browser, system });
  const Icon = isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.item} aria-busy={isBusy}>
      <Icon size="1.5rem" stroke={1.5} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.device}>
          {device}
          {session.is_current && <span className={styles.mark}>{t('sessions.current')}</span>}
        </span>
        <span className={styles.facts}>
          <Trans
            t={t}
            i18nKey="sessions.lastUsed"
            components={{ time: <Ago instant={session.last_used_at} /> }}
          />
          {' · '}
          <Trans
            t={t}
            i18nKey="sessions.since"
            components={{ time: <Ago instant={session.created_at} hasDateAfterWeek /> }}
          />
        </span>
      </div>
      {!session.is_current && (
        <Button
          look="outline"
          size="small"
          isBusy={isBusy}
          aria-label={t('sessions.endOf', { device, time: sayInstant(session.last_used_at) })}
          onClick={() => onEnd(device)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
