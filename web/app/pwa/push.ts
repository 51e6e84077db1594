import { showPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications/push.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint, loadEndpoint } from '#web/app/client/browser-client.ts';
import { readSession } from '#web/app/client/session.ts';
import { createStoredText } from '#web/app/storage/stored.ts';
import { isAppleTouchDevice, registerWorker } from './installation.ts';

/**
 * Whether this device tells the member of messages. iPhones and iPads do so only where the site is installed; `denied` is changed in the
 * settings of the browser alone.
 */
export type PushState = 'unsupported' | 'uninstalled' | 'denied' | 'off' | 'on';

/** The member who turned pushes on here: another member who signs in on this device does not get them. */
const turnedOnBy = createStoredText({ key: 'push', lifetime: 'device' });

/** The tag of the worker's notifications. */
const tag = 'messages';

export async function findPushState(): Promise<PushState> {
  if (!canPush()) return isAppleTouchDevice() ? 'uninstalled' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = isTurnedOn() && (await findSubscription()) !== undefined;
  return isOn ? 'on' : 'off';
}

/** Calls back when the person changes in the browser what this site may do. Returns the function that stops this. */
export function onPermissionChange(listener: () => void): () => void {
  const ending = new AbortController();
  navigator.permissions
    .query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal: ending.signal }))
    // A browser that does not tell is asked when the person comes back.
    .catch(() => undefined);
  return () => ending.abort();
}

/**
 * Asks the person for permission, subscribes at the push service of the browser and tells the server. Returns the state afterwards, which
 * is not `on` without the permission. Throws when a server cannot be reached, or refuses.
 */
export async function turnPushOn(): Promise<PushState> {
  // First, because Safari asks only in the answer to a press.
  if ((await Notification.requestPermission()) !== 'granted') return findPushState();
  await registerWorker();
  const subscription = await subscribe(await navigator.serviceWorker.ready);
  try {
    await tellServer(subscription);
  } catch (error) {
    // Perhaps the answer alone was lost. What is shown as off must not push.
    await subscription.unsubscribe();
    throw error;
  }
  turnedOnBy.write(readSession()?.user_id ?? '');
  return 'on';
}

/** Ends the pushes to this device. Without a connection too: the server forgets a device when its push service does. */
export async function turnPushOff(): Promise<PushState> {
  turnedOnBy.remove();
  const subscription = await findSubscription();
  if (subscription === undefined) return 'off';
  await subscription.unsubscribe();
  await callEndpoint(unsubscribeFromPush, { endpoint: subscription.endpoint }).catch(ignoreUnreachable);
  return 'off';
}

/**
 * Moves the pushes of a member who turned them on here to the present session, with the present address of this browser. Pushes are no
 * reason to disturb anybody, so that a failure is left for the next time.
 */
export async function renewPush(): Promise<void> {
  if (!canPush() || !isTurnedOn()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  await subscribe(registration)
    .then(tellServer)
    .catch(() => undefined);
}

/** Ends the pushes here when a member signs out, unless somebody else turned them on. The server ends its part with the session. */
export async function forgetPush(userId: string | undefined): Promise<void> {
  if (!canPush() || turnedOnBy.read() !== userId) return;
  turnedOnBy.remove();
  await (await findSubscription())?.unsubscribe();
}

/** Closes what the worker shows: a person who looks at the site needs no notification of it. */
export async function closeShownPushes(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications({ tag })) ?? [];
  for (const notification of shown) notification.close();
}

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

function isTurnedOn(): boolean {
  const userId = readSession()?.user_id;
  return Notification.permission === 'granted' && userId !== undefined && turnedOnBy.read() === userId;
}

async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { data } = await loadEndpoint(showPushKey, {});
  const former = await pushManager.getSubscription();
  // A browser refuses to subscribe with another key while a subscription lasts.
  if (former !== null && !isMadeWith(former, data.key)) await former.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key });
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await loadEndpoint(subscribeToPush, { endpoint, keys: { p256dh, auth } });
}

function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const base64 = btoa(String.fromCodePoint(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

function ignoreUnreachable(error: unknown): void {
  if (!(error instanceof ApiUnreachable)) throw error;
}
