import { register } from '#contract/accounts/registration.ts';
import { takenFields, type TypedRegistration } from '#contract/accounts/registration-form.ts';
import type { useCall } from '#web/parts/forms/use-call.ts';
import type { CodeLength } from '../codes.rules.ts';
import { firstCode, lengthOf, storeAddress, storeSentCode } from '../sent-codes.ts';
import { describeErrors, readInput, type Reader, type RegistrationErrors } from './check-registration.ts';

type Refused = {
  errors: RegistrationErrors;
  /** Null when wrong fields say all of it. */
  refusal: string | null;
  /** Whether the person has an account already. */
  isTaken: boolean;
};
export type SentRegistration = { email: string; length: CodeLength } | Refused;

type Sending = Reader & { call: ReturnType<typeof useCall> };

/**
 * Sends a registration that was checked. Stores the code that was sent for the dialog that waits for it. Undefined when the service
 * failed, which is on the screen then.
 */
export async function sendRegistration(
  typed: TypedRegistration,
  { call, ...reader }: Sending,
): Promise<SentRegistration | undefined> {
  const input = readInput(typed);
  const answer = input === undefined ? undefined : await call(register, input);
  if (answer === undefined) return undefined;
  if (answer.result) {
    const { email } = answer.data;
    const length = lengthOf(answer);
    storeAddress(email);
    storeSentCode('verify', { ...firstCode(email, { length }), isRegistration: true });
    return { email, length };
  }
  const isTaken = answer.code === 'already_registered';
  const wrong = isTaken ? takenFields.map((field) => ({ field, message: answer.message })) : [];
  const found = answer.errors ?? [];
  const errors = describeErrors([...wrong, ...found], reader);
  if (isTaken && input !== undefined) storeAddress(input.email);
  return { errors, refusal: found.length > 0 ? null : answer.message, isTaken };
}
