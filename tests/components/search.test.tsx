import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import { listMoreMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { listSavedSearches } from '#contract/searches/saved-searches.ts';
import { makeChoiceLists } from './support/choice-lists.ts';
import type { FakeServer } from './support/fake-server.ts';
import { expectAddress, openScreen } from './support/open-screen.tsx';
import { notices } from './support/outcomes.ts';
import { aCrowd, pageOfFound, pageOfPeople } from './support/people-pages.ts';
import { screens, showLargeTextOnPhone } from './support/views.ts';

const results = page.getByRole('region', { name: 'Search results' });
const found = results.getByRole('status').first();
const chip = (text: string) => page.getByRole('button', { name: `Remove: ${text}` });

/** Every search finds two members. */
function answerSearch(server: FakeServer): void {
  server.answer(searchMembers, (asked) => pageOfFound(aCrowd(2), asked));
  server.answer(listMoreMatches, (asked) => pageOfPeople(aCrowd(3), asked));
  server.answer(listChoices, { data: makeChoiceLists() });
  server.answer(listSavedSearches, { data: [] });
}

test.for(screens)(
  'without text, filters and order the screen shows More Matches again, on %s',
  async ([, show]) => {
    await show();
    const screen = await openScreen('/moreMatch?search=Zork', { prepare: answerSearch });
    await expect.element(found).toHaveTextContent('2 members found');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent('Search');
    await chip('“Zork”').click();
    await expect.element(heading).toHaveTextContent('More Matches');
    await expectAddress(screen, '/moreMatch');
    await expect.element(results).not.toBeInTheDocument();
    await expect.element(page.getByText(/^3 more members fit less/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Filters', exact: true })).toHaveFocus();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Youngest first');
    await expectAddress(screen, '/moreMatch?sort=youngest#search');
    await expect.element(results).toBeVisible();
  },
);

test('invalid filters in the address are ignored', async () => {
  const { server } = await openScreen(
    '/moreMatch?age=young&height=5-7&religion=Jain&active_days=soon&sort=price&colour=red',
    { prepare: answerSearch },
  );
  await expect.element(chip('Religion: Jain')).toBeVisible();
  const words = page.getByRole('list', { name: 'Your filters' });
  await expect.poll(() => words.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(found).toHaveTextContent('found');
  const [asked, ...others] = server.listCalls(searchMembers);
  expect(others).toEqual([]);
  expect(asked).toMatchObject({ religion: 'Jain' });
  for (const name of ['age', 'height', 'active_days', 'sort']) expect(asked).not.toHaveProperty(name);
});

test('a reversed range is not searched', async () => {
  const screen = await openScreen('/moreMatch?search=Zork', { prepare: answerSearch });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  const from = form.getByRole('combobox', { name: 'Age: from' });
  await from.selectOptions('70');
  await form.getByRole('combobox', { name: 'Age: to' }).selectOptions('60');
  await expect.element(form.getByRole('alert')).toHaveTextContent('“From” must not be larger than “To”.');
  await form.getByRole('button', { name: 'Show the members' }).click();
  await expect.element(from).toHaveFocus();
  await expectAddress(screen, '/moreMatch?search=Zork');
  const ages = screen.server.listCalls(searchMembers).map(({ age }) => age);
  expect(ages).not.toContain('70-60');
});

test('while a count is on its way the button of the filters says so, and a press waits for it', async () => {
  const screen = await openScreen('/moreMatch?search=Zork', { prepare: answerSearch });
  await expect.element(found).toHaveTextContent('2 members found');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  await expect.element(form.getByRole('button', { name: 'Show 2 members' })).toBeVisible();
  screen.server.answer(searchMembers, (asked) => pageOfFound([], asked));
  const release = screen.server.hold(searchMembers);
  await form.getByRole('combobox', { name: 'Age: from' }).selectOptions('60');
  await form.getByRole('button', { name: 'Counting…' }).click();
  await expectAddress(screen, '/moreMatch?search=Zork');
  release();
  // Nobody is found, which is read before it is applied.
  await form.getByRole('button', { name: 'Nobody found. Show anyway' }).click();
  await expectAddress(screen, '/moreMatch?search=Zork&age=60-#search');
});

test('the address of a mail opens the saved search', async () => {
  const saved = {
    search_id: 5,
    name: 'From a mail',
    filters: { search: 'Zork' },
    alert: true,
    created_at: '2026-05-01T08:00:00.000Z',
  };
  const screen = await openScreen('/moreMatch?saved=5', {
    prepare: (fake) => {
      answerSearch(fake);
      fake.answer(listSavedSearches, { data: [saved] });
    },
  });
  await expectAddress(screen, '/moreMatch?search=Zork&saved=5#search');
  await expect.element(found).toHaveTextContent('2 members found');
  await expect.element(page.getByText('Saved search “From a mail”', { exact: true })).toBeVisible();
  expect(screen.server.listCalls(searchMembers)).toEqual([{ search: 'Zork' }]);
});

test('the address of a mail shows that its saved search was removed', async () => {
  const screen = await openScreen('/moreMatch?saved=2000000000', { prepare: answerSearch });
  await expect.element(notices).toHaveTextContent('This saved search was removed.');
  await expectAddress(screen, '/moreMatch');
});

test('a text of several words that finds nobody offers each of them alone', async () => {
  const screen = await openScreen('/moreMatch?search=nurse From kochi', {
    prepare: (server) => {
      answerSearch(server);
      server.answer(searchMembers, (asked) => pageOfFound(asked.search === 'kochi' ? aCrowd(2) : [], asked));
    },
  });
  const words = results.getByRole('button', { name: /^Search only for/ });
  await expect.element(words.first()).toHaveTextContent('Search only for “nurse”');
  expect(words.elements()).toHaveLength(2);
  await results.getByRole('button', { name: 'Search only for “kochi”' }).click();
  await expectAddress(screen, '/moreMatch?search=kochi#search');
  await expect.element(found).toHaveTextContent('2 members found');
});

test.for([
  ['Sunni 25', null, '2 members found · Age: 25 years'],
  ["teacher 5'6", null, '2 members found · Height: 5 ft 6 in (168 cm)'],
  ['techer', 'teacher', '2 members found · Showing results for “teacher”'],
  ['ITM 25', null, '2 members found'],
  ['25-30', null, '2 members found · Age: 25 to 30 years'],
] as const)('it is said what "%s" is read as', async ([text, corrected, said]) => {
  await openScreen(`/moreMatch?search=${encodeURIComponent(text)}`, {
    prepare: (server) => {
      answerSearch(server);
      server.answer(searchMembers, (asked) => ({ ...pageOfFound(aCrowd(2), asked), corrected }));
    },
  });
  await expect.poll(() => found.element().textContent).toBe(said);
});

test('words that nobody has are named, and the text is offered without them', async () => {
  await openScreen('/moreMatch?search=doctor zork 30', {
    prepare: (server) => {
      answerSearch(server);
      server.answer(searchMembers, (asked) => ({ ...pageOfFound([], asked), unknown_words: ['zork'] }));
    },
  });
  await expect.element(results).toHaveTextContent('No profile has “zork”. Check the spelling');
  const offered = results.getByRole('button', { name: /^Search for/ });
  await expect
    .poll(() => offered.elements().map(({ textContent }) => textContent))
    .toEqual(['Search for “doctor 30”']);
});

test('a known place that finds nobody is not called misspelt, and its neighbours are offered', async () => {
  const screen = await openScreen('/moreMatch?search=Ernakulam', {
    prepare: (server) => {
      answerSearch(server);
      server.answer(searchMembers, (asked) => pageOfFound(asked.search === 'Kollam' ? aCrowd(2) : [], asked));
    },
  });
  await expect.element(results).toHaveTextContent('No profile mentions all of this at present.');
  await expect.element(results).not.toHaveTextContent('spelling');
  await expect.element(results.getByRole('button', { name: /^Search only for/ })).not.toBeInTheDocument();
  await results.getByRole('button', { name: 'Search for “Kollam”' }).click();
  await expectAddress(screen, '/moreMatch?search=Kollam#search');
  await expect.element(found).toHaveTextContent('2 members found');
});

test('a card says by what it is found, where it does not show that', async () => {
  const [card] = aCrowd(1);
  await openScreen('/moreMatch?search=non veg nurse', {
    prepare: (server) => {
      answerSearch(server);
      server.answer(searchMembers, (asked) => ({
        ...pageOfFound(aCrowd(1), asked),
        found_by: [{ u_id: card?.u_id ?? 0, values: ['Non Veg', card?.u_working_as ?? ''], wider: [] }],
      }));
    },
  });
  await expect.element(results.getByText('Found by: Non Veg', { exact: true })).toBeVisible();
});

test('a card says by what it is found, where that says less than the typed word', async () => {
  const people = aCrowd(1).map((card) => ({ ...card, u_qualification: 'Master’s – Other' }));
  const reasons = people.map(({ u_id, u_qualification: degree }) => ({
    u_id,
    values: [degree],
    wider: [degree],
  }));
  await openScreen('/moreMatch?search=MBA', {
    prepare: (server) => {
      answerSearch(server);
      server.answer(searchMembers, (asked) => ({ ...pageOfFound(people, asked), found_by: reasons }));
    },
  });
  await expect.element(results.getByText('Found by: Master’s', { exact: true })).toBeVisible();
});

test.each([
  [[101, 102], [], 'Similar names'],
  [[], [102], 'Others, found by a wider word'],
  [[101], [102], 'Similar names, and others found by a wider word'],
])(
  'below a heading are those found by a similar word (%j) or a wider one (%j)',
  async (similar, wider, title) => {
    await openScreen('/moreMatch?search=Dubai', {
      prepare: (server) => {
        answerSearch(server);
        server.answer(searchMembers, (asked) => ({
          ...pageOfFound(aCrowd(3), asked),
          found_by: wider.map((u_id) => ({ u_id, values: ['UAE'], wider: ['UAE'] })),
          similar_ids: similar,
        }));
      },
    });
    const others = results.getByRole('list', { name: title });
    await expect.element(results.getByRole('heading', { name: title })).toBeVisible();
    expect(others.getByRole('article').elements()).toHaveLength(similar.length + wider.length);
  },
);

test('who looks for a church is offered no other', async () => {
  await openScreen('/moreMatch?search=Mar Thoma', {
    prepare: (server) => {
      answerSearch(server);
      server.answer(searchMembers, (asked) => pageOfFound([], asked));
    },
  });
  await expect.element(results).toHaveTextContent('No profile mentions all of this at present.');
  await expect.element(results.getByRole('button', { name: /^Search for/ })).not.toBeInTheDocument();
});

test('a misspelled word is offered as it is spelled right', async () => {
  await openScreen('/moreMatch?search=civil enginer Kollam', {
    prepare: (server) => {
      answerSearch(server);
      server.answer(searchMembers, (asked) => ({
        ...pageOfFound([], asked),
        corrected: 'civil engineer kollam',
        unknown_words: ['enginer'],
      }));
    },
  });
  const offered = results.getByRole('button', { name: /^Search for/ });
  await expect
    .poll(() => offered.elements().map(({ textContent }) => textContent))
    .toEqual(['Search for “engineer Kollam”', 'Search for “civil Kollam”', 'Search for “civil engineer”']);
  await expect.element(results).not.toHaveTextContent('spelling');
});

test('in the filters a church is found among communities, and the list closes after each value', async () => {
  await openScreen('/moreMatch#search', { prepare: answerSearch });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  const community = form.getByRole('combobox', { name: 'Community', exact: true });
  const list = form.getByRole('listbox', { name: 'Community', exact: true });
  await community.click();
  await list.getByRole('option', { name: 'Nair' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await community.fill('mar');
  await list.getByRole('option', { name: 'Mar Thoma · Denomination or sect' }).click();
  const chosen = form.getByRole('list', { name: 'Denomination or sect: chosen' });
  await expect.element(chosen).toHaveTextContent('Mar Thoma');
  await expect.element(form.getByRole('list', { name: 'Community: chosen' })).toHaveTextContent(/^Nair$/);
  await community.fill('csi');
  await form.getByRole('combobox', { name: 'Age: from' }).click();
  await expect.element(chosen).toHaveTextContent('CSI');
});

test.each([100, 150, 200])(
  'with text of %i % on a phone the example of a member ID is not cut',
  async (percent) => {
    await showLargeTextOnPhone(percent);
    await openScreen('/moreMatch', { prepare: answerSearch });
    const field = page.getByRole('textbox', { name: 'Search Profile ID' });
    await expect.element(field).toBeVisible();
    const input = field.element();
    if (!(input instanceof HTMLInputElement)) throw new Error('It is no field');
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('Nothing can be measured');
    pen.font = font;
    const room =
      input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    expect(pen.measureText(input.placeholder).width).toBeLessThanOrEqual(room);
  },
);
