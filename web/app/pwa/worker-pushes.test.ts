import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';

const origin = 'https://marriage.example';
const push = { title: 'InTandem', body: 'You have a new message', path: '/chatWindow' };
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

let worker: Script;
beforeAll(async () => {
  const file = path.join(import.meta.dirname, '../../public/service-worker.js');
  worker = new Script(await readFile(file, 'utf8'));
});

type Window = { url: string; focused?: boolean; visibilityState?: string; isForeign?: boolean };
type Platform = { windows?: readonly Window[]; userAgent?: string; manifest?: object };

/** The worker in a browser that records what it is asked for. `log` is what the worker did, in order. */
function startWorker({ windows = [], userAgent = chrome, manifest }: Platform = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const log: unknown[] = [];
  const clients = windows.map(({ isForeign = false, ...window }) => ({
    ...window,
    focus: async () => void log.push(['focus', window.url]),
    navigate: async (address: string) => {
      if (isForeign) throw new TypeError('This worker is not that of the window');
      log.push(['navigate', window.url, address]);
    },
  }));
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    location: { origin },
    registration: {
      showNotification: async (title: string, options: object) => void log.push(['show', title, options]),
      pushManager: { subscribe: async (options: object) => void log.push(['subscribe', options]) },
    },
    clients: {
      matchAll: async () => clients,
      openWindow: async (address: string) => void log.push(['open', address]),
    },
  };
  const fetch = async () => {
    if (manifest === undefined) throw new TypeError('No network');
    return Response.json(manifest);
  };
  worker.runInContext(createContext({ self, fetch, URL, navigator: { userAgent } }));
  const send = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
    return log;
  };
  return {
    push: (text: string) => send('push', { data: { json: (): unknown => JSON.parse(text) } }),
    click: (data: unknown) =>
      send('notificationclick', { notification: { data, close: () => void log.push('close') } }),
    send,
  };
}

describe('a push', () => {
  const text = JSON.stringify(push);

  it('is shown with the icon of the site, and replaces the one before', async () => {
    const manifest = { icons: [{ src: '/logo/of-the-site.png' }] };
    expect(await startWorker({ manifest }).push(text)).toEqual([
      [
        'show',
        push.title,
        { body: push.body, tag: 'messages', icon: '/logo/of-the-site.png', data: push.path },
      ],
    ]);
  });

  it('is shown without a network for the icon', async () => {
    expect(await startWorker().push(text)).toMatchObject([
      ['show', push.title, { icon: '/icons/icon-192.png' }],
    ]);
  });

  it.each([
    ['is behind another one', { focused: true, visibilityState: 'hidden' }],
    ['is beside the one in use', { focused: false, visibilityState: 'visible' }],
  ])('is shown while a window of the site %s', async (_where, state) => {
    const windows = [{ url: `${origin}/`, ...state }];
    expect(await startWorker({ windows }).push(text)).toHaveLength(1);
  });

  const watched = [{ url: `${origin}/dashboard`, focused: true, visibilityState: 'visible' }];
  it.each([
    ['Chrome', chrome],
    ['Firefox', firefox],
  ])('is not shown to a person who looks at the site, in %s', async (_name, userAgent) => {
    expect(await startWorker({ windows: watched, userAgent }).push(text)).toEqual([]);
  });

  it('is always shown on an iPhone, which takes the permission away otherwise', async () => {
    expect(await startWorker({ windows: watched, userAgent: iPhone }).push(text)).toHaveLength(1);
  });

  it.each(['no JSON', '{}', 'null', '{"title":1,"body":{}}'])('that is %s shows nothing', async (wrong) => {
    expect(await startWorker().push(wrong)).toEqual([]);
  });
});

describe('a press on a push', () => {
  it('focuses the window that shows the messages, as it is', async () => {
    const windows = [{ url: `${origin}/dashboard` }, { url: `${origin}/chatWindow?partner=7` }];
    expect(await startWorker({ windows }).click(push.path)).toEqual([
      'close',
      ['focus', `${origin}/chatWindow?partner=7`],
    ]);
  });

  it('shows the messages in the window that was used last', async () => {
    const windows = [{ url: `${origin}/dashboard` }, { url: `${origin}/inbox` }];
    expect(await startWorker({ windows }).click(push.path)).toEqual([
      'close',
      ['focus', `${origin}/dashboard`],
      ['navigate', `${origin}/dashboard`, `${origin}/chatWindow`],
    ]);
  });

  it('opens a window when there is none', async () => {
    expect(await startWorker().click(push.path)).toEqual(['close', ['open', `${origin}/chatWindow`]]);
  });

  it('opens a window when the worker cannot lead the one that is open', async () => {
    const windows = [{ url: `${origin}/`, isForeign: true }];
    expect((await startWorker({ windows }).click(push.path)).at(-1)).toEqual([
      'open',
      `${origin}/chatWindow`,
    ]);
  });

  it.each(['https://evil.example/chatWindow', '//evil.example', 'javascript:alert(1)', 7, undefined])(
    'opens no other site: %s',
    async (data) => {
      expect(await startWorker().click(data)).toEqual(['close', ['open', `${origin}/`]]);
    },
  );
});

describe('a subscription that the browser has ended', () => {
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };

  it('is made again with the same key', async () => {
    const log = await startWorker().send('pushsubscriptionchange', { oldSubscription: { options } });
    expect(log).toEqual([['subscribe', options]]);
  });

  it('is left as it is when the browser has made it again, or does not say which one it was', async () => {
    const started = startWorker();
    await started.send('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: {} });
    expect(await started.send('pushsubscriptionchange', {})).toEqual([]);
  });
});
