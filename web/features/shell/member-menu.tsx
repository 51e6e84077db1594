import { IconLogout } from '@tabler/icons-react';
import { openAreaDialog } from '#web/dialogs/area-dialogs.ts';
import { useSite } from '#web/document/site.ts';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import {
  matchEntries,
  otherEntries,
  ownEntries,
  settingsEntry,
  type MemberEntry,
} from './member-menu.data.ts';
import { MenuGroup } from './menu-group.tsx';
import { MenuButton, MenuLink } from './menu-link.tsx';
import styles from './menu-list.module.css';

/** The side menu: two groups that fold, then the rest. */
export function MemberSideMenu() {
  const t = useMemberTexts();
  const site = useSite();
  return (
    <ul className={styles.menu}>
      <li>
        <MenuGroup name="mine" label={t('shell.mine', { site: site.name })}>
          <Entries entries={ownEntries} />
        </MenuGroup>
      </li>
      <li>
        <MenuGroup name="matches" label={t('shell.matches')}>
          <Entries entries={matchEntries} />
        </MenuGroup>
      </li>
      <Entries entries={otherEntries} />
      <Logout />
    </ul>
  );
}

/** The same entries without groups, for the drawer on phones. */
export function MemberDrawerMenu({ onChoose }: { onChoose: () => void }) {
  return (
    <ul className={styles.menu}>
      <Entries
        entries={[...ownEntries, ...matchEntries, ...otherEntries, settingsEntry]}
        onChoose={onChoose}
      />
      <Logout onChoose={onChoose} />
    </ul>
  );
}

function Entries({ entries, onChoose }: { entries: readonly MemberEntry[]; onChoose?: () => void }) {
  const t = useMemberTexts();
  return entries.map(({ to, text, icon }) => (
    <li key={to}>
      <MenuLink
        to={to}
        label={t(`shell.${text}`)}
        icon={icon}
        {...(onChoose === undefined ? {} : { onClick: onChoose })}
      />
    </li>
  ));
}

function Logout({ onChoose }: { onChoose?: () => void }) {
  const t = useMemberTexts();
  const ask = () => {
    onChoose?.();
    openAreaDialog('logout');
  };
  return (
    <li className={styles.last}>
      <MenuButton label={t('shell.logout')} icon={IconLogout} onClick={ask} />
    </li>
  );
}
