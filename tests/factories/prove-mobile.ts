import type { Context } from '#server/platform/context.ts';

/** Makes the number of a member count as proved, without a text message. */
export async function proveMobile({ database, now }: Pick<Context, 'database' | 'now'>, accountId: number) {
  await database
    .updateTable('accounts')
    .set({ mobileVerifiedAt: now() })
    .where('id', '=', accountId)
    .execute();
}
