import { z } from 'zod';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { answerInterest, listInterests, sendInterest } from '#contract/interests/interests.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
import { openWindow } from '#tests/support/live-window.ts';

/** A member who sends and cancels an interest again and again, and an open window of the receiver. */
export type Courtship = {
  /** Sends or cancels, at a process that answers; resolves when it is acknowledged and the window shows it. */
  change: () => Promise<void>;
  /** Returns both members to their preferred processes. */
  comeBack: () => void;
  /** The status that was acknowledged last, by interest. */
  acknowledged: ReadonlyMap<number, string>;
  /** How many calls were cut off, so that their effect is unknown. */
  countCut: () => number;
  close: () => Promise<void>;
};

export type CourtshipOptions = {
  sender: TestMember;
  receiver: TestMember;
  listSenderAddresses: () => readonly string[];
  listReceiverAddresses: () => readonly string[];
};

const interestState = z.object({ i_id: z.number(), i_status: z.string() });
type InterestState = z.infer<typeof interestState>;
const isPending = ({ i_status }: InterestState) => i_status === 'pending';
const answered = z.object({ data: z.unknown() });

/** The status of a repeated change whose first call was cut off but succeeded. */
const conflict = 409;

export function openCourtship(options: CourtshipOptions): Courtship {
  const { sender, receiver, listSenderAddresses, listReceiverAddresses } = options;
  const acknowledged = new Map<number, string>();
  let latest: InterestState | null = null;
  let place = 0;
  let cut = 0;
  const window = openWindow({
    token: receiver.token,
    listAddresses: listReceiverAddresses,
    load: async (address) => {
      const asked = { endpoint: listInterests, input: { status: 'received' } } as const;
      return z.array(interestState).parse((await call({ address, token: receiver.token }, asked)).data);
    },
  });

  /** Null without an answer. */
  const callAsSender = async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => {
    const address = listSenderAddresses()[place % 2] ?? '';
    const answer = await call({ address, token: sender.token }, { endpoint, input }).catch(() => null);
    if (answer === null) place += 1;
    return answer;
  };
  const findLatest = async (): Promise<InterestState | null> => {
    const answer = await callAsSender(listInterests, { status: 'sent', limit: 1 });
    return answer === null ? findLatest() : (z.array(interestState).parse(answer.data)[0] ?? null);
  };
  const change = async (): Promise<void> => {
    const answer =
      latest !== null && isPending(latest)
        ? await callAsSender(answerInterest, { interest_id: latest.i_id, status: 'cancelled' })
        : await callAsSender(sendInterest, { receiver_id: receiver.user_id, message: 'Hello' });
    if (answer === null || answer.status === conflict) {
      cut += 1;
      latest = await findLatest();
      return change();
    }
    const done = interestState.parse(answer.data);
    acknowledged.set(done.i_id, done.i_status);
    latest = done;
    await window.shows((shown) =>
      isPending(done) ? shown.some(({ i_id }) => i_id === done.i_id) : shown.length === 0,
    );
  };

  return {
    change,
    comeBack: () => {
      place = 0;
      window.comeBack();
    },
    acknowledged,
    countCut: () => cut,
    close: window.close,
  };
}

async function call<E extends Endpoint>(
  { address, token }: { address: string; token: string },
  { endpoint, input }: { endpoint: E; input: EndpointInput<E> },
): Promise<{ status: number; data: unknown }> {
  const answer = await fetch(`${address}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const { data } = answered.parse(await answer.json());
  return { status: answer.status, data };
}
