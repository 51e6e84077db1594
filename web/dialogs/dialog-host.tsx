import { ClientOnly, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLater } from '#web/design/load-later.ts';
import { showToast } from '#web/design/toasts.ts';
import { loadDialogs } from './load-dialogs.ts';

const AccountDialogs = loadLater(loadDialogs);

/** The place of the account dialogs on `/`. They are drawn in the browser only. */
export function DialogHost() {
  const { t } = useTranslation();
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

/** A dialog opened on this page is closed by going back, so that the back button does not open it again. */
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
