import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { listMessages, sendMessage } from '#contract/conversations/messages.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
import { openWindow } from '#tests/support/live-window.ts';

/** A member who writes to another one, and an open window that follows the conversation by what changed. */
export type Chatter = {
  /** Sends the next text, again and again until it is acknowledged. */
  say: () => Promise<void>;
  /** How many messages were acknowledged. */
  countSaid: () => number;
  /** How many calls were cut off, so that their effect is unknown. */
  countCut: () => number;
  /** Resolves when the window has the partner's message with this number, and the last one of the member. */
  hears: (number: number) => Promise<void>;
  /** What the window has, in the order of the conversation. */
  listHeard: () => MessageWire[];
  /** Returns to the preferred process. */
  comeBack: () => void;
  close: () => Promise<void>;
};

export type ChatterOptions = {
  member: TestMember;
  partner: TestMember;
  /** The addresses of the processes, the preferred one first. */
  listAddresses: () => readonly string[];
};

const changes = z.object({
  data: listMessages.data,
  change: z.number(),
  is_complete: z.boolean(),
});
const created = 201;
const pauseMs = 20;

export function openChatter({ member, partner, listAddresses }: ChatterOptions): Chatter {
  const heard = new Map<number, MessageWire>();
  let change = 0;
  let said = 0;
  let cut = 0;
  let place = 0;

  /** Loads what changed since the last time, as a browser does after an event or a break. */
  const load = async (address: string): Promise<ReadonlyMap<number, MessageWire>> => {
    const input = { partner_id: partner.user_id, changed_after: change, limit: 20 };
    const { body } = await call({ address, token: member.token }, { endpoint: listMessages, input });
    const answer = changes.parse(body);
    for (const message of answer.data) heard.set(message.m_id, message);
    change = answer.change;
    return answer.is_complete ? heard : load(address);
  };
  const window = openWindow({ token: member.token, listAddresses, load });

  const send = async (input: EndpointInput<typeof sendMessage>): Promise<void> => {
    const addresses = listAddresses();
    const address = addresses[place % addresses.length] ?? '';
    const answer = await call({ address, token: member.token }, { endpoint: sendMessage, input }).catch(
      () => null,
    );
    if (answer?.status === created) return;
    if (answer !== null && answer.status < 500) throw new Error(`The message was refused: ${answer.status}`);
    cut += 1;
    place += 1;
    await wait(pauseMs);
    await send(input);
  };

  return {
    say: async () => {
      await send({ partner_id: partner.user_id, text: String(said), client_id: randomUUID() });
      said += 1;
    },
    countSaid: () => said,
    countCut: () => cut,
    hears: (number) => {
      const last = [
        { m_sender_id: partner.user_id, m_text: String(number) },
        { m_sender_id: member.user_id, m_text: String(said - 1) },
      ];
      return window.shows((shown) => {
        const messages = [...shown.values()];
        return last.every(({ m_sender_id, m_text }) =>
          messages.some((message) => message.m_sender_id === m_sender_id && message.m_text === m_text),
        );
      });
    },
    listHeard: () => [...heard.values()].toSorted((one, other) => one.m_id - other.m_id),
    comeBack: () => {
      place = 0;
      window.comeBack();
    },
    close: window.close,
  };
}

async function call<E extends Endpoint>(
  { address, token }: { address: string; token: string },
  { endpoint, input }: { endpoint: E; input: EndpointInput<E> },
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${address}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: await answer.json() };
}
