import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Waits until something is there, and gives it the focus without a pointer. */
export async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
  await expect.element(locator).toHaveFocus();
}

/** Presses a key on something: `press(button, '{Enter}')`. */
export async function press(locator: Locator, keys: string): Promise<void> {
  await focus(locator);
  await userEvent.keyboard(keys);
}
