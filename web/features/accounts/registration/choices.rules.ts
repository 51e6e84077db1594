import type { listChoices } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/endpoint.ts';

export type ChoiceLists = EndpointData<typeof listChoices>;
export type Choice = ChoiceLists['religion'][number];

/** The value that lets people write their own. */
export const otherCode = 'other';

/** Always offered, whatever is searched for. */
const standingCodes = new Set([otherCode, 'prefer-not-to-say']);

/** The value behind a text: the one with this label, "Other" for a text of one's own, nothing for no text. */
export function codeOf(choices: readonly Choice[], text: string): string | undefined {
  if (text === '') return undefined;
  return choices.find(({ label }) => label === text)?.code ?? otherCode;
}

/** The communities that belong to a religion, and those that fit each. */
export function communitiesOf(lists: ChoiceLists, religion: string | undefined): Choice[] {
  return lists.community.filter(({ parent }) => parent === null || parent === religion);
}

/** The list with "Other" in it: a list never keeps anybody from registering. */
export function withOther(choices: readonly Choice[], label: string): Choice[] {
  return choices.some(({ code }) => code === otherCode)
    ? [...choices]
    : [...choices, { code: otherCode, label, parent: null }];
}

/** What fits the words typed so far: first what begins with them, then what contains them, then what always fits. */
export function searchChoices(choices: readonly Choice[], words: string): Choice[] {
  const wanted = plain(words);
  const isStanding = ({ code }: Choice) => standingCodes.has(code);
  const places = choices
    .filter((choice) => !isStanding(choice))
    .map((choice) => ({ choice, at: plain(choice.label).indexOf(wanted) }));
  return [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)]
    .map(({ choice }) => choice)
    .concat(choices.filter(isStanding));
}

/** Lower case, without marks over letters. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}ʼ’']/gu, '');
}
