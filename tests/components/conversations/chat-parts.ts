import { page } from 'vitest/browser';

export const log = page.getByRole('log');
export const field = page.getByRole('textbox', { name: 'Message to Thomas Kurian' });
export const sendButton = page.getByRole('button', { name: 'Send', exact: true });

/** The message with this text. The time of a message follows its text without a space, so the text is compared whole. */
export function messageOf(text: string) {
  return log.getByRole('article').filter({ has: page.getByText(text, { exact: true }) });
}

/** The element that scrolls. */
export function scrollerOf(): HTMLElement {
  const article = log.getByRole('article').first().element();
  for (let at: Element | null = article; at !== null; at = at.parentElement) {
    if (at instanceof HTMLElement && getComputedStyle(at).overflowY === 'auto') return at;
  }
  throw new Error('The messages do not scroll');
}

/** How many pixels are below what is in view. */
export function pixelsBelow(): number {
  const { scrollHeight, scrollTop, clientHeight } = scrollerOf();
  return scrollHeight - scrollTop - clientHeight;
}
