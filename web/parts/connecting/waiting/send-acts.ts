import { answerInterest, sendInterest } from '#contract/interests/interests.ts';
import { ApiRefused, ApiUnreachable, isTemporary, type Refusal } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { readSession } from '#web/app/client/session.ts';
import { countAnswered } from '../connecting.queries.ts';
import { changeCard, loadCard, type Relationship } from '../partner-cards.ts';
import { setShortlisted } from '../set-shortlisted.ts';
import { changeActs, readActs, refreshActs } from './store-acts.ts';
import { isDone, withAct, withoutAct, type PressedAct, type WaitingAct } from './waiting-acts.rules.ts';

/** What the server said to an act that it did not accept, and the partner that it was about. */
export type RefusedAct = { name: string | undefined; sentence: string };

type Listener = { onRefused: (refused: RefusedAct) => void; onAllSent: () => void };
let listener: Listener | undefined;

/** Sets what is called when something that waited was refused, and when the last of it was sent. */
export function setActListener(wanted: Listener | undefined): void {
  listener = wanted;
}

/** Keeps what was pressed without a connection, and sends it when the connection is back. */
export function keepAct(pressed: PressedAct): void {
  changeActs((acts) => withAct(acts, { ...pressed, id: makeId(), pressedAt: Date.now() }));
  sendActs();
}

/** Without HTTPS, as in the network of a house, browsers have no `randomUUID`. */
function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');
}

/** Takes back what has not been sent, and what is sent by now. */
export function dropAct({ id }: WaitingAct): void {
  changeActs((acts) => withoutAct(acts, id));
}

const longestPause = 30_000;

/** Begins a mutation for every act. They wait until the server can be reached, and then run one after the other. */
export function sendActs(): void {
  const owner = readSession()?.user_id;
  const mutations = queryClient.getMutationCache();
  for (const act of readActs()) {
    const mutationKey = ['acts', act.id];
    if (mutations.find({ mutationKey, status: 'pending' }) !== undefined) continue;
    const mutation = mutations.build(queryClient, {
      mutationKey,
      scope: { id: 'acts' },
      mutationFn: () => sendOnce(act, owner),
      retry: (_count, error) => error instanceof ApiUnreachable,
      retryDelay: (count) => Math.min(1000 * 2 ** count, longestPause),
    });
    void mutation.execute(undefined);
  }
}

/** The windows of one browser share what waits; of them, one sends it. */
async function sendOnce(act: WaitingAct, owner: string | undefined): Promise<void> {
  const send = async () => {
    // Signed out, taken back, or sent by another window since it was pressed.
    const isOpen = owner !== undefined && readSession()?.user_id === owner;
    if (isOpen && readActs().some(({ id }) => id === act.id)) await sendAct(act);
    else refreshActs();
  };
  if ('locks' in navigator) await navigator.locks.request('acts', send);
  else await send();
}

async function sendAct(act: WaitingAct): Promise<void> {
  const refusal = await callServer(act);
  // The session ended meanwhile: it waits for the same member to sign in again.
  if (readSession() === undefined) return;
  if (refusal !== undefined && isTemporary(refusal)) throw new ApiUnreachable(refusal.message);
  dropAct(act);
  if (refusal !== undefined) await showRefusal(act, refusal);
  else if (readActs().length === 0) listener?.onAllSent();
}

/** Sends an act and shows what it changed on the card of its partner. Returns the refusal if there is one. */
async function callServer(act: WaitingAct): Promise<Refusal | undefined> {
  const { partnerId } = act;
  const show = (change: Partial<Relationship>) => changeCard(queryClient, { partnerId, ...change });
  if (act.kind === 'shortlist') {
    const answer = await setShortlisted(act);
    if (!answer.result) return answer;
    show(answer.data);
    return undefined;
  }
  const answer =
    act.kind === 'interest'
      ? await callEndpoint(sendInterest, { receiver_id: partnerId, message: act.message })
      : await callEndpoint(answerInterest, { interest_id: act.interestId, status: act.status });
  if (!answer.result) return answer;
  if (act.kind === 'answer' && act.status !== 'cancelled') countAnswered(queryClient);
  show({ interest: answer.data });
  return undefined;
}

/** An attempt whose answer was lost is refused the second time; then the card shows that it is done, and nothing is wrong. */
async function showRefusal(act: WaitingAct, { message }: Refusal): Promise<void> {
  const card = await findCard(act.partnerId);
  if (card !== undefined && isDone(act, card?.interest ?? null)) return;
  listener?.onRefused({ name: card?.u_firstname, sentence: message });
}

async function findCard(partnerId: number) {
  try {
    return await loadCard(queryClient, partnerId);
  } catch (error) {
    if (!(error instanceof ApiUnreachable || error instanceof ApiRefused)) throw error;
    return undefined;
  }
}
