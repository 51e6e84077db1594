import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { moveStory } from '#contract/stories/story-review.ts';
import { press } from '../support/keys.ts';
import { expectAddress } from '../support/open-screen.tsx';
import { expectOutcome } from '../support/outcomes.ts';
import { anApprovedStory, answerStories, cardOf, openStories, sectionOf } from './stories-desk.ts';

const address = '/admin-succestories';
const approved = ['Cyril', 'Dev', 'Eapen'].map((name, index) =>
  anApprovedStory({
    ss_id: index + 10,
    groom_firstname: name,
    name: `Asha and ${name}`,
    ss_order: index + 1,
    ss_place: 'Thrissur',
  }),
);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const couples = () =>
  sectionOf(/Manage success stories/)
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);

test('approved stories are moved by the keyboard; a refused move shows the order anew', async () => {
  const order = [...approved];
  const { server } = await openStories(address, {
    stories: order,
    prepare: (fake) =>
      fake.answer(moveStory, ({ story_id: id, place }) => {
        const moved = order.splice(
          order.findIndex(({ ss_id: one }) => one === id),
          1,
        );
        order.splice(place - 1, 0, ...moved);
        answerStories(
          fake,
          order.map((story, index) => ({ ...story, ss_order: index + 1 })),
        );
        return { data: null };
      }),
  });
  const earlier = button('Move the story of Asha and Dev earlier');
  await press(earlier, '{Enter}');
  await expect.poll(() => couples()).toEqual(['Asha and Dev', 'Asha and Cyril', 'Asha and Eapen']);
  await expect
    .element(page.getByText('The story of Asha and Dev is now at position 1 of 3.'))
    .toBeInTheDocument();
  await expect.element(earlier).toHaveFocus();
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(server.listCalls(moveStory)).toEqual([{ story_id: 11, place: 1 }]);
  server.refuse(moveStory, { code: 'story_changed' });
  await button('Move the story of Asha and Eapen earlier').click();
  await expectOutcome({ title: 'The order was not saved', text: 'Another administrator changed this' });
  await expect.poll(() => couples()).toEqual(['Asha and Dev', 'Asha and Cyril', 'Asha and Eapen']);
});

test('a story is dragged to the place of another one', async () => {
  const { server } = await openStories(address, {
    stories: approved,
    prepare: (fake) => fake.answer(moveStory, { data: null }),
  });
  const handle = cardOf('Asha and Eapen').getByTitle('Drag to another position');
  await expect.element(handle).toBeVisible();
  const drag = (element: Element, type: string) =>
    element.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
    );
  const target = cardOf('Asha and Cyril').element();
  expect(drag(target, 'dragover')).toBe(true);
  drag(handle.element(), 'dragstart');
  // What is prevented is that nothing can be dropped.
  expect(drag(target, 'dragover')).toBe(false);
  drag(target, 'drop');
  await expect.poll(() => server.listCalls(moveStory)).toEqual([{ story_id: 12, place: 1 }]);
});

test('a story that is moved to another page is followed there', async () => {
  const many = Array.from({ length: 14 }, (_one, index) =>
    anApprovedStory({ ss_id: index + 1, groom_firstname: `G${index + 1}`, ss_order: index + 1 }),
  );
  const screen = await openStories(address, {
    stories: many,
    prepare: (fake) =>
      fake.answer(moveStory, () => {
        const moved = many.toSpliced(11, 2, ...many.slice(11, 13).toReversed());
        answerStories(
          fake,
          moved.map((story, index) => ({ ...story, ss_order: index + 1 })),
        );
        return { data: null };
      }),
  });
  await button('Move the story of Asha and G12 later').click();
  await expectAddress(screen, `${address}?approved=2`);
  await expect.poll(() => couples()).toEqual(['Asha and G12', 'Asha and G14']);
  await expect.element(button('Move the story of Asha and G12 later')).toHaveFocus();
  await page.getByRole('link', { name: 'Read Full Story of Asha and G12' }).click();
  await page.getByRole('link', { name: 'All success stories' }).click();
  await expectAddress(screen, `${address}?approved=2`);
  await button('Page 1').click();
  await expect.element(cardOf('Asha and G13')).toBeVisible();
});
