import { useRef } from 'react';
import { IconBan, IconDotsVertical, IconFlag } from '@tabler/icons-react';
import { IconButton } from '#web/design/icon-button.tsx';
import { ActionMenu, MenuEntry } from '#web/design/overlays/action-menu.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { fullNameOf, pronounOf } from '#web/parts/facts/names.rules.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import { openConnectingDialog, type ButtonPlace, type Partner } from './open-connecting-dialog.ts';
import { useBlocking } from './use-blocking.ts';

type Props = {
  partner: Partner;
  place: ButtonPlace;
  /** As in `IconButton`. */
  look?: 'quiet' | 'outline';
};

/** The menu behind three dots: block and report. */
export function PartnerMenu({ partner, place, look = 'quiet' }: Props) {
  const t = useConnectingTexts();
  const block = useBlocking({ partner, place });
  const name = fullNameOf(partner);
  const opener = useRef<HTMLButtonElement>(null);
  // A dialog returns the focus to where it was, which must be an element that outlives the menu.
  const focusOpener = () => opener.current?.focus();
  const askToBlock = () => {
    focusOpener();
    showOutcome({
      tone: 'question',
      title: t('block.title', { name: partner.u_firstname }),
      text: t(`block.text.${pronounOf(partner.u_gender)}`),
      confirm: { label: t('block.confirm'), run: () => void block() },
    });
  };
  const report = () => {
    focusOpener();
    openConnectingDialog({ name: 'report', partner, place });
  };
  return (
    <ActionMenu
      position="bottom-end"
      opener={
        <IconButton ref={opener} look={look} aria-label={t('menu.open', { name })}>
          <IconDotsVertical size="1.25rem" aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuEntry icon={<IconBan size="1.25rem" />} onClick={askToBlock}>
        {t('menu.block')}
      </MenuEntry>
      <MenuEntry icon={<IconFlag size="1.25rem" />} onClick={report}>
        {t('menu.report')}
      </MenuEntry>
    </ActionMenu>
  );
}
