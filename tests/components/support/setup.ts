import { afterEach, beforeEach, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { livePath } from '#contract/notifications/live.events.ts';
import { followNetwork, lookForServer, readOnline } from '#web/app/client/reachability.ts';
import { chooseScheme } from '#web/design/scheme.ts';
import { beginning } from '#tests/support/clocks/test-clock.ts';
import { FakeSocket } from './fake-socket.ts';
import { closeScreens } from './open-screen.tsx';
import { playMotion } from './views.ts';

const desktop = { width: 1440, height: 900 };
const RealSocket = window.WebSocket;
const complaints: string[] = [];
/** The browser's message when it reports a change of size one frame later, which the runner treats as an error. */
const nextFrame = 'Error: ResizeObserver loop completed with undelivered notifications.';

/** The connection of the runner stays real. */
const Socket = new Proxy(RealSocket, {
  construct: (target, [address, protocols]: [string, string[]?]) =>
    address.endsWith(livePath) ? new FakeSocket(address) : new target(address, protocols),
});

// One day for all runs. The clock goes on, because screens wait for what ends soon, and never back, because they remember when they looked.
if (!vi.isFakeTimers()) vi.useFakeTimers({ now: beginning, toFake: ['Date'], shouldAdvanceTime: true });

followNetwork();
await cdp().send('Animation.enable');
await playMotion(10);

beforeEach(async () => {
  document.documentElement.lang = 'en';
  document.title = 'A screen';
  vi.stubGlobal('WebSocket', Socket);
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...parts: unknown[]) => {
      const complaint = parts.map(String).join(' ');
      if (complaint !== nextFrame) complaints.push(complaint);
    });
  }
  if (window.innerWidth !== desktop.width) await page.viewport(desktop.width, desktop.height);
});

afterEach(async () => {
  const unanswered = await closeScreens();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (!readOnline()) await lookForServer();
  chooseScheme('light');
  document.documentElement.removeAttribute('dir');
  document.documentElement.style.fontSize = '';
  const flaws = [
    ...complaints.splice(0).map((complaint) => `The browser complained: ${complaint}`),
    ...unanswered.map((path) => `The test gives no answer to ${path}`),
  ];
  if (flaws.length > 0) throw new Error(flaws.join('\n'));
});
