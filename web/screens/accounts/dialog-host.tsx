import { ClientOnly, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMissingNotice } from '#web/app/document/use-missing-notice.ts';
import { loadLater } from '#web/design/load-later.ts';
import { readDialogSearch } from '#web/parts/account-dialogs/dialog-search.ts';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { loadDialogs, loadRegistration } from './load-dialogs.ts';
import styles from './dialog-shape.module.css';

const AccountDialogs = loadLater(loadDialogs, <DialogShape />);
const RegistrationDialog = loadLater(loadRegistration, <DialogShape />);

/** Renders the account dialog that the address of `/` names, in the browser only. */
export function DialogHost() {
  const sayMissing = useMissingNotice();
  const search = useSearch({ from: '/' });
  const { dialog } = readDialogSearch(search);
  const close = useClosing(dialog !== undefined);
  if (dialog === undefined) return null;
  const closeMissing = () => {
    close();
    void sayMissing();
  };
  return (
    <ClientOnly fallback={<DialogShape />}>
      {dialog === 'register' ? (
        <RegistrationDialog onClose={close} onMissing={closeMissing} />
      ) : (
        <AccountDialogs dialog={dialog} onClose={close} onMissing={closeMissing} />
      )}
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

/** The shape of a dialog that comes with the scripts. The server draws it, so that a tap on a slow line is answered at once. */
function DialogShape() {
  const t = useCommonTexts();
  return (
    <div className={styles.veil}>
      <div className={styles.content} role="status">
        <p>{t('states.busy')}</p>
        <Skeleton height="var(--space-12)" />
        <Skeleton height="var(--space-12)" />
        <Skeleton height="var(--target)" />
        <noscript>
          <p>{t('states.needsScript')}</p>
        </noscript>
        {/* A document of its own, because the address of this one opens the dialog. */}
        <a href="/">{t('actions.backToHome')}</a>
      </div>
    </div>
  );
}
