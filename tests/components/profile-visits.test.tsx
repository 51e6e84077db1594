import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listVisits } from '#contract/partners/list-visits.ts';
import { expectAddress, openScreen } from './support/open-screen.tsx';
import { aPartnerCardWire } from './support/wire-partner-card.ts';

test('a member who does not show visits sees why no visitor is listed', async () => {
  const visited = { ...aPartnerCardWire(), visited_at: new Date(Date.now() - 120_000).toISOString() };
  const screen = await openScreen('/profile-vists', {
    prepare: (fake) => {
      fake.answer(listVisits, ({ type }) => ({
        data: type === 'i_visited' ? [visited] : [],
        is_browsing_unshown: true,
      }));
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Your visits are not shown' })).toBeVisible();
  await expect
    .element(
      page.getByText(
        'Members do not see that you viewed their profile, and you do not see who viewed yours.',
      ),
    )
    .toBeVisible();
  await page.getByRole('tab', { name: 'Profiles I Viewed' }).click();
  await expect.element(page.getByText('nobody sees that you viewed these profiles')).toBeVisible();
  const card = page.getByRole('tabpanel').getByRole('listitem');
  await expect.element(card).toHaveTextContent(/Thomas Kurian.*Viewed/);
  await page.getByRole('link', { name: 'Go to the settings' }).click();
  await expectAddress(screen, '/settings?section=privacy');
});
