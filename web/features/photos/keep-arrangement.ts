import { showProfile } from '#contract/profiles/show-profile.ts';
import { updateProfile } from '#contract/profiles/update-profile.ts';
import { ApiRefused, ApiUnreachable, type Refusal, type Success } from '#web/api/answer.ts';
import { callWhileLeaving } from '#web/api/browser-client.ts';
import { endpointQuery, queryClient } from '#web/api/queries.ts';
import { changeSessionPerson } from '#web/api/session-person.ts';
import { onSessionChange } from '#web/api/session.ts';
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
import { forgetWithPerson } from './forget-with-person.ts';

/** Why the arrangement of the person is not the saved one. */
export type Trouble = { kind: 'unreachable' } | { kind: 'changed' } | { kind: 'refused'; message: string };

/** A photo that was removed and can still be put back. */
export type Removal = { place: number; path: string; toast: number };

type Kept = {
  /** As the person wants it; undefined until they change something. */
  wanted?: Arrangement;
  /** The server removes for good, so it is told only when nobody can want a photo back any more. */
  removals?: readonly Removal[];
  isSaving?: boolean;
  trouble?: Trouble | undefined;
};

/** The arrangement of this tab, saved or on its way. Shown through `chooseArrangement`. */
export const keptArrangement = createStore<Kept>({});

const profileQuery = endpointQuery(showProfile, {});

/** The arrangement to show: the person's own until it is saved, then the saved one with the holes that they made. */
export function chooseArrangement(saved: Arrangement, kept: Kept): Arrangement {
  const { wanted, removals = [], isSaving = false, trouble } = kept;
  if (wanted === undefined) return saved;
  const isUnsaved = isSaving || removals.length > 0 || trouble?.kind === 'unreachable';
  return isUnsaved || isSameArrangement(wanted, saved) ? wanted : saved;
}

/**
 * Changes the arrangement, and what can be put back with it, and saves; a change that comes while another is being saved
 * is saved after it. Does nothing before the profile is known.
 */
export function changeArrangement(
  change: (now: Arrangement) => Arrangement,
  removals = keptArrangement.read().removals ?? [],
): void {
  const saved = readSaved();
  if (saved === undefined) return;
  const kept = keptArrangement.read();
  keptArrangement.set({
    ...kept,
    trouble: undefined,
    removals,
    wanted: change(chooseArrangement(saved, kept)),
  });
  void saveArrangement();
}

/** Saves what is not saved yet. One save is under way at a time. */
export async function saveArrangement(): Promise<void> {
  const { isSaving = false, wanted } = keptArrangement.read();
  if (isSaving || wanted === undefined) return;
  meet({ isSaving: true });
  try {
    meet({ trouble: await saveUntilSame() });
  } catch (error) {
    if (!(error instanceof ApiUnreachable) && !(error instanceof ApiRefused)) throw error;
    meet({ trouble: { kind: 'unreachable' } });
  } finally {
    meet({ isSaving: false });
  }
  // What was changed while the last answer was on its way to us.
  const { wanted: latest, trouble } = keptArrangement.read();
  if (latest !== wanted && trouble === undefined) void saveArrangement();
}

/** The server has given a photo another path, wherever it stands. */
export function renamePhoto(names: { from: string; to: string }): void {
  queryClient.setQueryData(profileQuery.queryKey, (answer) => {
    const profile = answer?.data[0];
    if (answer === undefined || profile === undefined) return answer;
    const [picture = null, ...slots] = replacePhoto([profile.u_profile_pic, ...profile.u_images], names);
    const u_images = slots.filter((path) => path !== null);
    changeSessionPerson({ profile_pic: picture });
    return { ...answer, data: [{ ...profile, u_profile_pic: picture, u_images }] };
  });
  const { wanted } = keptArrangement.read();
  if (wanted !== undefined) meet({ wanted: replacePhoto(wanted, names) });
}

/** A trouble that was told is over. */
export function forgetTrouble(): void {
  meet({ trouble: undefined });
}

/** Answers what stands in the way in the end, if anything. */
async function saveUntilSame(told?: Trouble): Promise<Trouble | undefined> {
  const saved = await loadSaved();
  const { wanted, removals = [] } = keptArrangement.read();
  if (wanted === undefined) return told;
  const sent = removals.reduce((now, removal) => putBack(now, { ...removal, taken: [] }), wanted);
  if (isSameArrangement(saved, sent)) return told;
  const answer = await callWhileLeaving(updateProfile, changesBetween(saved, sent));
  if (!answer.result) return settleRefusal(answer, { before: saved, wanted });
  queryClient.setQueryData(profileQuery.queryKey, answer);
  changeSessionPerson({ profile_pic: answer.data[0]?.u_profile_pic ?? null });
  return saveUntilSame(told);
}

/** The service itself failed, or wants to know first who is asking: nothing was wrong with what was asked. */
const passingFailures = new Set(['unexpected_error', 'unavailable', 'too_many_requests', 'not_signed_in']);

/** Another window was faster: its arrangement stands, and what was added here joins it. Anything else is told. */
async function settleRefusal(
  { code, message }: Refusal,
  { before, wanted }: { before: Arrangement; wanted: Arrangement },
): Promise<Trouble | undefined> {
  if (passingFailures.has(code)) return { kind: 'unreachable' };
  await queryClient.refetchQueries({ queryKey: profileQuery.queryKey });
  const newest = await loadSaved();
  const isChanged = code === 'changed_elsewhere' && !isSameArrangement(before, newest);
  meet({ wanted: isChanged ? joinArrangements({ before, wanted, newest }) : newest, removals: [] });
  return isChanged ? saveUntilSame({ kind: 'changed' }) : { kind: 'refused', message };
}

function meet(change: Kept): void {
  keptArrangement.set({ ...keptArrangement.read(), ...change });
}

/** The saved arrangement; asks for the profile when nobody has yet. */
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

/** Goes on with what could not be saved. */
function resume(): void {
  if (keptArrangement.read().trouble?.kind === 'unreachable') void saveArrangement();
}

forgetWithPerson(() => keptArrangement.set({}));
onSessionChange(({ session }) => {
  if (session !== undefined) resume();
});
if (typeof window !== 'undefined') window.addEventListener('online', resume);
