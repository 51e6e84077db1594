import { brahminWords } from './brahmin-communities.data.ts';
import { professionAreaWords, workingWithWords } from './careers.data.ts';
import { countryWords, stateWords } from './countries.data.ts';
import { deccanTowns } from './deccan-towns.data.ts';
import { easternWords } from './eastern-communities.data.ts';
import { easternTowns } from './eastern-towns.data.ts';
import { educationWords } from './education.data.ts';
import { muslimWords } from './muslim-communities.data.ts';
import { northernWords } from './northern-communities.data.ts';
import { northernTowns } from './northern-towns.data.ts';
import { officeWords } from './offices.data.ts';
import { otherCommunityWords } from './other-communities.data.ts';
import { personalWords } from './personal.data.ts';
import { professionalWords } from './professionals.data.ts';
import { denominationWords, religionWords } from './religions.data.ts';
import { scheduledWords } from './scheduled-communities.data.ts';
import { southernWords } from './southern-communities.data.ts';
import { southernTowns } from './southern-towns.data.ts';
import { starWords } from './stars.data.ts';
import { subCommunityWords } from './sub-communities.data.ts';
import { tradeWords } from './trades.data.ts';
import { westernTowns } from './western-towns.data.ts';

/** A synonym as it is inserted. */
export type SynonymRow = { list: string; code: string; word: string; keepsWords: boolean };

/**
 * The words for the values of each list. A line names the code of a value and its words, separated by semicolons; an indented line goes on
 * with the one before. Words before the bar mean just the value. Those behind it say more than the value, so the person's words are kept
 * beside it: a part of a community, the name of a region or family for it, a title, or a degree. The short form of towns in two states
 * ("KKD"), and a town of two districts without its district, are none of them.
 */
const words: Readonly<Record<string, readonly string[]>> = {
  religion: [religionWords],
  community: [
    brahminWords,
    northernWords,
    southernWords,
    easternWords,
    scheduledWords,
    muslimWords,
    otherCommunityWords,
  ],
  sub_community: [subCommunityWords],
  denomination: [denominationWords],
  ...Object.fromEntries(Object.entries(personalWords).map(([list, text]) => [list, [text]])),
  star: [starWords],
  qualification: [educationWords],
  working_with: [workingWithWords],
  profession_area: [professionAreaWords],
  working_as: [professionalWords, officeWords, tradeWords],
  country: [countryWords],
  state: [stateWords],
  district: [southernTowns, deccanTowns, westernTowns, northernTowns, easternTowns],
};

/** What people and files write for values of the choice lists of a fresh database. */
export function listSynonymRows(): SynonymRow[] {
  return Object.entries(words).flatMap(([list, texts]) =>
    texts.flatMap((text) => readLines(text).flatMap((line) => readSynonyms(list, line))),
  );
}

function readLines(text: string): string[] {
  return text.trim().replaceAll(/\n\s+/g, ' ').split('\n');
}

function readSynonyms(list: string, line: string): SynonymRow[] {
  const [, code = '', same = '', more = ''] = /^(\S+):([^|]*)\|?(.*)$/.exec(line) ?? [];
  return [
    ...splitWords(same).map((word) => ({ list, code, word, keepsWords: false })),
    ...splitWords(more).map((word) => ({ list, code, word, keepsWords: true })),
  ];
}

function splitWords(text: string): string[] {
  return text
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
