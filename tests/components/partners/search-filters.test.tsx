import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { showPreference } from '#contract/preferences/own-preference.ts';
import { listSavedSearches } from '#contract/searches/saved-searches.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { aCrowd, pageOfFound } from '../support/people-pages.ts';
import { aPreferenceWire } from '../support/wire-preference.ts';

const preference = aPreferenceWire({
  pp_age: '26-33',
  pp_religion: 'Christian',
  pp_diet: 'Veg',
  pp_must_have: 'religion',
});

function answerAll(server: FakeServer): void {
  // With every wish nobody is found.
  server.answer(searchMembers, (asked) => pageOfFound(asked.diet === undefined ? aCrowd(2) : [], asked));
  server.answer(listChoices, { data: makeChoiceLists() });
  server.answer(listSavedSearches, { data: [] });
  server.answer(showPreference, { data: [preference], completion: { percentage: 40, missing: [] } });
}

test('where the whole preference finds nobody, its must-haves alone are offered', async () => {
  await openScreen('/moreMatch?search=Zork', { prepare: answerAll });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  const mustHaves = form.getByRole('button', { name: 'Fill only my must-haves' });
  await expect.element(mustHaves).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Fill from my partner preference' }).click();
  await expect.element(form.getByText('3 preferences filled in.')).toBeVisible();
  await mustHaves.click();
  await expect.element(form.getByText('1 preference filled in.')).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Show 2 members' })).toBeVisible();
  await expect.element(mustHaves).not.toBeInTheDocument();
});

test('who manages a profile is named as on profiles, however many words mean it', async () => {
  await openScreen('/moreMatch?profile_managed_by=My Self,My Son,My Daughter,My Brother,My Sister', {
    prepare: answerAll,
  });
  const chip = page.getByRole('button', {
    name: 'Remove: Profile managed by: The member, Parent, or Brother or sister',
  });
  await expect.element(chip).toBeVisible();
});

test('of many values a chip names the first as members read them', async () => {
  await openScreen('/moreMatch?diet=Veg,Non Veg,Jain,constructor', { prepare: answerAll });
  const chip = page.getByRole('button', { name: 'Remove: Diet: Vegetarian, Non-Vegetarian and 2 more' });
  await expect.element(chip).toBeVisible();
});

test('own words that every object of the program has are words like others', async () => {
  await openScreen('/moreMatch?diet=constructor', { prepare: answerAll });
  await expect.element(page.getByRole('button', { name: 'Remove: Diet: constructor' })).toBeVisible();
});
