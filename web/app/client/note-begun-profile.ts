import { begunProfile } from './remembered.ts';

/** For the guided first profile: a closed tab signs its member out, and the landing page leads back. */
export function noteBegunProfile(isBegun: boolean): void {
  if (isBegun) begunProfile.write('yes');
  else begunProfile.remove();
}
