import { onSessionChange } from '#web/app/client/session.ts';

/** The versions of enquiries that this window made, so that an own change is not reported as that of another administrator. */
const made = new Set<string>();

// The next administrator on this device has seen none of them.
onSessionChange(() => made.clear());

export function rememberChange(enquiryId: number, version: number): void {
  made.add(`${enquiryId} ${version}`);
}

/** The version that a person has seen who saw another one and made the changes since then. */
export function versionSeen(enquiryId: number, seen: number): number {
  let version = seen;
  while (made.has(`${enquiryId} ${version + 1}`)) version += 1;
  return version;
}
