import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showProfile } from '#contract/profiles/show-profile.ts';
import { updateProfile } from '#contract/profiles/update-profile.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

async function read({ token }: TestMember) {
  const { body } = await callApi(application, { endpoint: showProfile, input: {}, token });
  return body.data[0];
}

async function save({ token }: TestMember, input: EndpointInput<typeof updateProfile>) {
  return callApi(application, { endpoint: updateProfile, input, token });
}

describe('the own profile', () => {
  it('begins with what registration asked for, and says what is missing', async () => {
    const member = await aMember(application, { religion: 'Christian', community: 'Nadar' });
    const { body } = await callApi(application, { endpoint: showProfile, input: {}, token: member.token });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ u_religion: 'Christian', u_community: 'Nadar', u_height: null });
    expect(body).toMatchObject({ completion: { percentage: 16 } });
  });

  it('keeps what a save does not name, and clears what is sent empty', async () => {
    const member = await aMember(application);
    await save(member, { father: 'Mathew', mother: 'Annamma', height: '165' });
    const { body } = await save(member, { father: '' });
    expect(body.message).toBe('Profile updated successfully');
    expect(body.data[0]).toMatchObject({ u_father: null, u_mother: 'Annamma', u_height: 165 });
    expect(await read(member)).toEqual(body.data[0]);
  });
});
