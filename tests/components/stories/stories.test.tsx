import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listStories, showStory } from '#contract/stories/stories.ts';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openLanding } from '../support/landing.ts';
import { openScreen } from '../support/open-screen.tsx';
import { screens, playMotion } from '../support/views.ts';
import { aStoryWire } from './wire-story.ts';
import { onePage } from '../support/people-pages.ts';

const names = ['Asha', 'Binita', 'Chitra', 'Divya', 'Esther', 'Fatima', 'Gauri', 'Hema'];
const stories = names.map((bride, index) =>
  aStoryWire({ ss_id: index + 1, bride_firstname: bride, name: `${bride} and Joseph` }),
);
const ending = 'And so it ends.';
const long = `${'We met in spring and wrote to each other every evening. '.repeat(30)}\n\n${ending}`;

function answerStories(fake: FakeServer, shown: readonly StoryWire[] = stories): void {
  fake.answer(listStories, onePage(shown, 12));
  fake.answer(showStory, ({ id }) => ({
    data: shown.find(({ ss_id }) => String(ss_id) === String(id)) ?? aStoryWire(),
  }));
}

const openStory = (story: Partial<StoryWire> = {}, prepare: (fake: FakeServer) => void = () => undefined) =>
  openScreen('/view-success-story?id=1', {
    as: null,
    prepare: (fake) => {
      answerStories(fake, [aStoryWire({ ss_id: 1, ...story }), ...stories.slice(1)]);
      prepare(fake);
    },
  });
const openStrip = (count: number) => openLanding('', (fake) => answerStories(fake, stories.slice(0, count)));

const section = page.getByRole('region', { name: 'Real Stories, Real Love' });
const pause = section.getByRole('button', { name: 'Pause the stories' });
const cardOf = (bride: string) =>
  section.getByRole('link', { name: `Read more of the story of ${bride} and Joseph` });
const left = () => section.element().querySelector('ul')?.getBoundingClientRect().left ?? Number.NaN;

/** Whether the strip moves within some frames. */
async function isMoving(): Promise<boolean> {
  const before = left();
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  return left() !== before;
}

test.each(screens)(
  'stories pass by, and stop for the pointer, the keyboard and a button, on %s',
  async (_screen, show) => {
    await playMotion(1);
    onTestFinished(() => playMotion(10));
    await show();
    await openStrip(8);
    await expect.element(pause).toBeVisible();
    await expect.poll(isMoving).toBe(true);
    await cardOf('Asha').hover({ force: true });
    await expect.poll(isMoving).toBe(false);
    await pause.hover();
    await expect.poll(isMoving).toBe(true);
    await pause.click();
    await expect.element(section.getByRole('button', { name: 'Play the stories' })).toBeVisible();
    await expect.poll(isMoving).toBe(false);
  },
);

test('the keyboard reaches every story of the strip once, and sees it', async () => {
  await page.viewport(390, 844);
  await openStrip(5);
  await expect.element(pause).toBeVisible();
  for (const bride of names.slice(0, 5)) {
    const card = cardOf(bride);
    if (bride === 'Asha') {
      section.element().setAttribute('tabindex', '-1');
      section.element().focus();
    }
    await userEvent.tab();
    await expect.element(card).toHaveFocus();
    const { left: start, right: end } = card.element().getBoundingClientRect();
    expect([bride, start >= 0, end <= 390]).toEqual([bride, true, true]);
  }
  await userEvent.tab();
  await expect.element(pause).toHaveFocus();
});

test.each([1, 2, 3])('%i of them stand still in the middle, each once', async (count) => {
  await openStrip(count);
  await expect.element(cardOf('Asha')).toBeVisible();
  await expect.element(pause).not.toBeInTheDocument();
  expect(section.element().querySelectorAll('article')).toHaveLength(count);
  expect(await isMoving()).toBe(false);
  const cards = [...section.element().querySelectorAll('article')].map((card) =>
    card.getBoundingClientRect(),
  );
  const first = cards[0]?.left ?? 0;
  const last = cards.at(-1)?.right ?? 0;
  expect(Math.abs(first - (window.innerWidth - last))).toBeLessThan(2);
});

test('as many as fit beside each other do not move', async () => {
  await page.viewport(1440, 900);
  await openStrip(4);
  await expect.element(cardOf('Divya')).toBeVisible();
  await expect.element(pause).not.toBeInTheDocument();
  await page.viewport(1200, 900);
  await expect.element(pause).toBeVisible();
});

test('a pressed card opens its story at once', async () => {
  const text = long;
  const { server, router } = await openScreen('/all-Success-Stories', {
    as: null,
    prepare: (fake) => answerStories(fake, [aStoryWire({ ss_id: 1, ss_story: text }), ...stories.slice(1)]),
  });
  const card = page.getByRole('article').filter({ hasText: 'Asha & Joseph' });
  await expect.element(card.getByText(/^We met in spring.*…$/)).toBeVisible();
  // As the pointer or finger on its way to the card does.
  await router.loadRouteChunk(router.routesByPath['/view-success-story']);
  const release = server.hold(showStory);
  window.scrollTo({ top: 300 });
  await card.getByRole('link').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Asha & Joseph' })).toBeVisible();
  await expect.element(page.getByText(/^We met in spring.*…$/)).toBeVisible();
  await expect.element(page.getByText(ending)).not.toBeInTheDocument();
  expect(window.scrollY).toBe(0);
  release();
  await expect.element(page.getByText(ending)).toBeVisible();
});

test('from 1280 pixels on the text stands beside the picture and goes on below it', async () => {
  await page.viewport(1280, 900);
  await openStory({ ss_story: long, ss_image: '' });
  const rectangles = () => {
    const paragraph = page.getByText(/^We met in spring and wrote/).element();
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    return [...range.getClientRects()];
  };
  await expect.element(page.getByText(ending)).toBeVisible();
  const lines = rectangles();
  expect(lines[0]?.left).toBeGreaterThan((lines.at(-1)?.left ?? 0) + 300);
  await page.viewport(1279, 900);
  await expect.poll(() => rectangles()[0]?.left === rectangles().at(-1)?.left).toBe(true);
});

test('without a place and with a picture that is not there a story has the initials alone', async () => {
  await openStory({
    ss_image: '/photos/no-such-folder/card-1200.jpg',
    ss_place: '',
    bride_firstname: 'J.',
    bride_lastname: '',
    groom_firstname: 'Binu',
  });
  await expect.element(page.getByText('JB', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText('Place', { exact: true })).not.toBeInTheDocument();
});

test('a story is shared by its link, where the device has no menu for it', async () => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
    configurable: true,
  });
  await openStory();
  await page.getByRole('button', { name: 'Share this story' }).click();
  await expect.element(page.getByText('The link is copied.').first()).toBeVisible();
  expect(copied).toEqual([`${window.location.origin}/view-success-story?id=1`]);
});

test('the only story has no strip of others', async () => {
  await openStory({}, (fake) => answerStories(fake, stories.slice(0, 1)));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'More stories' })).not.toBeInTheDocument();
});

test('a search leads back to all stories when it finds none', async () => {
  await openScreen('/all-Success-Stories', {
    as: null,
    prepare: (fake) =>
      fake.answer(listStories, ({ search }) => {
        const data = search === 'Nowhere' ? [] : stories;
        return onePage(data, 12);
      }),
  });
  await page.getByRole('searchbox', { name: 'Search by name or place' }).fill(' Nowhere ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('0 stories for “Nowhere”')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'No story found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all stories' }).last().click();
  await expect.element(page.getByText('8 stories', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
