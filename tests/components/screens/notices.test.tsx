import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showToast } from '#web/design/messages/toasts.tsx';
import { focus } from '../support/keys.ts';
import { openLanding } from '../support/landing.ts';
import { notices } from '../support/outcomes.ts';

/** A button of the page at the end of the screen, where notices come. */
async function openWithButton() {
  await page.viewport(390, 844);
  await openLanding('', () => undefined);
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.textContent = 'At the end';
  button.style.cssText = 'position: fixed; bottom: 20px; left: 20px; right: 20px; height: 48px';
  return page.getByRole('button', { name: 'At the end' });
}

test('a notice is above the button that the keyboard is on', async () => {
  const button = await openWithButton();
  showToast('Saved');
  const bottom = () => notices.element().getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeGreaterThan(800);
  await userEvent.tab();
  await focus(button);
  await expect.poll(bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top);
});

test('a notice that is closed with the keyboard returns the focus to where it was', async () => {
  const button = await openWithButton();
  await focus(button);
  showToast('Saved');
  const close = notices.getByRole('button', { name: 'Close' });
  await focus(close);
  await userEvent.keyboard('{Enter}');
  await expect.element(notices).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
