import type { ReactNode } from 'react';
import { LinkButton, type ButtonLook } from '#web/design/button.tsx';
import type { DialogName } from './dialog-search.ts';

type Props = ButtonLook & { dialog: DialogName; children: ReactNode; className?: string };

/** A button that opens a dialog of `/`. It is a real link, so it works before the script has arrived. */
export function DialogLink({ dialog, ...rest }: Props) {
  return (
    <LinkButton
      {...rest}
      to="/"
      search={{ dialog }}
      resetScroll={false}
      onPointerEnter={() => void loadDialogs().catch(() => undefined)}
      onFocus={() => void loadDialogs().catch(() => undefined)}
    />
  );
}

/** Loads the account dialogs: when one is opened, or when the pointer or the focus reaches a button that opens one. */
export async function loadDialogs() {
  const { AccountDialogs } = await import('#web/features/accounts/account-dialogs.tsx');
  return AccountDialogs;
}
