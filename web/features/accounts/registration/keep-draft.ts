import { z } from 'zod';
import {
  emptyRegistration,
  isRegistrationField,
  lastStep,
  type RegistrationValues,
} from './registration.rules.ts';

/** A registration that is not sent yet: what was typed, and the step it stands at. */
export type RegistrationDraft = { step: number; values: RegistrationValues };

const storageKey = 'registrationDraft';
const stored = z.object({
  step: z.number().int().min(0).max(lastStep),
  values: z.record(z.string(), z.string()),
});

/** Keeps a draft through reloads and closing, in this tab only, and never the passwords. */
export function keepDraft({ step, values }: RegistrationDraft): void {
  const { password: _password, confirm_password: _again, ...rest } = values;
  sessionStorage.setItem(storageKey, JSON.stringify({ step, values: rest }));
}

export function readDraft(): RegistrationDraft {
  const draft = parse(sessionStorage.getItem(storageKey));
  const known = Object.entries(draft?.values ?? {}).filter(([field]) => isRegistrationField(field));
  return { step: draft?.step ?? 0, values: { ...emptyRegistration, ...Object.fromEntries(known) } };
}

export function forgetDraft(): void {
  sessionStorage.removeItem(storageKey);
}

function parse(text: string | null): z.infer<typeof stored> | undefined {
  try {
    return stored.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    // What somebody else wrote under this key is no draft of ours.
    return undefined;
  }
}
