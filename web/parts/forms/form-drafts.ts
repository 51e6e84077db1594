import { z } from 'zod';
import { createStored } from '#web/app/storage/stored.ts';

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

const texts = z.record(z.string(), z.string());
const storedForm = z.object({ values: texts, seen: texts });

const storedDraft = (form: string) =>
  createStored({
    key: 'draft',
    part: form,
    lifetime: 'tab',
    parse: (stored) => storedForm.safeParse(stored).data,
  });

export function storeDraft(form: string, { values, seen }: FormDraft): void {
  storedDraft(form).write({ values, seen });
}

/** The draft of the member who is signed in; that of another member is not found. */
export function readDraft(form: string): FormDraft | undefined {
  return storedDraft(form).read();
}

export function forgetDraft(form: string): void {
  storedDraft(form).remove();
}
