import { z } from 'zod';
import { ageOn } from '#contract/fields/age.ts';
import { undisclosedIncome } from '#contract/fields/annual-income.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { importFields } from '#contract/imports/mapping.fields.ts';
import { invitationMapper, invitationWire } from '#contract/imports/invitations.ts';
import type { showInvitation } from '#contract/imports/invitation-answers.ts';
import { choiceFacts, type FactChoice, profileFormMapper } from '#contract/profiles/fact-names.ts';
import { type Choices, labelOf } from '#server/features/choices/choices.ts';
import { daysAfter, invitationDays } from '../imports.rules.ts';
import type { Invitation } from './invitations.repository.ts';

/** The required fields of registration: the name in the claim, and the name in the save form. */
const registrationFields = {
  profile_for: 'created_by',
  gender: 'gender',
  firstname: 'firstname',
  lastname: 'lastname',
  dob: 'dob',
  religion: 'religion',
  community: 'community',
  email: 'email',
  mobile: 'mobile',
} as const;

const fact = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const storedFacts = z.record(z.string(), fact);
const listedFacts = z.object({
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  dateOfBirth: z.string().optional(),
  city: z.string().optional(),
  nativePlace: z.string().optional(),
});

/** An invitation as administrators list it. `today` is `YYYY-MM-DD`. */
export function presentInvitation(invitation: Invitation, today: string): z.input<typeof invitationWire> {
  const { state, sheetId, email, isMailWanted } = invitation;
  return invitationMapper.toWire({
    ...invitation,
    state: invitationWire.shape.iv_state.parse(state),
    number: sheetId,
    name: nameOf(invitation),
    ...ageAndPlaceOf(invitation, today),
    isSending: state === 'waiting' && isMailWanted && email !== null,
    createdAt: invitation.createdAt.toISOString(),
    invitedAt: invitation.invitedAt?.toISOString() ?? null,
    expiresAt: daysAfter(invitation.createdAt, invitationDays).toISOString(),
  });
}

/** What tells apart two people of one name. */
function ageAndPlaceOf(
  { facts }: Pick<Invitation, 'facts'>,
  today: string,
): { age: number | null; place: string | null } {
  const { dateOfBirth, city, nativePlace } = listedFacts.safeParse(facts).data ?? {};
  return {
    age: dateOfBirth === undefined ? null : ageOn(dateOfBirth, today),
    place: city ?? nativePlace ?? null,
  };
}

/** The whole name of an invited person; null when none is stored. */
export function nameOf({ facts }: Pick<Invitation, 'facts'>): string | null {
  const { data: name } = listedFacts.safeParse(facts);
  return `${name?.firstName ?? ''} ${name?.lastName ?? ''}`.trim() || null;
}

/** What is stored about a person, for that person alone. */
export function presentFacts(
  invitation: Invitation,
  { choices, termsVersion, photos }: { choices: Choices; termsVersion: string; photos: string[] },
): EndpointData<typeof showInvitation> {
  const facts = listFacts(invitation, choices);
  const missing = Object.entries(registrationFields).filter(([, field]) => facts[field] === undefined);
  return {
    iv_facts: facts,
    iv_photos: photos,
    iv_missing: missing.map(([name]) => name),
    iv_to_confirm: invitation.toConfirm,
    iv_source: invitation.source,
    iv_created_at: invitation.createdAt.toISOString(),
    iv_expires_at: daysAfter(invitation.createdAt, invitationDays).toISOString(),
    iv_terms_version: termsVersion,
  };
}

/** The facts by the names of the form, in its order, with the labels of choice lists. */
export function listFacts(
  { facts, email, mobile }: Pick<Invitation, 'email' | 'mobile'> & { facts: unknown },
  choices: Choices,
): EndpointData<typeof showInvitation>['iv_facts'] {
  const labelled = Object.entries(storedFacts.parse(facts)).map(([name, value]) => [
    name,
    labelFact(value, { list: choiceLists.get(name)?.list, choices }),
  ]);
  // The mapper renames the keys of the profile's facts to those of its form.
  const form: Record<string, string> = profileFormMapper.toWire(Object.fromEntries(labelled));
  const all: Record<string, string | null> = { ...form, email, mobile };
  const ordered = importFields.flatMap((field) => {
    const text = all[field];
    return typeof text === 'string' ? [[field, text] as const] : [];
  });
  return Object.fromEntries(ordered);
}

const choiceLists: ReadonlyMap<string, FactChoice> = new Map(choiceFacts);

function labelFact(
  value: z.infer<typeof fact>,
  { list, choices }: { list: FactChoice['list'] | undefined; choices: Choices },
): string {
  if (value === undisclosedIncome.code) return undisclosedIncome.label;
  const label = (text: string) => (list === undefined ? text : labelOf(choices, { list, value: text }));
  if (Array.isArray(value)) return value.map(label).join(', ');
  return typeof value === 'string' ? label(value) : String(value);
}
