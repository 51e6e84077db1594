import type { Locator, Page } from '@playwright/test';

/** The small confirmations. */
export function noticesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Notices' });
}

/** The Undo of the notice that says a text, or of the only one. The pointer is over it, so that the notice stays. */
export async function holdUndo(page: Page, text = ''): Promise<Locator> {
  const notice = noticesOf(page).locator('> *').filter({ hasText: text });
  const undo = notice.getByRole('button', { name: 'Undo' });
  await undo.hover();
  return undo;
}
