import { aBride, aGroom } from '#tests/journeys/support/inbox.ts';
import { connectAndEnd, seat } from '#tests/journeys/support/live.ts';
import { test } from '#tests/journeys/support/pair.ts';

test('two members at two processes see live what happens between them', async ({
  pair: { first, second },
  page,
  openBrowser,
  problems,
}) => {
  // The profile that became invisible.
  problems.expect(/404/);
  const bride = await aBride(first, 'Gauri');
  const groom = await aGroom(second, 'Gautam');
  const his = await seat(await openBrowser(), { product: second, member: groom, path: '/dashboard' });
  const hers = await seat(page, { product: first, member: bride, path: `/partner-profile/${groom.id}` });
  await connectAndEnd(hers, his);
});
