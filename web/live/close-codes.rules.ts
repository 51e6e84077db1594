import { liveCloseCodes } from '#contract/notifications/live.events.ts';

/**
 * What to do when the connection is closed: come `again` soon; come `later`, when other windows may be closed; `ask` whether
 * the session still lives, and come later if it does; or `never` come back with this token.
 */
export type Comeback = 'again' | 'later' | 'ask' | 'never';

const comebacks: ReadonlyMap<number, Comeback> = new Map<number, Comeback>([
  [liveCloseCodes.ended, 'ask'],
  [liveCloseCodes.refused, 'never'],
  [liveCloseCodes.tooMany, 'later'],
]);

/** Every other close, a broken line among them, is one to come back from. */
export function comebackAfter(code: number): Comeback {
  return comebacks.get(code) ?? 'again';
}
