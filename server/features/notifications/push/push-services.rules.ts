/** The hosts at which browsers' push services take pushes. A name that begins with a dot stands for every host below it. */
const knownHosts: readonly string[] = [
  // Chrome, Edge on Android, Opera, Samsung Internet and Brave
  'fcm.googleapis.com',
  // Firefox
  '.push.services.mozilla.com',
  // Edge on Windows
  '.notify.windows.com',
  // Safari, and everything on iPhones and iPads
  '.push.apple.com',
];

/**
 * The address of a browser at a push service, as it is stored; null for any other address. The server itself sends requests to it, so
 * a member must not be able to name one inside the operator's network. `ownServices` are the origins of the operator's setting.
 */
export function readPushAddress(text: string, ownServices: readonly string[]): string | null {
  const address = URL.parse(text);
  if (address === null || address.protocol !== 'https:') return null;
  if (address.username !== '' || address.password !== '') return null;
  address.hash = '';
  const isKnown =
    ownServices.includes(address.origin) || (address.port === '' && isKnownHost(address.hostname));
  return isKnown ? address.href : null;
}

function isKnownHost(host: string): boolean {
  return knownHosts.some((known) =>
    known.startsWith('.') ? host.endsWith(known) && host.length > known.length : host === known,
  );
}
