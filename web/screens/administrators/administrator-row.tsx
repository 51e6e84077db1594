import {
  IconDots,
  IconPlayerPause,
  IconPlayerPlay,
  IconShieldOff,
  IconTrash,
  IconUserCog,
} from '@tabler/icons-react';
import type { z } from 'zod';
import type { administratorWire } from '#contract/administration/administrators.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { ActionMenu, MenuEntry } from '#web/design/overlays/action-menu.tsx';
import { useAdministratorsTexts } from '#web/locales/en/administrators.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import styles from './administrators.module.css';
import type { Asked, Change } from './change-dialog.tsx';

type Administrator = z.infer<typeof administratorWire>;
type Props = { administrator: Administrator; onAsk: (asked: Asked) => void };

/** One administrator: who, what they may do, how they sign in, and what an owner can change. */
export function AdministratorRow({ administrator, onAsk }: Props) {
  const t = useAdministratorsTexts();
  const name = administrator.ad_name === '' ? administrator.ad_email : administrator.ad_name;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <strong>
          <bdi>{name}</bdi>
          {administrator.ad_is_me && <span className={styles.mark}>{t('manage.you')}</span>}
        </strong>
        {name !== administrator.ad_email && <span className={styles.soft}>{administrator.ad_email}</span>}
      </span>
      <span>
        {t(`roles.${administrator.ad_role}`)}
        {administrator.ad_status === 'inactive' && (
          <span className={styles.offMark}>{t('manage.inactive')}</span>
        )}
      </span>
      <dl className={styles.facts}>
        <div>
          <dt>{t('manage.secondFactor')}</dt>
          <dd data-on={administrator.ad_has_second_factor}>
            {t(administrator.ad_has_second_factor ? 'manage.on' : 'manage.off')}
          </dd>
        </div>
        <div>
          <dt>{t('manage.lastSignIn')}</dt>
          <dd>
            {administrator.ad_last_sign_in === null ? (
              t('manage.never')
            ) : (
              <Ago instant={administrator.ad_last_sign_in} />
            )}
          </dd>
        </div>
      </dl>
      <span className={styles.actions}>
        {!administrator.ad_is_me && (
          <Actions
            administrator={administrator}
            name={name}
            onAsk={(change) => onAsk({ change, id: administrator.ad_id, name, role: administrator.ad_role })}
          />
        )}
      </span>
    </li>
  );
}

type ActionsProps = { administrator: Administrator; name: string; onAsk: (change: Change) => void };

function Actions({ administrator, name, onAsk }: ActionsProps) {
  const t = useAdministratorsTexts();
  const isActive = administrator.ad_status === 'active';
  const SwitchIcon = isActive ? IconPlayerPause : IconPlayerPlay;
  return (
    <ActionMenu
      position="bottom-end"
      opener={
        <IconButton aria-label={t('manage.actionsOf', { name })}>
          <IconDots size="1.25rem" aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuEntry icon={<IconUserCog size="1.125rem" />} onClick={() => onAsk('role')}>
        {t('edit.changeRole')}
      </MenuEntry>
      <MenuEntry
        icon={<SwitchIcon size="1.125rem" />}
        onClick={() => onAsk(isActive ? 'switch_off' : 'switch_on')}
      >
        {t(isActive ? 'edit.switchOff' : 'edit.switchOn')}
      </MenuEntry>
      {administrator.ad_has_second_factor && (
        <MenuEntry icon={<IconShieldOff size="1.125rem" />} onClick={() => onAsk('reset')}>
          {t('edit.resetFactor')}
        </MenuEntry>
      )}
      <MenuEntry icon={<IconTrash size="1.125rem" />} onClick={() => onAsk('remove')}>
        {t('edit.remove')}
      </MenuEntry>
    </ActionMenu>
  );
}
