import { z } from 'zod';
import { onSessionChange, readSession } from '#web/api/session.ts';
import { removeFromTab } from '#web/storage/remove-from-tab.ts';
import { createStored } from '#web/storage/stored.ts';

/**
 * What a member typed into a form and has not saved. It is stored in this tab, beside the session itself, so it outlives
 * a reload and an expired session; saving, cancelling and signing out remove it.
 */
export type FormDraft = {
  /** Everything that was typed. */
  values: Record<string, string>;
  /** What the fields contained when the member began, so that a change made elsewhere since is noticed. */
  seen: Record<string, string>;
};

const prefix = 'draft:';
const texts = z.record(z.string(), z.string());
const draftOfMember = z.object({ user_id: z.string(), values: texts, seen: texts });

const storedDraft = (form: string) =>
  createStored({
    key: prefix + form,
    lifetime: 'tab',
    parse: (stored) => draftOfMember.safeParse(stored).data,
  });

export function storeDraft(form: string, { values, seen }: FormDraft): void {
  const user_id = readSession()?.user_id;
  if (user_id !== undefined) storedDraft(form).write({ user_id, values, seen });
}

/** The draft of the member who is signed in; that of another member is not found. */
export function readDraft(form: string): FormDraft | undefined {
  const draft = storedDraft(form).read();
  return draft?.user_id === readSession()?.user_id ? draft : undefined;
}

export function forgetDraft(form: string): void {
  storedDraft(form).remove();
}

// An expired session leaves them: a member who signs in again goes on with them.
onSessionChange(({ end }) => {
  if (end === 'signed-out') removeFromTab(prefix);
});
