import type { EndpointData } from '#contract/endpoint.ts';
import type { countInterests as contract } from '#contract/interests/count-interests.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import { findAllowance } from '#server/features/plans/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { countInterests } from './interests.repository.ts';

/** How long the lists of a member are, and how many interests may still be sent today. */
export async function summariseInterests(
  context: Context,
  accountId: number,
): Promise<{ data: EndpointData<typeof contract> }> {
  const viewpoint = await findViewpoint(context.database, accountId);
  const counts = await countInterests(context.database, viewpoint);
  const { interests: quota } = await findAllowance(context, accountId);
  return { data: { ...counts, left: quota?.left ?? null, limit: quota?.limit ?? null } };
}
