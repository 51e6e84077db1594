import { parseArgs } from 'node:util';
import { z } from 'zod';
import { email, newPassword } from '#contract/fields/fields.ts';

export type AdminCommand =
  | { name: 'create'; email: string; password: string }
  | { name: 'set'; key: string; text: string }
  | { name: 'erase'; email: string }
  | { name: 'reset-second-factor'; email: string }
  | { name: 'verify-audit'; noted: string | undefined };

export const usage = `Usage:
  npm run admin -- create --email you@example.org [--password …]
      Makes an administrator. Without --password it is read from ADMIN_PASSWORD.
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

const newAdministrator = z.object({ email, password: newPassword });

/** Reads the command line; null when it is no valid command. */
export function readAdminCommand(
  words: string[],
  environment: Readonly<Record<string, string | undefined>>,
): AdminCommand | null {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    strict: false,
    options: { email: { type: 'string' }, password: { type: 'string' }, noted: { type: 'string' } },
  });
  const [name, key, text] = positionals;
  if (name === 'set' && key !== undefined && text !== undefined) return { name, key, text };
  if (name === 'erase' || name === 'reset-second-factor') {
    const person = email.safeParse(values['email']);
    return person.success ? { name, email: person.data } : null;
  }
  if (name === 'verify-audit') return readVerification(values['noted']);
  return name === 'create' ? readNewAdministrator(values, environment['ADMIN_PASSWORD']) : null;
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

function readNewAdministrator(values: Values, usualPassword: string | undefined): AdminCommand | null {
  const administrator = newAdministrator.safeParse({
    email: values['email'],
    password: values['password'] ?? usualPassword,
  });
  return administrator.success ? { name: 'create', ...administrator.data } : null;
}

function readVerification(noted: string | boolean | undefined): AdminCommand | null {
  if (noted === undefined) return { name: 'verify-audit', noted };
  return typeof noted === 'string' && /^[0-9a-f]{64}$/.test(noted) ? { name: 'verify-audit', noted } : null;
}
