import { liveCloseCodes } from '#contract/notifications/live.events.ts';

/**
 * When to reconnect after a close: `soon`; `later`, when other windows may be closed; `checkSession`, later if the session is
 * still active; or `never` with this token.
 */
export type Reconnect = 'soon' | 'later' | 'checkSession' | 'never';

const reconnects: ReadonlyMap<number, Reconnect> = new Map<number, Reconnect>([
  [liveCloseCodes.ended, 'checkSession'],
  [liveCloseCodes.refused, 'never'],
  [liveCloseCodes.tooMany, 'later'],
]);

/** Returns when to reconnect after a close with a code: soon after every other one, a broken line among them. */
export function reconnectAfter(code: number): Reconnect {
  return reconnects.get(code) ?? 'soon';
}
