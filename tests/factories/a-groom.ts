import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import { aMember, type TestMember } from './a-member.ts';
import type { RegistrationInput } from './a-registration.ts';

type Changes = Partial<RegistrationInput> & { profile?: EndpointInput<typeof updateProfile> };

/** A verified man, for a bride to find; `profile` is saved after the registration. */
export async function aGroom(
  application: TestApplication,
  { profile, ...changes }: Changes = {},
): Promise<TestMember> {
  const groom = { gender: 'Male', firstname: 'Joseph', lastname: 'Varghese', dob: '1994-05-02' } as const;
  const member = await aMember(application, { ...groom, ...changes });
  if (profile !== undefined) {
    const { body } = await callApi(application, {
      endpoint: updateProfile,
      input: profile,
      token: member.token,
    });
    if (!body.result) throw new Error(`The profile was refused: ${body.message}`);
  }
  return member;
}
