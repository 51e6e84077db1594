import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { claimReview, decideReview, listReview, releaseReview } from '#contract/moderation/review.ts';
import type { ReviewKind } from '#contract/moderation/review-queue.choices.ts';
import { showCard, showPartner } from '#contract/partners/partners.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import type { ReviewMode } from '#contract/site/review-modes.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

type Actor = { token: string };
type Someone = { user_id: number };

/** The calls of moderators and members about a review. */
export function reviewing(application: TestApplication) {
  const { database } = application.context;
  const decide = ({ token }: Actor, input: EndpointInput<typeof decideReview>) =>
    callApi(application, { endpoint: decideReview, input, token });
  /** The waiting item of a member; of photos the latest. */
  const itemOf = async ({ user_id }: Someone, kind: ReviewKind) => {
    const item = await database
      .selectFrom('reviewItems')
      .select(['id', 'version'])
      .where('accountId', '=', user_id)
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (item === undefined) throw new Error(`Nothing of the kind ${kind} waits`);
    return item.id;
  };
  return {
    setMode: (text: ReviewMode) => updateSiteSetting(application.context, { key: 'reviewMode', text }),
    list: ({ token }: Actor, input: EndpointInput<typeof listReview> = {}) =>
      callApi(application, { endpoint: listReview, input, token }),
    claim: ({ token }: Actor, input: EndpointInput<typeof claimReview> = {}) =>
      callApi(application, { endpoint: claimReview, input, token }),
    release: ({ token }: Actor, item_id: number) =>
      callApi(application, { endpoint: releaseReview, input: { item_id }, token }),
    decide,
    itemOf,
    approve: async (desk: Actor, of: { member: Someone; kind: ReviewKind }) =>
      decide(desk, { item_id: await itemOf(of.member, of.kind), decision: 'approve' }),
    reject: async (desk: Actor, of: { member: Someone; kind: ReviewKind; reason?: string }) =>
      decide(desk, {
        item_id: await itemOf(of.member, of.kind),
        decision: 'reject',
        reason: of.reason ?? 'contact_details',
      }),
    save: ({ token }: Actor, input: EndpointInput<typeof updateProfile>) =>
      callApi(application, { endpoint: updateProfile, input, token }),
    /** The own profile with what is said of its review. */
    own: async ({ token }: Actor) => {
      const { body } = await callApi(application, { endpoint: showProfile, input: {}, token });
      const [profile] = body.data;
      if (profile === undefined) throw new Error('A member has a profile');
      return { profile, review: showProfile.extra?.review.parse(Reflect.get(body, 'review')) ?? null };
    },
    /** What another member reads of somebody, in each place; null where they are not found. */
    seenBy: async ({ token }: Actor, { user_id }: TestMember) => {
      const partner = await callApi(application, {
        endpoint: showPartner,
        input: { partner_id: user_id },
        token,
      });
      const card = await callApi(application, {
        endpoint: showCard,
        input: { partner_id: user_id },
        token,
      });
      const found = await callApi(application, {
        endpoint: searchMembers,
        input: { search: `ITM${user_id}` },
        token,
      });
      return {
        profile: partner.status === 200 ? (partner.body.data[0] ?? null) : null,
        card: card.body.data,
        found: found.body.data.find(({ u_id }) => u_id === user_id) ?? null,
      };
    },
  };
}
