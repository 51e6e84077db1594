import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listMatches, listMoreMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import type { DirectionWire, PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { makeChoiceLists } from './support/choice-lists.ts';
import type { FakeServer } from './support/fake-server.ts';
import { answerMyProfile } from './support/my-profile.ts';
import { expectAddress, openScreen } from './support/open-screen.tsx';
import { dialogOf, expectAnnounced } from './support/outcomes.ts';
import { aCrowd, pageOfFound, pageOfPeople } from './support/people-pages.ts';
import { watchShifts } from './support/shifts.ts';
import { screens } from './support/views.ts';
import { aPartnerWire, answerPartner } from './support/wire-partner.ts';
import { aPartnerCardWire } from './support/wire-partner-card.ts';
import { aProfileWire } from './support/wire-profile.ts';

const main = page.getByRole('main');
const cards = main.getByRole('article');
const failure = main.getByRole('alert');

/** Answers My Match with members; a text finds those with it in their first name. */
function answerMatches(server: FakeServer, people: readonly PartnerCardWire[]): void {
  server.answer(listMatches, (asked) => {
    const text = (asked.search ?? '').toLowerCase();
    const found = people.filter(({ u_firstname: name }) => name.toLowerCase().includes(text));
    const answered = pageOfPeople(found, asked);
    return { ...answered, updated: answered.data };
  });
}

function expectCards(count: number): Promise<void> {
  return expect.poll(() => cards.elements()).toHaveLength(count);
}

test('on a phone the screens of matches are tabs, and search has the cursor in its field', async () => {
  await screens[1]?.[1]();
  const screen = await openScreen('/myMatch', { prepare: (fake) => answerMatches(fake, aCrowd(2)) });
  const tabs = page.getByRole('navigation', { name: 'Lists of matches' });
  await expect
    .element(tabs.getByRole('link', { name: 'My Match', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  expect(
    tabs
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Today', 'My Match', 'More Matches', 'Search', 'Shortlist']);
  screen.server.answer(listMoreMatches, pageOfPeople([]));
  screen.server.answer(listChoices, { data: makeChoiceLists() });
  await page.getByRole('banner').getByRole('link', { name: 'Search profiles' }).click();
  await expectAddress(screen, '/moreMatch#search');
  await expect.element(page.getByRole('searchbox').first()).toHaveFocus();
  await expect.element(tabs.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
  await expect.element(tabs.getByRole('link', { name: 'More Matches' })).not.toHaveAttribute('aria-current');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
  screen.server.answer(searchMembers, (asked) => pageOfFound(aCrowd(2), asked));
  await page.getByRole('button', { name: 'Joined this week' }).click();
  await expectAddress(screen, '/moreMatch?joined_days=7&sort=newest#search');
  await expectCards(2);
});

test('on a wide screen Search is an entry of the menu, and leads to the field', async () => {
  await screens[0]?.[1]();
  const screen = await openScreen('/moreMatch', {
    prepare: (fake) => {
      fake.answer(listMoreMatches, pageOfPeople([]));
      fake.answer(listChoices, { data: makeChoiceLists() });
    },
  });
  const entry = page.getByRole('link', { name: 'Search', exact: true });
  await expect.element(entry).not.toHaveAttribute('aria-current');
  await entry.click();
  await expectAddress(screen, '/moreMatch#search');
  await expect.element(page.getByRole('searchbox').first()).toHaveFocus();
  await expect.element(entry).toHaveAttribute('aria-current', 'page');
});

test.each(screens)('an address that searches marks Search, and not More, on %s', async (_screen, show) => {
  await show();
  await openScreen('/moreMatch?search=kochi', {
    prepare: (fake) => {
      answerMatches(fake, aCrowd(2));
      fake.answer(searchMembers, pageOfFound([]));
      fake.answer(listChoices, { data: makeChoiceLists() });
    },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  const current = () =>
    page
      .getByRole('link')
      .elements()
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent || link.getAttribute('aria-label'));
  await expect.poll(current).not.toEqual([]);
  expect(current().some((label) => label?.includes('More'))).toBe(false);
  expect(current().some((label) => label?.includes('Search'))).toBe(true);
});

test('a heart that cannot be saved goes back, with a message', async () => {
  const { server } = await openScreen('/myMatch', {
    prepare: (fake) => {
      answerMatches(fake, aCrowd(40));
      fake.disconnect(toggleShortlist);
    },
  });
  const heart = cards.first().getByRole('button', { name: 'Shortlist Groom 1 Kurian' });
  await heart.click();
  const outcome = dialogOf('Unable to Shortlist!');
  await expect.element(outcome).toHaveTextContent('Something went wrong, please try again.');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  server.answer(toggleShortlist, { data: { wishlisted: true } });
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  const wanted = { partner_id: 100, wishlisted: true };
  expect(server.listCalls(toggleShortlist)).toEqual([wanted, wanted]);
});

test('a text in the address narrows My Match, and can be removed', async () => {
  const rare = aPartnerCardWire({ u_firstname: 'Zebulon' });
  const screen = await openScreen('/myMatch?search=zebulon', {
    prepare: (fake) => answerMatches(fake, [...aCrowd(39), rare]),
  });
  await expectCards(1);
  await expect.element(cards).toHaveTextContent('Zebulon');
  const field = page.getByRole('searchbox');
  await expect.element(field).toHaveValue('zebulon');
  await field.fill('xqzxqzxqz');
  await expect.element(main.getByRole('heading', { name: 'No data found for “xqzxqzxqz”' })).toBeVisible();
  await expectAnnounced('No data found for “xqzxqzxqz”');
  await expectAddress(screen, '/myMatch?search=xqzxqzxqz');
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expectCards(12);
  await expectAddress(screen, '/myMatch');
  const texts = screen.server.listCalls(listMatches).map(({ search }) => search);
  expect(texts).toEqual(['zebulon', 'xqzxqzxqz', '']);
});

test.for(screens)('without a match the screen suggests what to do next, on %s', async ([, show]) => {
  await show();
  const listShifts = watchShifts();
  const screen = await openScreen('/myMatch', {
    prepare: (fake) => {
      answerMatches(fake, []);
      answerMyProfile(fake, { profile: aProfileWire(), completion: { percentage: 40, missing: [] } });
    },
  });
  await expect.element(main.getByRole('heading', { name: 'No data found' })).toBeVisible();
  expect(listShifts(), 'what moved by itself').toEqual([]);
  await main.getByRole('link', { name: 'Partner preference' }).click();
  await expectAddress(screen, '/myProfile?section=partner-basic');
});

const asked = (mustHave: boolean): DirectionWire => ({
  score: 100,
  matched: 1,
  stated: 1,
  criteria: [{ criterion: 'religion', verdict: 'met', must_have: mustHave }],
});

test.for([
  [asked(true), '2 members fit, fully or in part. They meet your must-haves, and you meet theirs.'],
  [asked(false), '2 members fit, fully or in part. You meet their must-haves.'],
  [
    { score: null, matched: 0, stated: 0, criteria: [] },
    '2 members, those like you first. You have given no preference yet. Give a preference',
  ],
] satisfies [DirectionWire, string][])(
  'the heading says what is true of a member who asks for %j',
  async ([mine, heading]) => {
    const match = { score: 90, mine, theirs: asked(false) };
    const people = aCrowd(2).map((person) => ({ ...person, match }));
    const screen = await openScreen('/myMatch', {
      prepare: (fake) => {
        answerMatches(fake, people);
        answerMyProfile(fake, { profile: aProfileWire(), completion: { percentage: 40, missing: [] } });
      },
    });
    await expect.poll(() => main.getByRole('status').first().element().textContent).toBe(heading);
    if (mine.stated > 0) return;
    await main.getByRole('link', { name: 'Give a preference' }).click();
    await expectAddress(screen, '/myProfile?section=partner-basic');
  },
);

/** The same people, where the viewer asks for a diet alone. */
function withDiet(verdict: 'met' | 'missed', people: ReturnType<typeof aCrowd>) {
  const diet = { criterion: 'diet', verdict, must_have: false, wanted: 'Veg', fact: 'Veg' };
  return people.map((card) => ({
    ...card,
    match: { ...card.match, mine: { ...card.match.mine, stated: 1, criteria: [diet] } },
  }));
}

test('today’s list has a heading for those who joined or changed lately, and one for the others', async () => {
  const people = withDiet('met', aCrowd(3));
  await openScreen('/todaysMatch', {
    prepare: (fake) =>
      fake.answer(listTodaysMatches, { ...pageOfPeople(people), new_total: 1, fresh_ids: [100, 101] }),
  });
  await expectCards(3);
  // The number is that of the mail: some of the first part are known to the viewer.
  await expect
    .poll(() => main.getByRole('status').first().element().textContent)
    .toBe('We found 1 new profile matching your preference · 3 profiles in today’s matches');
  for (const [title, count] of [
    ['Joined or changed this week', 2],
    ['Others who fit', 1],
  ] as const) {
    await expect.element(main.getByRole('heading', { name: title })).toBeVisible();
    expect(main.getByRole('list', { name: title }).getByRole('article').elements()).toHaveLength(count);
  }
});

test('new profiles that fit in part are not called matching', async () => {
  const people = withDiet('missed', aCrowd(2));
  await openScreen('/todaysMatch', {
    prepare: (fake) =>
      fake.answer(listTodaysMatches, { ...pageOfPeople(people), new_total: 1, fresh_ids: [] }),
  });
  await expect
    .poll(() => main.getByRole('status').first().element().textContent)
    .toBe('1 new profile for you today · 2 profiles in today’s matches');
});

test('those who fit in part stand below a heading, after those who fit well', async () => {
  const scores = [92, 80, 79, 60];
  const people = withDiet('met', aCrowd(4)).map((card, index) => ({
    ...card,
    match: { ...card.match, score: scores[index] ?? 0 },
  }));
  await openScreen('/myMatch', { prepare: (fake) => answerMatches(fake, people) });
  await expectCards(4);
  await expect.element(main.getByRole('heading', { name: 'Others, who fit in part' })).toBeVisible();
  const others = main.getByRole('list', { name: 'Others, who fit in part' });
  expect(others.getByRole('article').elements()).toHaveLength(2);
});

test('further profiles that cannot be loaded can be tried again', async () => {
  const people = aCrowd(40);
  const { server } = await openScreen('/myMatch', { prepare: (fake) => answerMatches(fake, people) });
  await expectCards(12);
  server.disconnect(listMatches);
  cards.last().element().scrollIntoView();
  await expect.element(failure).toHaveTextContent('More profiles could not be loaded.');
  await expectCards(12);
  answerMatches(server, people);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expectCards(24);
});

test('the way from profile to profile goes on through the pages of the list', async () => {
  const people = aCrowd(14);
  const screen = await openScreen('/myMatch', {
    prepare: (fake) => {
      answerMatches(fake, people);
      answerPartner(fake, aPartnerWire({ u_id: 111, u_firstname: 'Groom 12' }));
    },
  });
  await expectCards(12);
  await screen.router.navigate({
    to: '/partner-profile/$profileId',
    params: { profileId: '111' },
    search: { from: 'myMatch' },
  });
  await expect.element(page.getByText('12 of 12+')).toBeVisible();
  answerPartner(screen.server, aPartnerWire({ u_id: 112, u_firstname: 'Groom 13' }));
  await page.getByRole('button', { name: 'Next profile' }).click();
  await expectAddress(screen, '/partner-profile/112?from=myMatch');
  await expect.element(page.getByText('13 of 14')).toBeVisible();
});
