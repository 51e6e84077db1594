import type { AnsweredMessageWire } from '#contract/conversations/message.wire.ts';
import { isTemporary } from '#web/app/client/answer.ts';

/** A message that is written and not yet acknowledged. */
export type WaitingMessage = {
  /** Made by this window; the server takes a message with the same id once. */
  clientId: string;
  partnerId: number;
  text: string;
  /** The message that it answers. */
  replyTo: AnsweredMessageWire | null;
  writtenAt: string;
  /** Why the server refused it; null while it waits. */
  refusal: string | null;
  /** The server has it; it stays here for the moment until the loaded messages contain it. */
  isAcknowledged: boolean;
};

/** Returns the message of a conversation that is sent next: the oldest that waits. */
export function nextOf(outbox: readonly WaitingMessage[], partnerId: number): WaitingMessage | undefined {
  return outbox.find((message) => message.partnerId === partnerId && isWaiting(message));
}

/** Returns the partners with a message that waits. */
export function listRecipients(outbox: readonly WaitingMessage[]): number[] {
  return [...new Set(outbox.filter(isWaiting).map(({ partnerId }) => partnerId))];
}

export function isWaiting({ refusal, isAcknowledged }: WaitingMessage): boolean {
  return refusal === null && !isAcknowledged;
}

export function acknowledge(outbox: readonly WaitingMessage[], clientId: string): WaitingMessage[] {
  return outbox.map((message) =>
    message.clientId === clientId ? { ...message, isAcknowledged: true } : message,
  );
}

export function without(outbox: readonly WaitingMessage[], clientId: string): WaitingMessage[] {
  return outbox.filter((message) => message.clientId !== clientId);
}

export function refuse(
  outbox: readonly WaitingMessage[],
  { clientId, sentence }: { clientId: string; sentence: string },
): WaitingMessage[] {
  return outbox.map((message) =>
    message.clientId === clientId ? { ...message, refusal: sentence } : message,
  );
}

/** A refused message that is tried again goes behind those that wait. */
export function putBack(outbox: readonly WaitingMessage[], clientId: string): WaitingMessage[] {
  const refused = outbox.find((message) => message.clientId === clientId);
  return refused === undefined ? [...outbox] : [...without(outbox, clientId), { ...refused, refusal: null }];
}

/** Whether a refused message is sent again by itself, because the refusal ends by itself. */
export function isTriedAgain(refusal: { code: string }): boolean {
  return isTemporary(refusal) || refusal.code === 'too_many_messages';
}

const firstDelay = 1000;
const longestDelay = 30_000;

/** The milliseconds before the next attempt: longer after each one in vain, and never before the server allows it. */
export function delayOf({ attempts, retryAfter = 0 }: { attempts: number; retryAfter?: number }): number {
  const grown = Math.min(firstDelay * 2 ** Math.max(0, attempts - 1), longestDelay);
  return Math.max(grown, retryAfter * 1000);
}
