import { z } from 'zod';
import { onSessionChange, readSession } from '#web/api/session.ts';

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
const stored = z.object({ user_id: z.string(), values: texts, seen: texts });

export function storeDraft(form: string, { values, seen }: FormDraft): void {
  const user_id = readSession()?.user_id;
  if (user_id === undefined) return;
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify({ user_id, values, seen }));
  } catch {
    // A full storage takes no draft; the form itself still contains everything.
  }
}

/** The draft of the member who is signed in; that of another member is not found. */
export function readDraft(form: string): FormDraft | undefined {
  const draft = parse(sessionStorage.getItem(prefix + form));
  return draft?.user_id === readSession()?.user_id ? draft : undefined;
}

export function forgetDraft(form: string): void {
  sessionStorage.removeItem(prefix + form);
}

function forgetDrafts(): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

// An expired session leaves them: a member who signs in again goes on with them.
onSessionChange(({ end }) => {
  if (end === 'signed-out') forgetDrafts();
});

function parse(text: string | null): z.infer<typeof stored> | undefined {
  try {
    return stored.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    // Anything else that was written under this key is no draft.
    return undefined;
  }
}
