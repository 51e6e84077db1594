import { afterAll, beforeAll, expect, it } from 'vitest';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { aRegisteredMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const none = 'Prefer not to say';

it.each([
  ['Christian', 'Syro Malabar', ['Syro-Malabar', none]],
  ['Christian', 'R.C.', ['Roman Catholic (Latin)', none]],
  ['Christian', 'Nadar', [null, 'Nadar']],
  ['Muslim', 'Sunni – Hanafi', ['Sunni – Hanafi', none]],
  // What both lists know is the community.
  ['Hindu', 'Nair', [null, 'Nair']],
  ['Hindu', 'Syro Malabar', [null, 'Syro Malabar']],
])(
  'a %s family that answers %s has the denomination and community %j',
  async (religion, community, faith) => {
    const { token } = await aRegisteredMember(application, { religion, community });
    const { body } = await callApi(application, { endpoint: showProfile, input: {}, token });
    expect([body.data?.[0]?.u_denomination, body.data?.[0]?.u_community]).toEqual(faith);
  },
);
