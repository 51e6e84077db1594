import type { ReactNode } from 'react';
import { LinkButton, type ButtonLook } from '#web/design/button.tsx';
import type { DialogName } from './dialog-search.ts';
import { loadDialogs } from './load-dialogs.ts';

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
