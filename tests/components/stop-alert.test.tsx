import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stopAlert } from '#contract/searches/stop-alert.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openScreen } from './support/open-screen.tsx';
import { screens } from './support/views.ts';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
const title = page.getByRole('heading', { level: 1 });

test.for(screens)(
  'an invalid link to stop an alert shows a message after the press, on %s',
  async ([, show]) => {
    await show();
    const { server } = await openScreen(`/stop-alert?token=${token}`, {
      as: null,
      prepare: (fake) => fake.refuse(stopAlert, { code: 'not_found' }),
    });
    await expect.element(title).toHaveTextContent('End this alert?');
    await expectAccessible();
    expect(server.listCalls(stopAlert)).toEqual([]);
    await page.getByRole('button', { name: 'End the alert' }).click();
    await expect.element(title).toHaveTextContent('This link no longer works');
    await expectAccessible();
    expect(server.listCalls(stopAlert)).toEqual([{ token }]);
  },
);
