import { z } from 'zod';
import {
  emptyRegistration,
  isRegistrationField,
  lastStep,
  type RegistrationValues,
} from './registration.rules.ts';

/** A registration that is not sent yet: what was typed, and the step on screen. */
type RegistrationDraft = { step: number; values: RegistrationValues };

const storageKey = 'registrationDraft';
const stored = z.object({
  step: z.number().int().min(0).max(lastStep),
  values: z.record(z.string(), z.string()),
});

/** Stores a draft in this tab, for reloads and closing, without the passwords. */
export function storeDraft({ step, values }: RegistrationDraft): void {
  const { password: _password, confirm_password: _again, ...rest } = values;
  sessionStorage.setItem(storageKey, JSON.stringify({ step, values: rest }));
}

export function readDraft(): RegistrationDraft {
  const draft = parse(sessionStorage.getItem(storageKey));
  const known = Object.entries(draft?.values ?? {}).filter(([field]) => isRegistrationField(field));
  return { step: draft?.step ?? 0, values: { ...emptyRegistration, ...Object.fromEntries(known) } };
}

export function deleteDraft(): void {
  sessionStorage.removeItem(storageKey);
}

function parse(text: string | null): z.infer<typeof stored> | undefined {
  try {
    return stored.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    // Written by another version: there is no draft.
    return undefined;
  }
}
