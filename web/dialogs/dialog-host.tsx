import { ClientOnly, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadDialogs } from './load-dialogs.ts';

const AccountDialogs = lazy(loadDialogs);

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
