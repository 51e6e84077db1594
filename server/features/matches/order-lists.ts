import { compareDirection, findCandidates, scoreOf } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { type Batch, learnMembers } from './read-batch.ts';
import { orderPartners } from './spread.rules.ts';

/** The lists of some members of a batch in the order in which they are shown. */
export async function orderLists(
  context: Pick<Context, 'database' | 'now'>,
  { batch, accountIds }: { batch: Batch; accountIds: readonly number[] },
): Promise<Map<number, number[]>> {
  const owners = accountIds.flatMap((id) => batch.members.get(id) ?? []);
  const partnerIds = [...new Set(owners.flatMap((owner) => owner.partnerIds))];
  await learnMembers(context, { batch, accountIds: partnerIds });
  const partners = await findCandidates(context, { accountIds: partnerIds, ...batch.reading });
  return new Map(
    owners.map((owner) => {
      const me = batch.people.get(owner.accountId);
      const found = owner.partnerIds.flatMap((id) => {
        const [partner, member] = [partners.get(id), batch.members.get(id)];
        if (me === undefined || partner === undefined || member === undefined) return [];
        const mine = compareDirection(me.wish, partner.facts);
        const theirs = compareDirection(partner.wish, me.facts);
        return [{ accountId: id, freshOn: member.freshOn, score: scoreOf(mine, theirs) }];
      });
      return [owner.accountId, orderPartners(found, batch.freshSince)];
    }),
  );
}
