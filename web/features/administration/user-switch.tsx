import { Switch } from '@mantine/core';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { useUserSwitch } from './use-user-switch.ts';
import { fullNameOf, type ListedUser } from './user-names.rules.ts';
import styles from './user-switch.module.css';

/** Active or inactive, by a switch that says which in words too. While busy it takes no second press but keeps the focus. */
export function UserSwitch({ user }: { user: ListedUser }) {
  const t = useAdministrationTexts();
  const { isBusy, press } = useUserSwitch(user);
  const isActive = user.u_status === 'active';
  return (
    <span className={styles.switch} data-active={isActive}>
      <Switch
        checked={isActive}
        aria-label={t('users.switchLabel', { name: fullNameOf(user) })}
        aria-busy={isBusy}
        color="var(--tulsi)"
        onChange={() => {
          if (!isBusy) press();
        }}
      />
      <span aria-hidden="true">{t(isActive ? 'users.active' : 'users.inactive')}</span>
    </span>
  );
}
