import { z } from 'zod';
import { onSessionChange, readSession } from '#web/api/session.ts';

/**
 * What somebody typed into a form and has not saved. It stays on this device, in this tab, beside the session itself,
 * so it outlives a reload and an expired session; saving, cancelling and signing out forget it.
 */
export type FormDraft = {
  /** Everything that was typed. */
  values: Record<string, string>;
  /** What the fields held when the person began, so that a change elsewhere meanwhile is noticed. */
  seen: Record<string, string>;
};

const prefix = 'draft:';
const texts = z.record(z.string(), z.string());
const stored = z.object({ user_id: z.string(), values: texts, seen: texts });

export function keepDraft(form: string, { values, seen }: FormDraft): void {
  const user_id = readSession()?.user_id;
  if (user_id === undefined) return;
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify({ user_id, values, seen }));
  } catch {
    // A full storage keeps no draft; the form itself still holds everything.
  }
}

/** The draft of the person who is signed in; nobody finds another one's. */
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

// An expired session leaves them: whoever signs in again goes on where they were.
onSessionChange(({ end }) => {
  if (end === 'signed-out') forgetDrafts();
});

function parse(text: string | null): z.infer<typeof stored> | undefined {
  try {
    return stored.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    // What somebody else wrote under this key is no draft of ours.
    return undefined;
  }
}
