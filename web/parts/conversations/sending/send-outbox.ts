import { sendMessage } from '#contract/conversations/messages.ts';
import type { AnsweredMessageWire, MessageWire } from '#contract/conversations/message.wire.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { onOnlineChange, readOnline } from '#web/app/client/reachability.ts';
import { connectedSignal } from '#web/app/client/live-signals.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { readSession } from '#web/app/client/session.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { writeOwnMessage } from '../messages/messages.queries.ts';
import { writeMessagesLeft } from '../unread/unread.queries.ts';
import {
  acknowledge,
  delayOf,
  isTriedAgain,
  isWaiting,
  listRecipients,
  nextOf,
  putBack,
  refuse,
  type WaitingMessage,
  without,
} from './outbox.rules.ts';
import { readOutbox, writeOutbox } from './store-outbox.ts';

type Written = Pick<WaitingMessage, 'partnerId' | 'text'> & { replyTo: AnsweredMessageWire | null };

/** Puts a message into the outbox, where it is shown at once, and sends it. */
export function writeMessage({ partnerId, text, replyTo }: Written): void {
  const message: WaitingMessage = {
    clientId: makeId(),
    partnerId,
    text,
    replyTo,
    writtenAt: new Date().toISOString(),
    refusal: null,
    isAcknowledged: false,
  };
  writeOutbox([...readOutbox(), message]);
  void sendTo(partnerId);
}

/** Without HTTPS, as in the network of a house, browsers have no `randomUUID`. */
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends a refused message once more. */
export function sendAgain({ clientId, partnerId }: WaitingMessage): void {
  writeOutbox(putBack(readOutbox(), clientId));
  void sendTo(partnerId);
}

export function removeFromOutbox({ clientId }: WaitingMessage): void {
  writeOutbox(without(readOutbox(), clientId));
}

/** The partners of messages that are on their way: of each conversation one at a time, so that the order stays. */
const sendingTo = new Set<number>();
let attempts = 0;
let timer: number | undefined;

/** Sends everything that waits. Called when the connection may be back. */
function sendWaiting(): void {
  window.clearTimeout(timer);
  timer = undefined;
  for (const partnerId of listRecipients(readOutbox())) void sendTo(partnerId);
}

async function sendTo(partnerId: number): Promise<void> {
  if (sendingTo.has(partnerId)) return;
  sendingTo.add(partnerId);
  try {
    let message = nextOf(readOutbox(), partnerId);
    while (message !== undefined && readOnline() && (await send(message))) {
      message = nextOf(readOutbox(), partnerId);
    }
  } finally {
    sendingTo.delete(partnerId);
  }
}

/** Returns whether the next message can be sent; otherwise this one is tried again later. */
async function send(message: WaitingMessage): Promise<boolean> {
  const { clientId, partnerId, text, replyTo } = message;
  const accountId = readSession()?.user_id;
  const input = {
    partner_id: partnerId,
    text,
    client_id: clientId,
    ...(replyTo !== null && { reply_to: replyTo.m_id }),
  };
  try {
    const answer = await callEndpoint(sendMessage, input);
    // The outbox is that of another session by now.
    if (readSession()?.user_id !== accountId) return false;
    if (answer.result) {
      writeMessagesLeft(queryClient, answer.left);
      acknowledgeAs(message, answer.data);
    } else if (isTriedAgain(answer)) return tryLater(answer.retry_after);
    else reject(message, answer.message);
    attempts = 0;
    return true;
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return tryLater();
  }
}

/** The list shows either of the two by their common id, so the message stays in the outbox until the list has the answer. */
function acknowledgeAs({ clientId, partnerId }: WaitingMessage, message: MessageWire): void {
  writeOutbox(acknowledge(readOutbox(), clientId));
  writeOwnMessage(queryClient, { partnerId, message });
  setTimeout(() => writeOutbox(without(readOutbox(), clientId)));
}

function reject({ clientId }: WaitingMessage, sentence: string): void {
  writeOutbox(refuse(readOutbox(), { clientId, sentence }));
  announce(sentence);
}

function tryLater(retryAfter = 0): false {
  attempts += 1;
  window.clearTimeout(timer);
  timer = window.setTimeout(sendWaiting, delayOf({ attempts, retryAfter }));
  return false;
}

function sendWhenVisible(): void {
  if (document.visibilityState === 'visible') sendWaiting();
}

function askBeforeClosing(event: BeforeUnloadEvent): void {
  if (readOutbox().some(isWaiting)) event.preventDefault();
}

// As long as this tab lives: a message goes out from any screen once the connection is back.
connectedSignal.listen(sendWaiting);
onOnlineChange(() => {
  if (readOnline()) sendWaiting();
});
document.addEventListener('visibilitychange', sendWhenVisible);
window.addEventListener('beforeunload', askBeforeClosing);
sendWaiting();
