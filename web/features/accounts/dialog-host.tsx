import { ClientOnly, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const load = () => import('./account-dialogs.tsx');
const AccountDialogs = lazy(async () => ({ default: (await load()).AccountDialogs }));

/** Fetches the dialogs ahead of time; call it when somebody reaches for a button that opens one. */
export function preloadDialogs(): void {
  void load();
}

/** The place of the account dialogs on `/`. They are drawn in the browser only. */
export function DialogHost() {
  const { dialog } = useSearch({ from: '/' });
  if (dialog === undefined) return null;
  return (
    <ClientOnly>
      <Suspense>
        <AccountDialogs />
      </Suspense>
    </ClientOnly>
  );
}
