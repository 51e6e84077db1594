import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import {
  ApiRefused,
  ApiUnreachable,
  isTemporary,
  type Refusal,
  type Success,
} from '#web/app/client/answer.ts';
import { callWhileLeaving } from '#web/app/client/browser-client.ts';
import { endpointQuery, queryClient } from '#web/app/client/queries.ts';
import { changeSessionPerson } from '#web/app/client/session-person.ts';
import { onSessionChange, readSession } from '#web/app/client/session.ts';
import { createStore } from '#web/design/store.ts';
import {
  arrange,
  changesBetween,
  isSameArrangement,
  joinArrangements,
  putBack,
  replacePhoto,
  type Arrangement,
} from './arrangement.rules.ts';

/** Why the wanted arrangement is not the saved one. */
export type Trouble = { kind: 'unreachable' } | { kind: 'changed' } | { kind: 'refused'; message: string };

/** A photo that was removed and can still be put back. */
export type Removal = { place: number; path: string; toast: number };

type ArrangementState = {
  /** The arrangement that the member wants; undefined until they change something. */
  wanted?: Arrangement;
  /** A removal is final on the server, so it is sent only when it cannot be undone any more. */
  removals?: readonly Removal[];
  isSaving?: boolean;
  /** What the server is asked to save now. */
  sending?: Arrangement | undefined;
  trouble?: Trouble | undefined;
};

/** The arrangement of this tab, saved or being saved. `chooseArrangement` decides what is shown. */
export const arrangementStore = createStore<ArrangementState>({});

const profileQuery = endpointQuery(showProfile, {});

/** The arrangement to show: the wanted one until it is saved, then the saved one with the slots that were emptied here. */
export function chooseArrangement(saved: Arrangement, state: ArrangementState): Arrangement {
  const { wanted, removals = [], isSaving = false, trouble } = state;
  if (wanted === undefined) return saved;
  const isUnsaved = isSaving || removals.length > 0 || trouble?.kind === 'unreachable';
  return isUnsaved || isSameArrangement(wanted, saved) ? wanted : saved;
}

/**
 * Changes the arrangement and the removals that can be undone, and saves. A change during a save is saved after it. Does
 * nothing before the profile is loaded.
 */
export function changeArrangement(
  change: (now: Arrangement) => Arrangement,
  removals = arrangementStore.read().removals ?? [],
): void {
  const saved = readSaved();
  if (saved === undefined) return;
  const wanted = change(chooseArrangement(saved, arrangementStore.read()));
  update({ trouble: undefined, removals, wanted });
  void saveArrangement();
}

/** Saves what is not saved yet, one save at a time. */
export async function saveArrangement(): Promise<void> {
  const { isSaving = false, wanted } = arrangementStore.read();
  if (isSaving || wanted === undefined) return;
  update({ isSaving: true });
  try {
    update({ trouble: await saveUntilSame() });
  } catch (error) {
    if (!(error instanceof ApiUnreachable) && !(error instanceof ApiRefused)) throw error;
    update({ trouble: { kind: 'unreachable' } });
  } finally {
    update({ isSaving: false, sending: undefined });
  }
  // A change that was made during the save.
  const { wanted: latest, trouble } = arrangementStore.read();
  if (latest !== wanted && trouble === undefined) void saveArrangement();
}

/** Sends at once what a running save would send after its answer, for which a page that is being left does not wait. */
export function saveWhileLeaving(): void {
  const { sending, wanted } = arrangementStore.read();
  if (sending === undefined || wanted === undefined || isSameArrangement(sending, wanted)) return;
  update({ sending: wanted });
  // If the page stays, the running save sends it again.
  callWhileLeaving(updateProfile, changesBetween(sending, wanted)).catch(() => undefined);
}

/** The server has given a photo another path; replaces it in every place. */
export function renamePhoto(names: { from: string; to: string }): void {
  queryClient.setQueryData(profileQuery.queryKey, (answer) => {
    const profile = answer?.data[0];
    if (answer === undefined || profile === undefined) return answer;
    const [picture = null, ...slots] = replacePhoto([profile.u_profile_pic, ...profile.u_images], names);
    const u_images = slots.filter((path) => path !== null);
    changeSessionPerson({ profile_pic: picture });
    return { ...answer, data: [{ ...profile, u_profile_pic: picture, u_images }] };
  });
  const { wanted } = arrangementStore.read();
  if (wanted !== undefined) update({ wanted: replacePhoto(wanted, names) });
}

/** The trouble has been shown. */
export function forgetTrouble(): void {
  update({ trouble: undefined });
}

/** Saves until the saved arrangement is the wanted one; returns the trouble that is left, if any. */
async function saveUntilSame(trouble?: Trouble): Promise<Trouble | undefined> {
  const saved = await loadSaved();
  const { wanted, removals = [] } = arrangementStore.read();
  if (wanted === undefined) return trouble;
  const sent = removals.reduce((now, removal) => putBack(now, { ...removal, taken: [] }), wanted);
  if (isSameArrangement(saved, sent)) return trouble;
  update({ sending: sent });
  const answer = await callWhileLeaving(updateProfile, changesBetween(saved, sent));
  if (!answer.result) return settleRefusal(answer, { before: saved, wanted });
  queryClient.setQueryData(profileQuery.queryKey, answer);
  changeSessionPerson({ profile_pic: answer.data[0]?.u_profile_pic ?? null });
  return saveUntilSame(trouble);
}

/** When another window was faster, its arrangement is taken and photos that were added here are put into it. */
async function settleRefusal(
  { code, message }: Refusal,
  { before, wanted }: { before: Arrangement; wanted: Arrangement },
): Promise<Trouble | undefined> {
  if (isTemporary({ code })) return { kind: 'unreachable' };
  await queryClient.refetchQueries({ queryKey: profileQuery.queryKey });
  const newest = await loadSaved();
  const isChanged = code === 'changed_elsewhere' && !isSameArrangement(before, newest);
  update({ wanted: isChanged ? joinArrangements({ before, wanted, newest }) : newest, removals: [] });
  return isChanged ? saveUntilSame({ kind: 'changed' }) : { kind: 'refused', message };
}

function update(change: ArrangementState): void {
  arrangementStore.set({ ...arrangementStore.read(), ...change });
}

/** The saved arrangement; loads the profile if it is not cached. */
export async function loadSaved(): Promise<Arrangement> {
  return arrangeProfile(await queryClient.query({ ...profileQuery, staleTime: 'static' }));
}

function readSaved(): Arrangement | undefined {
  const answer = queryClient.getQueryData(profileQuery.queryKey);
  return answer && arrangeProfile(answer);
}

function arrangeProfile({ data }: Success<typeof showProfile>): Arrangement {
  return arrange(data[0] ?? { u_profile_pic: null, u_images: [] });
}

/** Saves again what could not be saved. */
function resume(): void {
  if (arrangementStore.read().trouble?.kind === 'unreachable') void saveArrangement();
}

/**
 * Calls `forget` when the member signs out or another one signs in. After an expired session, a member who signs in again
 * goes on with what they began.
 */
export function onMemberChange(forget: () => void): void {
  let member = readSession()?.user_id;
  onSessionChange(({ session, end }) => {
    if (end === 'signed-out' || (session !== undefined && session.user_id !== member)) forget();
    member = session?.user_id ?? member;
  });
}

onMemberChange(() => arrangementStore.set({}));
onSessionChange(({ session }) => {
  if (session !== undefined) resume();
});
if (typeof window !== 'undefined') window.addEventListener('online', resume);
