import { useLocation, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { LinkButton, type ButtonLook } from '#web/design/button.tsx';
import type { DialogName } from './dialog-search.ts';
import { prepareDialog } from './prepare-dialog.ts';

type Props = ButtonLook & { dialog: DialogName; children: ReactNode; className?: string };

/** A button that opens a dialog of `/`. It is a real link, so it works before the script has arrived. */
export function DialogLink({ dialog, ...rest }: Props) {
  if (dialog === 'register') return <RegistrationLink {...rest} />;
  const load = () => prepareDialog(dialog);
  return (
    <LinkButton
      {...rest}
      to="/"
      search={{ dialog }}
      resetScroll={false}
      onPointerEnter={load}
      onFocus={load}
    />
  );
}

/**
 * Leads to the page of the registration, which works without scripts and is small. On `/` a press opens the dialog in place of it, once
 * the scripts have come.
 */
function RegistrationLink(props: Omit<Props, 'dialog'>) {
  const isHome = useLocation().pathname === '/';
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isHome || opensElsewhere) return;
    event.preventDefault();
    void navigate({ to: '/', search: { dialog: 'register' }, resetScroll: false });
  };
  const load = () => prepareDialog('register');
  return (
    <LinkButton
      {...props}
      to="/registration"
      {...(isHome && { preload: false })}
      onPointerEnter={load}
      onFocus={load}
      onClick={open}
    />
  );
}
