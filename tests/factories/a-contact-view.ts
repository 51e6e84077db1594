import { dayAt, findSiteSettings } from '#server/features/site/site.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

/** A view of a partner's contact details. */
export async function aContactView(
  { context }: Pick<TestApplication, 'context'>,
  pair: { viewerId: number; partnerId: number },
): Promise<void> {
  const viewedAt = context.now();
  const { day } = dayAt(await findSiteSettings(context.database), viewedAt);
  await context.database
    .insertInto('contactViews')
    .values({ ...pair, day, viewedAt })
    .execute();
}
