import { parseArgs } from 'node:util';
import { email } from '#contract/fields/fields.ts';

export type AdminCommand =
  | { name: 'create'; email: string }
  | { name: 'set'; key: string; text: string }
  | { name: 'erase'; email: string }
  | { name: 'reset-second-factor'; email: string }
  | { name: 'verify-audit'; noted: string | undefined };

export const usage = `Usage:
  npm run admin -- create --email you@example.org
      Makes an administrator. The password is ADMIN_PASSWORD, or else is asked for: other users of the
      machine could read it in the command.
  npm run admin -- erase --email member@example.org
      Erases a member's account and profile, on the person's request.
  npm run admin -- reset-second-factor --email you@example.org
      Takes the second factor of an administrator away, who has lost it. Another owner can do it on screen.
  npm run admin -- set name "Our Site"
      Changes a site setting: name, supportEmail, grievanceOfficer, timeZone …
  npm run admin -- set logo logo.png
      Changes the logo; "" removes it.
  npm run admin -- verify-audit [--noted <head>]
      Finds changed, removed, inserted and swapped entries of the audit log, and says whether it
      still contains the head that an earlier run printed.
`;

/** Reads the command line; null when it is no valid command. */
export function readAdminCommand(words: string[]): AdminCommand | null {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    strict: false,
    options: { email: { type: 'string' }, noted: { type: 'string' } },
  });
  const [name, key, text] = positionals;
  if (name === 'set' && key !== undefined && text !== undefined) return { name, key, text };
  if (values['password'] !== undefined) return null;
  if (name === 'create' || name === 'erase' || name === 'reset-second-factor') {
    const person = email.safeParse(values['email']);
    return person.success ? { name, email: person.data } : null;
  }
  return name === 'verify-audit' ? readVerification(values['noted']) : null;
}

function readVerification(noted: string | boolean | undefined): AdminCommand | null {
  if (noted === undefined) return { name: 'verify-audit', noted };
  return typeof noted === 'string' && /^[0-9a-f]{64}$/.test(noted) ? { name: 'verify-audit', noted } : null;
}
