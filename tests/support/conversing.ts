import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import {
  clearThread,
  confirmWarning,
  listThreads,
  sayTyping,
  showThread,
} from '#contract/conversations/conversations.ts';
import {
  deleteMessage,
  listMessages,
  seeMessages,
  sendMessage,
  takeBackMessage,
} from '#contract/conversations/messages.ts';
import { confirmDelivery, countUnread } from '#contract/conversations/unread.ts';
import { callApi, type CallOptions } from './call-api.ts';
import type { TestApplication } from './start-application.ts';

type Actor = { token: string };
type Someone = { user_id: number };

type Sending = [
  from: Actor,
  to: Someone,
  input?: Partial<EndpointInput<typeof sendMessage>> & Pick<CallOptions, 'headers'>,
];
type Reading = [reader: Actor, partner: Someone, input?: Partial<EndpointInput<typeof listMessages>>];

const pageExtra = z.object(listMessages.extra);

/** The calls by which two members write to each other. */
export function conversing(application: Pick<TestApplication, 'server'>) {
  const call = <E extends Endpoint>(
    { token }: Actor,
    asked: { endpoint: E; input: EndpointInput<E> } & Pick<CallOptions, 'headers'>,
  ) => callApi(application, { ...asked, token });
  const list = (...[reader, partner, input = {}]: Reading) =>
    call(reader, { endpoint: listMessages, input: { partner_id: partner.user_id, ...input } });
  return {
    send: (...[from, to, { headers = {}, ...input } = {}]: Sending) =>
      call(from, {
        endpoint: sendMessage,
        input: { partner_id: to.user_id, text: 'Hello', client_id: randomUUID(), ...input },
        headers,
      }),
    list,
    /** An answered page with everything beside its messages. Throws when it is refused. */
    read: async (...asked: Reading) => {
      const { body } = await list(...asked);
      if (!body.result) throw new Error(`The messages were refused: ${body.message}`);
      return { data: body.data, ...pageExtra.parse(body) };
    },
    see: (...[reader, partner, m_id]: [reader: Actor, partner: Someone, m_id: number]) =>
      call(reader, { endpoint: seeMessages, input: { partner_id: partner.user_id, m_id } }),
    confirmDelivery: (reader: Actor) => call(reader, { endpoint: confirmDelivery, input: {} }),
    type: (writer: Actor, partner: Someone) =>
      call(writer, { endpoint: sayTyping, input: { partner_id: partner.user_id } }),
    takeBack: (sender: Actor, m_id: number) => call(sender, { endpoint: takeBackMessage, input: { m_id } }),
    delete: (owner: Actor, m_id: number) => call(owner, { endpoint: deleteMessage, input: { m_id } }),
    clear: (owner: Actor, partner: Someone) =>
      call(owner, { endpoint: clearThread, input: { partner_id: partner.user_id } }),
    confirmWarning: (reader: Actor, partner: Someone) =>
      call(reader, { endpoint: confirmWarning, input: { partner_id: partner.user_id } }),
    threads: (owner: Actor, input: EndpointInput<typeof listThreads> = {}) =>
      call(owner, { endpoint: listThreads, input }),
    thread: (owner: Actor, partner: Someone) =>
      call(owner, { endpoint: showThread, input: { partner_id: partner.user_id } }),
    count: async (owner: Actor) => (await call(owner, { endpoint: countUnread, input: {} })).body.data,
  };
}
