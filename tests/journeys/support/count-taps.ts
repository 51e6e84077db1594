import type { Locator, Page } from '@playwright/test';

/**
 * Counts what a person on a phone does: every tap, typing into a field as the one tap that opens the keyboard, a code as one, and every
 * screen. A screen is what fills the phone until something else does: a page, a dialog, or a step of either. What it is, is read from
 * the page before each tap, so that no screen on which anything is done is left out. A sheet over the lower part of a screen and the
 * phone's own lists are not screens; each costs its taps.
 */
export function countTaps(page: Page) {
  let taps = 0;
  const screens: string[] = [];
  /** Counts the present screen, once. */
  const look = async () => {
    const screen = await page.evaluate(readScreen);
    if (!screens.includes(screen)) screens.push(screen);
  };
  const press = async (count: number, act: () => Promise<unknown>) => {
    await look();
    taps += count;
    await act();
  };
  return {
    count: () => ({ taps, screens: screens.length }),
    screens,
    look,
    /** A tap on what comes with the screen: it is there before the screen is read. */
    tap: async (target: Locator) => {
      await target.waitFor();
      await press(1, () => target.tap());
    },
    type: async (field: Locator, text: string) => {
      await field.waitFor();
      await press(1, () => field.tap());
      await field.fill(text);
    },
    /** One tap opens the list of the phone, another one chooses. */
    select: async (list: Locator, option: string | { index: number }) => {
      await list.waitFor();
      await press(2, () => list.selectOption(option));
    },
    typeCode: async (firstBox: Locator, code: string) => {
      await firstBox.waitFor();
      await press(1, () => firstBox.tap());
      await page.keyboard.type(code);
    },
    /** One tap opens the pictures of the phone, another one chooses. */
    pick: async (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      await button.waitFor();
      const chooser = page.waitForEvent('filechooser');
      await press(2, () => button.tap());
      await (await chooser).setFiles(file);
    },
  };
}

export type TapCounter = ReturnType<typeof countTaps>;

/** Runs in the browser: the address and the headings of what fills the phone. */
function readScreen(): string {
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const fills = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= 0.9 * window.innerWidth && height >= 0.9 * window.innerHeight;
  };
  const dialog = [...document.querySelectorAll('[role="dialog"], dialog[open]')].findLast(fills);
  const headings = dialog?.querySelectorAll('h2, h3') ?? document.querySelectorAll('h1');
  const titles = [...headings].filter(isSeen).map((heading) => heading.textContent.trim());
  return [window.location.pathname, ...titles].join(' ');
}
