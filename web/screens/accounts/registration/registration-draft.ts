import {
  emptyRegistration,
  lastStep,
  readTyped,
  type TypedRegistration,
} from '#contract/accounts/registration-form.ts';
import { createStored } from '#web/app/storage/stored.ts';

/** A registration that is not sent yet: what was typed, and the step on screen. */
type RegistrationDraft = { step: number; typed: TypedRegistration };

const stored = createStored<RegistrationDraft>({
  key: 'registrationDraft',
  lifetime: 'tab',
  parse: parseDraft,
});

/** Without a schema, because it is read with a visitor's first script. */
function parseDraft(draft: unknown): RegistrationDraft | undefined {
  if (typeof draft !== 'object' || draft === null || !('step' in draft) || !('typed' in draft))
    return undefined;
  const { step, typed } = draft;
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 0 || step > lastStep) return undefined;
  return { step, typed: readTyped({ ...(typeof typed === 'object' ? typed : {}) }) };
}

/** Stores a draft in this tab, for reloads and closing, without the passwords. */
export function storeDraft({ step, typed }: RegistrationDraft): void {
  const { password: _password, confirm_password: _again, ...rest } = typed;
  stored.write({ step, typed: { ...emptyRegistration, ...rest } });
}

export function readDraft(): RegistrationDraft {
  return stored.read() ?? { step: 0, typed: emptyRegistration };
}

export const deleteDraft = stored.remove;
