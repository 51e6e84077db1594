import { listChoices } from '#contract/choices/list-choices.ts';
import { listMatches } from '#contract/matches/matches.ts';
import {
  countFitting,
  showPreference,
  suggestPreference,
  updatePreference,
} from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import type { ProfileWire } from '#contract/profiles/profile.wire.ts';
import type { FirstProfileStep } from '#contract/settings/first-profile.ts';
import {
  type SettingsWire,
  showSettings,
  updateSettings,
  settingsWire,
} from '#contract/settings/settings.ts';
import { newSettings } from '../support/area-frame.ts';
import { answerDashboard } from '../support/dashboard.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { answerMyProfile } from '../support/my-profile.ts';
import { openScreen, type Screen } from '../support/open-screen.tsx';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';
import { aPreferenceWire, saveInPreference } from '../support/wire-preference.ts';
import { aProfileWire, saveInProfile } from '../support/wire-profile.ts';

export const completion = { percentage: 16, missing: [] };

type FirstProfile = { step: FirstProfileStep; profile?: ProfileWire; settings?: Partial<SettingsWire> };

type Options = Omit<FirstProfile, 'step'> & { prepare?: (server: FakeServer) => void };

/** Opens a screen of the guided first profile over a server that stores what is saved. */
export async function openFirstProfile(
  step: FirstProfileStep,
  { prepare, ...options }: Options = {},
): Promise<Screen> {
  return openScreen(`/welcome/${step}`, {
    prepare: (server) => {
      answerFirstProfile(server, { step, ...options });
      prepare?.(server);
    },
  });
}

/** Answers the calls of the guide, whose member has come to this step. */
export function answerFirstProfile(
  server: FakeServer,
  { step, profile = aProfileWire({ u_profile_for: 'My Daughter' }), settings = {} }: FirstProfile,
): void {
  answerDashboard(server);
  answerMyProfile(server, { profile, completion });
  server.answer(listChoices, { data: makeRealCodes() });
  storeProfile(server, profile);
  storeSettings(server, { ...newSettings, first_profile_step: step, ...settings });
  storeWishes(server);
}

/** The lists with the codes that proposals look for. */
function makeRealCodes() {
  const lists = makeChoiceLists();
  const real: Readonly<Record<string, string>> = { india: 'in', kerala: 'in-kerala' };
  const rename = (choice: (typeof lists)['country'][number]) => ({
    ...choice,
    code: real[choice.code] ?? choice.code,
    parent: choice.parent === null ? null : (real[choice.parent] ?? choice.parent),
  });
  const { country, state, district } = lists;
  return { ...lists, country: country.map(rename), state: state.map(rename), district: district.map(rename) };
}

const numbers: ReadonlySet<string> = new Set(['height', 'no_of_brothers', 'no_of_sisters']);

/** Stores the numbers of a form as numbers, as the server does. */
export function storeProfile(server: FakeServer, profile: ProfileWire): void {
  let stored = profile;
  server.answer(updateProfile, ({ previous: _seen, ...form }) => {
    const values: Record<string, unknown> = { ...form };
    for (const name of numbers) if (values[name] !== undefined) values[name] = Number(values[name]);
    stored = saveInProfile(stored, values);
    return { data: [stored], completion, review: null };
  });
}

function storeSettings(server: FakeServer, initial: SettingsWire): void {
  let settings = initial;
  server.answer(showSettings, () => ({ data: settings }));
  server.answer(updateSettings, ({ notifications: _none, ...changes }) => {
    const isChosen = settings.has_chosen_audience || changes.contact_audience !== undefined;
    settings = settingsWire.parse({ ...settings, ...changes, has_chosen_audience: isChosen });
    return { data: settings };
  });
}

const suggestion = aPreferenceWire({
  pp_age: '26-33',
  pp_religion: 'Christian',
  pp_state: 'Kerala',
  pp_must_have: 'age',
});

export const firstMatches = [
  aPartnerCardWire({ u_id: 21 }),
  aPartnerCardWire({ u_id: 22, u_firstname: 'Mathew' }),
  aPartnerCardWire({ u_id: 23, u_firstname: 'Joseph' }),
];

function storeWishes(server: FakeServer): void {
  let preference = aPreferenceWire();
  server.answer(showPreference, () => ({ data: [preference], completion }));
  server.answer(suggestPreference, { data: [suggestion], has_first_wishes: false, nobody_of: [] });
  server.answer(updatePreference, ({ previous: _seen, ...form }) => {
    preference = saveInPreference(preference, form);
    return { data: [preference], completion };
  });
  const fitting = { count: 42, has_more: false };
  server.answer(countFitting, {
    data: { fitting, fitting_half: fitting, fitting_must_haves: fitting, loosen: [] },
  });
  server.answer(listMatches, {
    data: firstMatches,
    updated: firstMatches,
    total: 3,
    page: 1,
    limit: 3,
    next: null,
    has_more_than_total: false,
  });
}
