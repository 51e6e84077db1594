import { z } from 'zod';
import { createStored } from '#web/storage/stored.ts';
import {
  emptyRegistration,
  isRegistrationField,
  lastStep,
  type RegistrationValues,
} from './registration.rules.ts';

/** A registration that is not sent yet: what was typed, and the step on screen. */
type RegistrationDraft = { step: number; values: RegistrationValues };

const draftSchema = z.object({
  step: z.number().int().min(0).max(lastStep),
  values: z.record(z.string(), z.string()),
});
const stored = createStored({
  key: 'registrationDraft',
  lifetime: 'tab',
  parse: (draft) => draftSchema.safeParse(draft).data,
});

/** Stores a draft in this tab, for reloads and closing, without the passwords. */
export function storeDraft({ step, values }: RegistrationDraft): void {
  const { password: _password, confirm_password: _again, ...rest } = values;
  stored.write({ step, values: rest });
}

export function readDraft(): RegistrationDraft {
  const draft = stored.read();
  const known = Object.entries(draft?.values ?? {}).filter(([field]) => isRegistrationField(field));
  return { step: draft?.step ?? 0, values: { ...emptyRegistration, ...Object.fromEntries(known) } };
}

export const deleteDraft = stored.remove;
