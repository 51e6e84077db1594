import type { ReactNode } from 'react';
import { LinkButton, type ButtonLook } from '#web/design/button.tsx';
import { preloadDialogs } from './dialog-host.tsx';
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
      onPointerEnter={preloadDialogs}
      onFocus={preloadDialogs}
    />
  );
}
