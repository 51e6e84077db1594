import { vi } from 'vitest';

/** What the browser of a test answers when it is asked for permission, and what it already has. */
type Options = { permission?: NotificationPermission; answer?: NotificationPermission };

export type FakePush = {
  /** The address and keys as the browser gives them to the site; undefined while it is not subscribed. */
  findSubscription: () => PushSubscriptionJSON | undefined;
  /** The keys with which it was subscribed. */
  keys: string[];
  /** How many notifications are shown. */
  countShown: () => number;
  show: () => void;
  setPermission: (permission: NotificationPermission) => void;
  /** Makes the push service of the browser fail from now on, or work again. */
  setWorking: (isWorking: boolean) => void;
};

/**
 * Puts a worker with a push service in the place of the browser's own ones, which a browser without a screen and a network does not
 * have. Undone after the test.
 */
export function fakePush({ permission = 'default', answer = 'granted' }: Options = {}): FakePush {
  let current = permission;
  let isWorking = true;
  let shown: { close: () => void }[] = [];
  let subscription: { json: PushSubscriptionJSON; key: string } | undefined;
  let count = 0;
  const keys: string[] = [];
  const present = () =>
    subscription && {
      endpoint: subscription.json.endpoint,
      options: { applicationServerKey: bytesOf(subscription.key).buffer },
      toJSON: () => subscription?.json,
      unsubscribe: async () => {
        subscription = undefined;
        return true;
      },
    };
  const registration = {
    pushManager: {
      getSubscription: async () => present() ?? null,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (!isWorking) throw new DOMException('Registration failed', 'AbortError');
        keys.push(applicationServerKey);
        const endpoint = subscription?.json.endpoint ?? `https://push.example.org/${(count += 1)}`;
        subscription = {
          json: { endpoint, keys: { p256dh: 'p256dh', auth: 'auth' } },
          key: applicationServerKey,
        };
        return present();
      },
    },
    getNotifications: async () => shown,
  };
  let isRegistered = permission === 'granted';
  const container = {
    register: async () => {
      isRegistered = true;
      return registration;
    },
    getRegistration: async () => (isRegistered ? registration : undefined),
    ready: Promise.resolve(registration),
  };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(
    // The product uses these members alone.
    container as unknown as ServiceWorkerContainer,
  );
  const status = new EventTarget();
  // The same for the answer about the permission.
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(status as PermissionStatus);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    get permission() {
      return current;
    },
    requestPermission: async () => {
      if (current === 'default') current = answer;
      return current;
    },
  });
  return {
    findSubscription: () => subscription?.json,
    keys,
    countShown: () => shown.length,
    show: () => {
      shown = [{ close: () => (shown = []) }];
    },
    setPermission: (changed) => {
      current = changed;
      status.dispatchEvent(new Event('change'));
    },
    setWorking: (works) => {
      isWorking = works;
    },
  };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
