import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { listVisible } from './list-visible.ts';
import type { Person } from './partners.repository.ts';

/** Who looks, and at whom. */
export type Look = { viewerId: number; partnerId: number };

/**
 * The viewer and a partner whom they may see. Throws partner_not_found otherwise, whatever the reason: nobody learns who
 * blocked them, who left, or which ids are taken.
 */
export async function requireVisible(
  context: Pick<Context, 'database' | 'now'>,
  { viewerId, partnerId }: Look,
): Promise<{ viewer: Person; partner: Person }> {
  const { viewer, partners } = await listVisible(context, { viewerId, ids: [partnerId] });
  const [partner] = partners;
  if (partner === undefined) throw problem('partner_not_found');
  return { viewer, partner };
}
