import { expect, test } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { answerFrame, member } from '../support/area-frame.ts';
import { answerDashboard } from '../support/dashboard.ts';
import { openLanding } from '../support/landing.ts';
import { dialogOf } from '../support/outcomes.ts';

test('signing in leads to no other site, whatever the address names', async () => {
  const { router } = await openLanding(
    '?dialog=sign-in&next=https%3A%2F%2Felsewhere.example%2F',
    (server) => {
      server.answer(login, { data: member });
      answerFrame(server, member);
      answerDashboard(server);
    },
  );
  const asked: string[] = [];
  const { navigate } = router;
  router.navigate = async (to) => {
    asked.push(to.href ?? '');
    await navigate({ to: '/' });
  };
  const dialog = dialogOf('Sign In');
  await dialog.getByLabelText('E-mail or mobile number').fill('asha@example.org');
  await dialog.getByLabelText('Password', { exact: true }).fill('marigold garden 7');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.poll(() => asked).toEqual(['/dashboard']);
});
