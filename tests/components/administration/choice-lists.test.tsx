import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listChoiceValues, reorderChoices, switchChoice } from '#contract/choices/choice-editing.ts';
import { administrator } from '../support/area-frame.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf } from '../support/outcomes.ts';
import { aChoiceValue } from './wire-choice.ts';

const rowOf = (label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
const placeOf = (label: string) => rowOf(label).getByRole('cell').first();

test('an administrator gets a conflict when the list was changed since, and sees the new list', async () => {
  const christian = aChoiceValue('Christian');
  const communities = (labels: readonly string[]) => labels.map((label) => aChoiceValue(label, christian));
  const answered = { religion: [christian], community: communities(['Anglo-Indian', 'Goan', 'Mangalorean']) };
  const { server } = await openScreen('/admin-choices', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(listChoiceValues, ({ list }) => ({
        data: list === 'community' ? answered.community : answered.religion,
      }));
      fake.refuse(reorderChoices, { code: 'choice_list_changed' });
    },
  });
  await page.getByLabelText('List', { exact: true }).selectOptions('Community');
  await page.getByLabelText('Religion', { exact: true }).selectOptions('Christian');
  await expect.element(rowOf('Anglo-Indian')).toBeVisible();
  await expect.element(placeOf('Goan')).toHaveTextContent(/^2$/);

  answered.community = communities(['Anglo-Indian', 'Mangalorean', 'Goan']);
  await page.getByRole('button', { name: 'Move Goan up' }).click();
  const failed = dialogOf('The order was not saved');
  await expect.element(failed).toHaveTextContent('Another administrator changed this list in the meantime');
  expect(server.listCalls(reorderChoices)).toEqual([
    {
      list: 'community',
      parent: 'christian',
      codes: ['goan', 'anglo-indian', 'mangalorean'],
      previous: ['anglo-indian', 'goan', 'mangalorean'],
    },
  ]);
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect.element(placeOf('Goan')).toHaveTextContent(/^3$/);
});

test('a value is retired although an older list arrives with the answer', async () => {
  const [hindu, jain] = [aChoiceValue('Hindu'), aChoiceValue('Jain')];
  let releaseList = (): void => undefined;
  const { server } = await openScreen('/admin-choices', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(listChoiceValues, { data: [hindu, jain] });
      fake.answer(reorderChoices, { data: null });
      fake.answer(switchChoice, () => {
        releaseList();
        fake.answer(listChoiceValues, { data: [jain, { ...hindu, is_active: false }] });
        return { data: { ...hindu, is_active: false } };
      });
    },
  });
  await expect.element(rowOf('Jain')).toBeVisible();
  server.answer(listChoiceValues, { data: [jain, hindu] });
  releaseList = server.hold(listChoiceValues);
  await page.getByRole('button', { name: 'Move Jain up' }).click();
  await expect.poll(() => server.listCalls(listChoiceValues).length).toBe(2);
  await page.getByRole('button', { name: 'Retire Hindu' }).click();
  await expect.element(rowOf('Hindu')).toHaveTextContent('Retired');
});

test('values are found in a list of hundreds', async () => {
  const [kerala, goa] = [aChoiceValue('Kerala'), aChoiceValue('Goa')];
  const others = Array.from({ length: 775 }, (_, index) => aChoiceValue(`District ${String(index)}`, goa));
  const districts = [...others, aChoiceValue('Ernakulam', kerala)];
  await openScreen('/admin-choices?list=district', {
    as: administrator,
    prepare: (server) => {
      server.answer(listChoiceValues, ({ list }) => ({
        data: list === 'district' ? districts : [goa, kerala],
      }));
    },
  });
  await expect.element(page.getByText('1–25 of 776', { exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search by label or code' });
  await search.fill('ernakulam');
  await expect.element(page.getByRole('row')).toHaveLength(2);
  await expect.element(rowOf('Ernakulam')).toHaveTextContent('Kerala');
  await search.fill('no such place');
  await expect
    .element(page.getByRole('heading', { name: 'Nothing found for “no such place”' }))
    .toBeVisible();
});
