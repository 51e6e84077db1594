import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showStory } from '#contract/stories/stories.ts';
import { openScreen } from '../support/open-screen.tsx';
import { setOnline } from './network.ts';

test.each([
  [false, 'You are offline'],
  [true, 'Something went wrong'],
] as const)('when online is %s, a page that did not arrive is headed "%s"', async (isOnline, heading) => {
  // The router writes the error of the page to the console.
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {});
  await openScreen('/view-success-story?id=5', {
    as: null,
    prepare: (fake) => {
      fake.disconnect(showStory);
      setOnline(isOnline);
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  await expect.element(page.getByText('We cannot reach the service.')).toBeVisible();
});
