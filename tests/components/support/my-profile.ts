import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import { showMyPlan } from '#contract/plans/plans.ts';
import { countReach, showPreference } from '#contract/preferences/own-preference.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import type { Completion, ProfileReviewWire, ProfileWire } from '#contract/profiles/profile.wire.ts';
import { makeChoiceLists } from './choice-lists.ts';
import type { FakeServer } from './fake-server.ts';
import { openScreen, type Screen } from './open-screen.tsx';
import { dialogOf } from './outcomes.ts';
import { noPlan } from './wire-my-plan.ts';
import { aPreferenceWire } from './wire-preference.ts';
import { aProfileWire, saveInProfile } from './wire-profile.ts';

const completion: Completion = { percentage: 16, missing: ['u_father', 'u_mother'] };

type ProfileScreen = {
  profile?: ProfileWire;
  completion?: Completion;
  review?: ProfileReviewWire;
  /** The query of the address: `?section=family`. */
  search?: string;
  /** Sets further answers of the server. */
  prepare?: (server: FakeServer) => void;
};

/** Opens My Profile over a server that stores what is saved. */
export async function openMyProfile({
  profile = aProfileWire(),
  search = '',
  prepare,
  review,
  ...rest
}: ProfileScreen = {}): Promise<Screen> {
  const screen = await openScreen(`/myProfile${search}`, {
    prepare: (server) => {
      answerMyProfile(server, { profile, completion: rest.completion ?? completion, review });
      prepare?.(server);
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(profile.u_firstname);
  return screen;
}

type Answers = {
  profile: ProfileWire;
  completion: Completion;
  review?: ProfileReviewWire | null | undefined;
};

/** Answers the calls of My Profile, and stores what is saved. */
export function answerMyProfile(
  server: FakeServer,
  { profile, completion: filled, review = null }: Answers,
): void {
  let stored = profile;
  const answer = () => ({ data: [stored], completion: filled, review });
  server.answer(showProfile, answer);
  server.answer(updateProfile, (form) => {
    stored = saveInProfile(stored, form);
    return answer();
  });
  server.answer(showPreference, { data: [aPreferenceWire()], completion: filled });
  server.answer(countReach, { data: [] });
  server.answer(listChoices, { data: makeChoiceLists() });
  server.answer(showMyPlan, { data: noPlan });
}

/** A section, by its title. */
export function sectionOf(title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** The round button of a section. */
export function toggleOf(title: string): Locator {
  return page.getByRole('button', { name: title, exact: true });
}

/** Opens a closed section and its form. */
export async function editSection(title: string): Promise<Locator> {
  await toggleOf(title).click();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('form', { name: title });
  await expect.element(form).toBeVisible();
  return form;
}

/** Chooses a value of a list by typing it. */
export async function chooseValue(form: Locator, { label, value }: { label: string; value: string }) {
  const field = form.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await userEvent.fill(field, value);
  await page.getByRole('option', { name: value, exact: true }).click();
}

export async function fillText(form: Locator, { label, text }: { label: string; text: string }) {
  await form.getByRole('textbox', { name: label, exact: true }).fill(text);
}

export const saveButton = page.getByRole('button', { name: 'Save & Update' });

/** Saves the open form and waits until the page says so. */
export async function saveSection(): Promise<void> {
  await saveButton.click();
  await expectSaved();
}

/** Waits until the form is closed: the section shows what is saved. */
export async function expectSaved(): Promise<void> {
  await expect.element(saveButton).not.toBeInTheDocument();
}

/** Compares the value of a field in an open section with a text. */
export async function expectFact(label: string, text: string): Promise<void> {
  const term = page.getByRole('term').getByText(label, { exact: true });
  await expect.poll(() => term.query()?.closest('dt')?.nextElementSibling?.textContent).toBe(text);
}

/** Answers the question whether to leave without saving. */
export async function answerLeaving(choice: 'Leave without saving' | 'Keep editing'): Promise<void> {
  const question = dialogOf('Leave without saving?');
  await question.getByRole('button', { name: choice }).click();
  await expect.element(question).not.toBeInTheDocument();
}
