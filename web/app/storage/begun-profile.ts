import { createStoredText } from './stored.ts';

const note = createStoredText({ key: 'begunProfile', lifetime: 'device' });

/** Notes whether a first profile waits to be finished. It names nobody, and the end of the session removes it. */
export function noteBegunProfile(isBegun: boolean): void {
  if (isBegun) note.write('yes');
  else note.remove();
}

/** Whether somebody has begun a profile in this browser: a closed tab signs them out, and the landing page leads them back. */
export function hasBegunProfile(): boolean {
  return note.read() !== undefined;
}
