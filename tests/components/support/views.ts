import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { chooseScheme } from '#web/design/scheme.ts';

/** Shows the screen as a phone does. Call before it is opened. */
async function showOnPhone(): Promise<void> {
  await page.viewport(390, 844);
}

/** The screen sizes for tests of a screen with another layout on phones: `test.each(screens)('…, on %s', …)`. */
export const screens: readonly (readonly [name: string, show: () => Promise<void>])[] = [
  ['a wide screen', () => Promise.resolve()],
  ['a phone', showOnPhone],
];

/** Shows the screen at its narrowest, with dark colours and from right to left. Call before it is opened. */
export async function showNarrowDarkReversed(): Promise<void> {
  await page.viewport(320, 700);
  chooseScheme('dark');
  document.documentElement.dir = 'rtl';
}

/** How many pixels the page is wider than the screen. */
export function measureOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** The words on buttons and in bars that stand on two lines. */
export function findBrokenWords(root: Element | null): string[] {
  if (root === null) return ['nothing to look at'];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode() !== null) {
    const { currentNode: node } = texts;
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** The elements that lie on another one of them. */
export function findOverlaps(elements: readonly Element[]): Element[] {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return elements.filter((_element, place) => {
    const one = boxes[place];
    return boxes
      .slice(place + 1)
      .some(
        (other) =>
          one !== undefined &&
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      );
  });
}

/** Shows the page on a phone, with text as large as a reader may set it in the browser: at twice its size, or at `percent`. */
export async function showLargeTextOnPhone(percent = 200): Promise<void> {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = `${percent}%`;
}

/** Waits until a list does not move any more, and gives where it is: rows are measured when they come into view. */
export async function findRest(list: Element): Promise<number> {
  let before = -1;
  const isAtRest = () => {
    const last = before;
    before = list.scrollTop;
    return before === last;
  };
  await expect.poll(isAtRest).toBe(true);
  return before;
}

/** How fast everything moves: ten times as fast as in the product, where a test does not look at the movement itself. */
export async function playMotion(playbackRate: 1 | 10): Promise<void> {
  await cdp().send('Animation.setPlaybackRate', { playbackRate });
}
