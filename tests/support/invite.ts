import { claimInvitation, showInvitation } from '#contract/imports/invitation-answers.ts';
import { listInvitations } from '#contract/imports/invitations.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { queueInvitations } from '#server/features/imports/invitations/deliver-invitations.ts';
import { callApi } from './call-api.ts';
import { receiveMails } from './read-code.ts';
import { type Desk, take } from './run-import.ts';
import { writeSheet } from './spreadsheets.ts';

export const password = 'marigold garden 7';

let counter = 0;
export const header = [
  'Name',
  'Sex',
  'Age',
  'DOB',
  'Height',
  'Religion',
  'Caste',
  'Salary',
  'E-mail',
  'Mobile',
];

/** A row for that header, of a new person each time. */
export function aRow(changes: Partial<Record<string, string>> = {}): string[] {
  counter += 1;
  const row: Partial<Record<string, string>> = {
    Name: 'Asha Mathew',
    Sex: 'F',
    DOB: '14/03/1997',
    Height: `5'6"`,
    Religion: 'Christian',
    Caste: 'Nadar',
    Salary: '6 LPA',
    'E-mail': `invited.${counter}@example.org`,
    Mobile: `98765${String(10_000 + counter)}`,
    ...changes,
  };
  return header.map((name) => row[name] ?? '');
}

/** Imports one row and takes the secret of the link from its mail. */
export async function invite(
  desk: Desk,
  changes: Partial<Record<string, string>> = {},
): Promise<{ email: string; token: string }> {
  const row = aRow(changes);
  const email = row[8] ?? '';
  const content = writeSheet([header, row]);
  await take(desk, { content, sends_invitations: true, source: 'St Mary’s bureau' });
  await queueInvitations(desk.application.context);
  const [mail] = await receiveMails(desk.application, { address: email, count: 1 });
  const token = /\/invitation#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { email, token };
}

/** The invitation as its link shows it. */
export function show({ application }: Desk, token: string) {
  return callApi(application, { endpoint: showInvitation, input: { token } });
}

type Claim = Omit<EndpointInput<typeof claimInvitation>, 'confirm_password' | 'consent' | 'password'>;

/** Claims an invitation for oneself, with consent. */
export function claim({ application }: Desk, input: Claim) {
  return callApi(application, {
    endpoint: claimInvitation,
    input: { consent: true, password, confirm_password: password, profile_for: 'My Self', ...input },
  });
}

/** The invitation that a search finds first. */
export async function findInvitation({ application, token }: Desk, search: string) {
  const { body } = await callApi(application, { endpoint: listInvitations, input: { search }, token });
  return body.data[0];
}
