import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { browserApi } from './api/browser-client.ts';
import { signInSearch } from './api/guards.ts';
import { followNetwork } from './api/reachability.ts';
import { findSession } from './api/remembered.ts';
import { followReturns, onSessionChange } from './api/session.ts';
import { announce } from './design/messages/announcer.tsx';
import { followScheme } from './design/scheme.ts';
import { keepFirstPlace } from './document/first-place.ts';
import { focusContent } from './document/focus-content.ts';
import { siteOf } from './document/page-head.ts';
import { retryStyles } from './document/retry-styles.ts';
import { createTexts } from './i18n/texts.ts';
import { followInstallation, registerServiceWorker } from './pwa/installation.ts';
import { createAppRouter } from './router.tsx';

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
