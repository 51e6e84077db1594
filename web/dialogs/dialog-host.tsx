import { ClientOnly, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { loadLater } from '#web/design/load-later.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { loadDialogs } from './dialog-link.tsx';

const AccountDialogs = loadLater(loadDialogs);

/** Renders the account dialog that the address of `/` names, in the browser only. */
export function DialogHost() {
  const t = useCommonTexts();
  const { dialog } = useSearch({ from: '/' });
  const close = useClosing(dialog !== undefined);
  if (dialog === undefined) return null;
  return (
    <ClientOnly>
      <AccountDialogs
        onClose={close}
        onMissing={() => {
          close();
          showToast(t('states.unreachable'));
        }}
      />
    </ClientOnly>
  );
}

/** Closes a dialog that was opened on this page by going back, so that the back button does not open it again. */
function useClosing(isOpen: boolean): () => void {
  const { history } = useRouter();
  const navigate = useNavigate({ from: '/' });
  const wasOpenedHere = useRef(false);
  useEffect(() => {
    if (!isOpen) wasOpenedHere.current = true;
  }, [isOpen]);
  return () => {
    if (wasOpenedHere.current) history.back();
    else void navigate({ search: {}, replace: true, resetScroll: false });
  };
}
