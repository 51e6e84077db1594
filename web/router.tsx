import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { dropUnreadSearch } from './app/document/read-search.ts';
import { FailurePage, NotFoundPage } from './app/document/plain-page.tsx';
import { TextsContext } from './locales/define-texts.ts';
import type { RouterContext } from './app/document/router-context.ts';
import { routeTree } from './routeTree.gen.ts';

dropUnreadSearch(routeTree);

type Options = {
  context: RouterContext;
  nonce?: string;
  /** The address bar unless one is given. */
  history?: RouterHistory;
  /** Whether the router may move the page after a rendering; always, unless it is given. */
  mayScroll?: () => boolean;
};

/** One router for each page rendering on the server, one for each browser tab. */
export function createAppRouter({ context, nonce, history, mayScroll }: Options) {
  return createRouter({
    routeTree,
    context,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    ...(history === undefined ? {} : { history }),
    scrollRestoration: mayScroll ?? true,
    // Back is back at once: gliding through a long list would load everything on the way.
    scrollRestorationBehavior: 'instant',
    defaultPreload: 'intent',
    defaultStructuralSharing: true,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    Wrap: ({ children }) => <TextsContext value={context.texts}>{children}</TextsContext>,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
