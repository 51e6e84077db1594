import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';

/** The dialog with exactly this title. */
export function dialogOf(title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true });
}

type Outcome = { title: string; text: string; button?: string };

/** Waits for an outcome with this text, and closes it by a button. */
export async function expectOutcome({ title, text, button = 'OK' }: Outcome): Promise<void> {
  const outcome = dialogOf(title);
  await expect.element(outcome).toHaveTextContent(text);
  await outcome.getByRole('button', { name: button }).click();
  await expect.element(outcome).not.toBeInTheDocument();
}

/** The small confirmations. */
export const notices = page.getByRole('region', { name: 'Notices' });

/** Waits until a sentence that the screen shows otherwise is announced to screen readers. */
export async function expectAnnounced(sentence: string): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: sentence })).toBeInTheDocument();
}
