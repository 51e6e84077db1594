import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSimilar, showCard, showPartner } from '#contract/partners/partners.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { listShortlist, toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import type { PreferenceInput } from '#tests/factories/a-preference.ts';
import type { ProfileInput } from '#tests/factories/a-profile-form.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { tokenOf } from '#tests/application/photos/support/photo-token.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

type MemberFacts = { profile?: ProfileInput; preference?: PreferenceInput };

/** A member with these facts and this preference. */
async function aPartner(
  gender: 'Female' | 'Male',
  { profile, preference }: MemberFacts = {},
): Promise<TestMember> {
  const names = gender === 'Female' ? { firstname: 'Asha' } : { firstname: 'Arun' };
  const member = await aMember(application, { gender, ...names });
  const { token } = member;
  if (profile) await succeed(callApi(application, { endpoint: updateProfile, input: profile, token }));
  if (preference)
    await succeed(callApi(application, { endpoint: updatePreference, input: preference, token }));
  return member;
}

async function succeed(call: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(body)}`);
}

const open = (viewer: TestMember, partner: TestMember) =>
  callApi(application, {
    endpoint: showPartner,
    input: { partner_id: partner.user_id },
    token: viewer.token,
  });

async function read(viewer: TestMember, partner: TestMember) {
  const { body } = await open(viewer, partner);
  const [shown] = body.data;
  if (shown === undefined) throw new Error(`Refused: ${body.message}`);
  return shown;
}

const rowOf = <Row extends { criterion: string }>(rows: readonly Row[], criterion: string) =>
  rows.find((row) => row.criterion === criterion);

describe('the profile of a partner', () => {
  it('has the facts as labels, with age, photos and the last visit', async () => {
    const him = await aPartner('Male');
    const her = await aPartner('Female', {
      profile: {
        dob: '1997-03-14',
        height: 163,
        mother_tongue: 'Malayalam',
        country: 'India',
        state: 'Kerala',
        annual_income: '500000-750000',
        hobbies: 'Reading,Chess',
      },
    });
    const photo = await aPhoto(application, { token: her.token, width: 60, height: 80 });
    const place = { file: photo.path };
    await succeed(callApi(application, { endpoint: updateProfile, input: place, token: her.token }));
    const shown = await read(him, her);
    expect(shown).toMatchObject({
      u_id: her.user_id,
      u_firstname: 'Asha',
      u_height: 163,
      u_mother_tongue: 'Malayalam',
      u_state: 'Kerala',
      u_annual_income: 625_000,
      u_income_band: '500000-750000',
      u_hobbies: 'Reading,Chess',
      u_profile_pic: expect.stringContaining(tokenOf(photo.path) ?? ''),
      photos: [{ path: expect.stringContaining(tokenOf(photo.path) ?? ''), placeholder: photo.placeholder }],
      wishlisted: false,
      is_verified: true,
      active_plan: null,
      partnerPreference: null,
    });
    expect(shown.age).toBeGreaterThan(25);
    expect(shown.last_seen_at ?? '').toMatch(/^(|.+:00:00\.000Z)$/);
  });

  it('compares their preference with the viewer, with must-haves and labels', async () => {
    const him = await aPartner('Male', {
      profile: { height: 170, mother_tongue: 'Tamil', dob: '1995-01-01', annual_income: '900000' },
    });
    const her = await aPartner('Female', {
      preference: {
        height: '165-180',
        mother_tongue: 'Malayalam,Telugu',
        annual_income: '500000-',
        diet: 'Veg',
        must_have: 'height',
      },
    });
    const { match, matched_criteria: flags, partnerPreference } = await read(him, her);
    expect(match.theirs).toMatchObject({ stated: 4, matched: 2 });
    expect(rowOf(match.theirs.criteria, 'height')).toEqual({
      criterion: 'height',
      verdict: 'met',
      must_have: true,
      wanted: '165-180',
      fact: '170',
    });
    expect(rowOf(match.theirs.criteria, 'mother_tongue')).toMatchObject({
      verdict: 'missed',
      must_have: false,
      wanted: 'Malayalam,Telugu',
      fact: 'Tamil',
    });
    expect(rowOf(match.theirs.criteria, 'annual_income')).toMatchObject({
      wanted: '500000-',
      fact: '900000',
    });
    expect(rowOf(match.theirs.criteria, 'diet')).toMatchObject({ verdict: 'unknown', fact: null });
    expect(flags).toMatchObject({ height: true, mother_tongue: false, diet: null, religion: null });
    expect(partnerPreference).toMatchObject({ pp_height: '165-180', pp_must_have: 'height' });
  });

  it('compares the viewer’s preference with them, ages as numbers', async () => {
    const him = await aPartner('Male', { preference: { age: '18-99', religion: 'Hindu' } });
    const her = await aPartner('Female');
    const { match, age } = await read(him, her);
    expect(rowOf(match.mine.criteria, 'age')).toMatchObject({ verdict: 'met', fact: String(age) });
    expect(rowOf(match.mine.criteria, 'religion')).toMatchObject({
      verdict: 'missed',
      wanted: 'Hindu',
      fact: 'Christian',
    });
    expect(match.mine).toMatchObject({ stated: 2, matched: 1 });
    expect(match.theirs).toMatchObject({ stated: 0, matched: 0, score: null });
  });

  it('joins religion and community, missed when either is', async () => {
    const him = await aPartner('Male');
    const both = await aPartner('Female', { preference: { religion: 'Christian', community: 'Nadar' } });
    const one = await aPartner('Female', { preference: { religion: 'Christian', community: 'Knanaya' } });
    expect((await read(him, both)).matched_criteria.religion_community).toBe(true);
    expect((await read(him, one)).matched_criteria.religion_community).toBe(false);
  });

  it('has on a card what would meet a missed criterion, in words of the lists', async () => {
    const profile = { height: 150, mother_tongue: 'Tamil', annual_income: '900000' };
    const him = await aPartner('Male', { profile });
    const preference = {
      height: '165-',
      mother_tongue: 'Malayalam,Telugu,our own',
      community: 'Nadar,Other',
      annual_income: '500000-',
      profile_managed_by: 'My Son',
    };
    const her = await aPartner('Female', { preference });
    const card = { endpoint: showCard, input: { partner_id: her.user_id }, token: him.token };
    const { body } = await callApi(application, card);
    const rows = body.data?.match.theirs.criteria ?? [];
    const wantedOf = (criterion: string) => rowOf(rows, criterion)?.wanted;
    expect(wantedOf('height')).toBe('165-');
    expect(wantedOf('mother_tongue')).toBe('Malayalam,Telugu,our own');
    for (const unnamed of ['annual_income', 'community', 'profile_managed_by'])
      expect(wantedOf(unnamed)).toBeUndefined();
  });

  it('has when the latest interest was declined', async () => {
    const [him, her] = [await aPartner('Male'), await aPartner('Female')];
    await anInterest(application, { senderId: her.user_id, receiverId: him.user_id, status: 'rejected' });
    const { interest } = await read(him, her);
    const at = application.clock.now().toISOString();
    expect(interest).toMatchObject({ i_status: 'rejected', i_answered_at: at });
  });

  it('has the flags at the top of the answer as well', async () => {
    const [him, her] = [await aPartner('Male'), await aPartner('Female')];
    const { body } = await open(him, her);
    expect(body).toHaveProperty('matched_criteria', body.data[0]?.matched_criteria);
  });

  it('shows whether they are on the viewer’s shortlist', async () => {
    const [him, her] = [await aPartner('Male'), await aPartner('Female')];
    const input = { partner_id: her.user_id };
    await callApi(application, { endpoint: toggleShortlist, input, token: him.token });
    expect((await read(him, her)).wishlisted).toBe(true);
  });

  it('is shown also when one declined the other', async () => {
    const [him, her] = [await aPartner('Male'), await aPartner('Female')];
    const interest = { senderId: him.user_id, receiverId: her.user_id, status: 'rejected' } as const;
    await anInterest(application, interest);
    expect((await open(him, her)).status).toBe(200);
  });
});

describe('the card of a partner', () => {
  const cardOf = (viewer: TestMember, partner: TestMember) =>
    callApi(application, { endpoint: showCard, input: { partner_id: partner.user_id }, token: viewer.token });

  it('is the card of the lists, and records no visit', async () => {
    const [him, her] = [await aPartner('Male'), await aPartner('Female')];
    const { token } = him;
    const input = { partner_id: her.user_id };
    await callApi(application, { endpoint: toggleShortlist, input, token });
    const { status, body } = await cardOf(him, her);
    expect(status).toBe(200);
    const listed = await callApi(application, { endpoint: listShortlist, input: {}, token });
    expect([body.data]).toEqual(listed.body.data);
    const visits = { endpoint: listVisits, input: { type: 'visited_me' as const }, token: her.token };
    expect((await callApi(application, visits)).body.data).toEqual([]);
  });

  it('is shown also when one declined the other', async () => {
    const [him, her] = [await aPartner('Male'), await aPartner('Female')];
    const interest = { senderId: him.user_id, receiverId: her.user_id, status: 'rejected' } as const;
    const i_id = await anInterest(application, interest);
    const { body } = await cardOf(him, her);
    expect(body.data?.interest).toMatchObject({ i_id, i_status: 'rejected' });
  });
});

const similarTo = async (viewer: TestMember, partner: TestMember) => {
  const { body } = await callApi(application, {
    endpoint: listSimilar,
    input: { partner_id: partner.user_id },
    token: viewer.token,
  });
  return body.data.map(({ u_id }) => u_id);
};

describe('profiles similar to a partner', () => {
  it('are of similar members who pass the must-haves of both sides, most similar first', async () => {
    const faith = 'Our own faith';
    const him = await aPartner('Male', {
      profile: { religion: faith, height: 170 },
      preference: { religion: faith, diet: 'Veg', must_have: 'religion' },
    });
    const her = await aPartner('Female', { profile: { religion: faith } });
    const alike = await aPartner('Female', { profile: { religion: faith, diet: 'Non Veg' } });
    const better = await aPartner('Female', { profile: { religion: faith, diet: 'Veg' } });
    const choosy = await aPartner('Female', {
      profile: { religion: faith },
      preference: { height: '180-', must_have: 'height' },
    });
    const declined = await aPartner('Female', { profile: { religion: faith } });
    const answer = { senderId: declined.user_id, receiverId: him.user_id, status: 'rejected' } as const;
    await anInterest(application, answer);
    const found = await similarTo(him, her);
    expect(found.slice(0, 2)).toEqual([better.user_id, alike.user_id]);
    for (const one of [her, choosy, declined, him]) expect(found).not.toContain(one.user_id);
    expect(found.length).toBeLessThanOrEqual(8);
  });
});
