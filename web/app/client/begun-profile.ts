import { createStoredText } from '#web/app/storage/stored.ts';

/** That a first profile was begun here and is not finished. It does not say whose, and the end of the session removes it. */
export const begunProfile = createStoredText({ key: 'begunProfile', lifetime: 'device' });

/** For the guided first profile: a closed tab signs its member out, and the landing page leads back. */
export function noteBegunProfile(isBegun: boolean): void {
  if (isBegun) begunProfile.write('yes');
  else begunProfile.remove();
}
