import { showProfile } from '#contract/profiles/own-profile.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { browserApi } from '#web/app/client/browser-client.ts';
import type { ApiClient } from '#web/app/client/client.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { sessionOf } from '#web/app/client/session-of.ts';
import { endSession, startSession } from '#web/app/client/session.ts';
import { shownOutcome } from '#web/design/messages/outcomes.tsx';
import { shownToasts } from '#web/design/messages/toasts.tsx';
import { shownAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { PageBody } from '#web/app/document/page-document.tsx';
import { createTexts } from '#web/locales/texts.ts';
import { createAppRouter } from '#web/router.tsx';
import { Route as rootRoute } from '#web/routes/__root.tsx';
import { answerFrame, member } from './area-frame.ts';
import { createFakeRequest } from './fake-upload.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { aProfileWire } from './wire-profile.ts';

/** A screen at its real address, in its frame. */
export type Screen = {
  server: FakeServer;
  router: ReturnType<typeof createAppRouter>;
  /** Opens the same address again with the storage of the browser, as reloading does. */
  reload: () => Promise<void>;
};

type ScreenOptions = {
  /** The signed-in person: a member by default, a visitor when null. */
  as?: SessionData | null;
  /** Sets the answers of the server beyond the calls of the frame. */
  prepare?: (server: FakeServer) => void;
};

const mounted: { root: Root; place: HTMLElement; router: Screen['router'] }[] = [];
const servers: FakeServer[] = [];
const realFetch = window.fetch.bind(window);

// Retries happen at once.
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });

// The test runner owns the document around the page.
Object.assign(rootRoute.options, { shellComponent: PageBody });

/** Opens an address of the product over a fake server. */
export async function openScreen(
  path: string,
  { as = member, prepare }: ScreenOptions = {},
): Promise<Screen> {
  clearShown();
  const server = createFakeServer();
  servers.push(server);
  vi.stubGlobal('fetch', (resource: RequestInfo | URL, init?: RequestInit) =>
    isCallOfProduct(resource) ? server.fetch(resource, init) : realFetch(resource, init),
  );
  vi.stubGlobal('XMLHttpRequest', createFakeRequest(server.fetch));
  answerFrame(server, as);
  // How two people fit is said of the reader, or of the person of the profile.
  if (as?.role === 'user') {
    const completion = { percentage: 40, missing: [] };
    server.answer(showProfile, { data: [aProfileWire()], completion, review: null });
  }
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
  const place = document.body.appendChild(document.createElement('div'));
  const router = createAppRouter({
    context: { api: apiWhile(place), texts: await createTexts('en'), origin: window.location.origin },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  // The pointer is where the last test left it, perhaps on a link whose page this test does not answer.
  router.options.defaultPreload = false;
  const root = createRoot(place);
  mounted.push({ root, place, router });
  root.render(<RouterProvider router={router} />);
  return router;
}

/** What a page loads after its screen was closed, such as the one that signing out leads to, must not reach the next test's server. */
function apiWhile(place: Element): ApiClient {
  const never = () => new Promise<never>(() => {});
  return {
    call: (endpoint, input) => (place.isConnected ? browserApi.call(endpoint, input) : never()),
    load: (endpoint, input) => (place.isConnected ? browserApi.load(endpoint, input) : never()),
  };
}

function unmount(): void {
  for (const { root, place } of mounted.splice(0)) {
    root.unmount();
    place.remove();
  }
}

/** Closes dialogs and toasts, also those that a late answer opened after the end of a test. */
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

/** Unmounts the screens of a test and clears the browser's storage; returns the calls without an answer. */
export async function closeScreens(): Promise<string[]> {
  // A page that a test went to last is loaded from its own server, not from that of the next test.
  try {
    // What the last press began, and what the last call answers, belongs to this test and not to the next one.
    await passTurns();
    await expect.poll(() => mounted.some(({ router }) => router.state.isLoading)).toBe(false);
  } finally {
    unmount();
    endSession('signed-out');
    queryClient.clear();
    clearShown();
    sessionStorage.clear();
    localStorage.clear();
  }
  const calls = servers.splice(0).flatMap(({ unanswered }) => [...unanswered]);
  // What a closed screen still asks for reaches its own server, and not that of the next test.
  await passTurns();
  return calls;
}

async function passTurns(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
