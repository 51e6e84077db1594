import { Menu } from '@mantine/core';
import { useRef } from 'react';
import { IconBan, IconDotsVertical, IconFlag } from '@tabler/icons-react';
import { ActionMenu } from '#web/design/action-menu.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { pronounOf } from '#web/facts/pronoun.rules.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { openConnectingDialog } from './open-connecting-dialog.ts';
import type { Person, Place } from './person.rules.ts';
import { useBlocking } from './use-blocking.ts';

type Props = {
  person: Person;
  place: Place;
  /** As in `IconButton`. */
  look?: 'quiet' | 'outline';
};

/** What else can be done with somebody, behind three dots: block and report. */
export function PersonMenu({ person, place, look = 'quiet' }: Props) {
  const t = useConnectingTexts();
  const block = useBlocking({ person, place });
  const name = fullNameOf(person);
  const opener = useRef<HTMLButtonElement>(null);
  // A dialog gives the focus back to where it was; that must be something that stays.
  const focusOpener = () => opener.current?.focus();
  const askToBlock = () => {
    focusOpener();
    showOutcome({
      tone: 'question',
      title: t('block.title', { name: person.u_firstname }),
      text: t(`block.text.${pronounOf(person.u_gender)}`),
      confirm: { label: t('block.confirm'), run: () => void block() },
    });
  };
  const report = () => {
    focusOpener();
    openConnectingDialog({ name: 'report', person, place });
  };
  return (
    <ActionMenu position="bottom-end">
      <Menu.Target>
        <IconButton ref={opener} look={look} aria-label={t('menu.open', { name })}>
          <IconDotsVertical size="1.25rem" aria-hidden="true" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconBan size="1.25rem" />} onClick={askToBlock}>
          {t('menu.block')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFlag size="1.25rem" />} onClick={report}>
          {t('menu.report')}
        </Menu.Item>
      </Menu.Dropdown>
    </ActionMenu>
  );
}
