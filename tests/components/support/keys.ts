import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Waits for an element, and focuses it without a pointer. */
export async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
  await expect.element(locator).toHaveFocus();
}

/** Presses a key on an element: `press(button, '{Enter}')`. */
export async function press(locator: Locator, keys: string): Promise<void> {
  await focus(locator);
  await userEvent.keyboard(keys);
}
