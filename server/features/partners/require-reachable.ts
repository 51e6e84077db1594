import { isVisible, viewpointOf } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import type { Person } from './partners.repository.ts';
import { type Look, requireVisible } from './require-visible.ts';

/**
 * The viewer and a partner to whom they may turn: each may see the other, so that nobody is turned to by somebody of whom
 * they cannot know. Throws partner_not_found, profile_hidden, partner_not_reachable.
 */
export async function requireReachable(
  context: Pick<Context, 'database' | 'now'>,
  look: Look,
): Promise<{ viewer: Person; partner: Person }> {
  const { viewer, partner } = await requireVisible(context, look);
  if (viewer.isHidden) throw problem('profile_hidden');
  if (!isVisible(viewer, viewpointOf(partner))) throw problem('partner_not_reachable');
  return { viewer, partner };
}
