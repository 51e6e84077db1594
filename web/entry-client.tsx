import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { browserApi } from './app/client/browser-client.ts';
import { signInSearch } from './app/client/guards.ts';
import { followNetwork } from './app/client/reachability.ts';
import { findSession } from './app/client/remembered.ts';
import { followReturns, onSessionChange } from './app/client/session.ts';
import { announce } from './design/messages/announcer.tsx';
import { followScheme } from './design/scheme.ts';
import { keepFirstPlace } from './app/document/first-place.ts';
import { focusContent } from './app/document/focus-content.ts';
import { siteOf } from './app/document/page-head.ts';
import { retryStyles } from './app/document/retry-styles.ts';
import { createTexts } from './locales/texts.ts';
import { followInstallation, registerServiceWorker } from './app/pwa/installation.ts';
import { setDialogLoading } from './parts/account-dialogs/prepare-dialog.ts';
import { createAppRouter } from './router.tsx';
import { loadDialog } from './screens/accounts/load-dialogs.ts';

const router = createAppRouter({
  context: {
    api: browserApi,
    texts: await createTexts(document.documentElement.lang),
    origin: window.location.origin,
    shownSite: () => siteOf(router.state.matches),
  },
  mayScroll: keepFirstPlace(),
});

retryStyles();
followReturns();
followNetwork();
// A page that needs a session shows the failure itself, with a button to try again.
findSession().catch(() => undefined);
followScheme();
followInstallation();
registerServiceWorker();
setDialogLoading(loadDialog);
onSessionChange(({ end }) => {
  // The page of visitors loads a moment longer; until then the title is not that of a page that is gone.
  if (end !== undefined) document.title = siteOf(router.state.matches).name;
  if (end === 'expired') void router.navigate({ to: '/', search: signInSearch(router.state.location.href) });
  if (end === 'signed-out') void router.navigate({ to: '/' });
});

// A new page is announced, and the keyboard goes on from its content; opening a dialog is not a new page.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation === undefined || !pathChanged) return;
  focusContent();
  announce(document.title);
});

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
