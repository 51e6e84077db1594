import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { browserApi } from '#web/api/browser-client.ts';
import { queryClient } from '#web/api/queries.ts';
import { endSession, sessionOf, startSession } from '#web/api/session.ts';
import { shownOutcome } from '#web/design/messages/outcomes.tsx';
import { shownToasts } from '#web/design/messages/toasts.tsx';
import { shownAreaDialog } from '#web/dialogs/area-dialogs.tsx';
import { PageBody } from '#web/document/page-document.tsx';
import { createTexts } from '#web/i18n/texts.ts';
import { createAppRouter } from '#web/router.tsx';
import { Route as rootRoute } from '#web/routes/__root.tsx';
import { answerFrame, member } from './area-frame.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';

/** A screen at its real address, in its real frame. */
export type Screen = {
  server: FakeServer;
  router: ReturnType<typeof createAppRouter>;
  /** Opens the same address anew with what the browser has kept, as reloading does. */
  reload: () => Promise<void>;
};

type Wanted = {
  /** Who is signed in; nobody when null. A member when left out. */
  as?: SessionData | null;
  /** Says what the server answers beyond what every screen asks for. */
  prepare?: (server: FakeServer) => void;
};

const mounted: { root: Root; place: HTMLElement }[] = [];
const servers: FakeServer[] = [];
const realFetch = window.fetch.bind(window);

// What is tried again, is tried at once.
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });

// The document around the page belongs to the test runner.
Object.assign(rootRoute.options, { shellComponent: PageBody });

/** Opens an address of the product over a fake server. */
export async function openScreen(path: string, { as = member, prepare }: Wanted = {}): Promise<Screen> {
  clearShown();
  const server = createFakeServer();
  servers.push(server);
  vi.stubGlobal('fetch', (resource: RequestInfo | URL, init?: RequestInit) =>
    isCallOfProduct(resource) ? server.fetch(resource, init) : realFetch(resource, init),
  );
  answerFrame(server, as);
  prepare?.(server);
  if (as !== null) startSession(sessionOf(as));
  const screen: Screen = {
    server,
    router: await mount(path),
    reload: async () => {
      const { href } = screen.router.state.location;
      unmount();
      queryClient.clear();
      screen.router = await mount(href);
    },
  };
  return screen;
}

async function mount(path: string): Promise<Screen['router']> {
  const router = createAppRouter({
    context: { api: browserApi, texts: await createTexts('en'), origin: window.location.origin },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  // The pointer stands where the test before has left it, perhaps on a link to a page that this one does not answer.
  router.options.defaultPreload = false;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  mounted.push({ root, place });
  root.render(<RouterProvider router={router} />);
  return router;
}

function unmount(): void {
  for (const { root, place } of mounted.splice(0)) {
    root.unmount();
    place.remove();
  }
}

/** Takes away dialogs and toasts: an answer that came after the end of a test has perhaps shown another one. */
function clearShown(): void {
  shownOutcome.set(null);
  shownAreaDialog.set(null);
  shownToasts.set([]);
}

function isCallOfProduct(resource: RequestInfo | URL): boolean {
  const address = resource instanceof Request ? resource.url : resource;
  return new URL(address, window.location.href).pathname.startsWith('/api/');
}

/** Waits until a screen has this address. */
export async function expectAddress({ router }: Screen, address: string): Promise<void> {
  await expect.poll(() => router.state.location.href).toBe(address);
}

/** Takes away the screens of a test and what they left in the browser; answers the calls that got no answer. */
export function closeScreens(): string[] {
  unmount();
  endSession('signed-out');
  queryClient.clear();
  clearShown();
  sessionStorage.clear();
  localStorage.clear();
  return servers.splice(0).flatMap(({ unanswered }) => unanswered);
}
