import { onSessionChange, readSession } from '#web/api/session.ts';

/**
 * Forgets what a person had under way when they sign out or another one signs in. After an expired session, whoever
 * signs in again goes on where they were.
 */
export function forgetWithPerson(forget: () => void): void {
  let person = readSession()?.user_id;
  onSessionChange(({ session, end }) => {
    if (end === 'signed-out' || (session !== undefined && session.user_id !== person)) forget();
    person = session?.user_id ?? person;
  });
}
