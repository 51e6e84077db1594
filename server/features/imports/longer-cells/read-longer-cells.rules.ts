import { foldText } from '#contract/choices/fold-text.ts';
import type { Form, LongerCells } from './longer-cells.rules.ts';
import { settleEducation } from './settle-education.rules.ts';
import { settleFaith } from './settle-faith.rules.ts';
import { liveAtOrigin, takeOrigin } from '../places/settle-origin.rules.ts';
import { settlePlaces } from '../places/settle-places.rules.ts';
import { settleWork } from '../occupations/settle-work.rules.ts';
import { settleWords } from './settle-words.rules.ts';
import { leaveWishes } from './wishes.rules.ts';

/**
 * Reads cells that say more than one fact, or a value among other words, into the fields they are about: personal words, places, work.
 * What is not understood stays as it is.
 */
export function readLongerCells(cells: LongerCells): void {
  const decided = takeDecided(cells);
  leaveWishes(cells);
  settleWords(cells);
  settleFaith(cells);
  settleEducation(cells);
  const origin = takeOrigin(cells);
  settlePlaces(cells);
  settleWork(cells);
  liveAtOrigin(cells, origin);
  Object.assign(cells.form, decided);
}

/** Takes out the words of which the mapping, or a decision, says that they stay as they are. */
function takeDecided({ form, mapping, kept }: LongerCells): Form {
  const decided: Form = {};
  for (const { field, ownWords } of mapping.fields) {
    const text = form[field];
    if (text === undefined || !(kept.has(field) || ownWords.has(foldText(text)))) continue;
    decided[field] = text;
    Reflect.deleteProperty(form, field);
  }
  return decided;
}
