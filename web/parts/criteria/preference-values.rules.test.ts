import { describe, expect, test } from 'vitest';
import type { PreferenceWire } from '#contract/preferences/preference.wire.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import {
  isEmpty,
  listChanges,
  listMarked,
  readValues,
  writeForm,
  writePrevious,
  writeWhole,
} from '#web/parts/criteria/preference-values.rules.ts';

function wire(stated: Partial<PreferenceWire>): PreferenceWire {
  const nothing = Object.fromEntries(Object.values(preferenceWireNames).map((name) => [name, null]));
  // Every name of the answer, null where nothing is stated.
  return { ...nothing, ...stated } as PreferenceWire;
}

const seen = readValues(wire({ pp_age: '25-32', pp_religion: 'Hindu,Jain', pp_must_have: 'age' }));

describe('the values of a preference', () => {
  test('are texts, empty where nothing is stated, and a mark for each must-have', () => {
    expect([seen.age, seen.ageMust, seen.religionMust, seen.city]).toEqual(['25-32', 'true', '', '']);
    expect([isEmpty(seen), isEmpty(readValues(wire({})))]).toEqual([false, true]);
  });

  test('only what was changed is sent, with what was seen of it', () => {
    const values = { ...seen, religion: 'Hindu', diet: 'Veg' };
    const changed = listChanges(['age', 'religion', 'diet'], { values, seen });
    expect(changed).toEqual(['religion', 'diet']);
    expect(writeForm(changed, values)).toEqual({ religion: 'Hindu', diet: 'Veg' });
    expect(writePrevious(changed, seen)).toEqual({ pp_religion: 'Hindu,Jain', pp_diet: null });
  });

  test('all marks are sent when one of them changed', () => {
    const values = { ...seen, religionMust: 'true' };
    const changed = listChanges(['age', 'religion'], { values, seen });
    expect(writeForm(changed, values)).toEqual({ must_have: 'age,religion' });
    expect(writePrevious(changed, seen)).toEqual({ pp_must_have: 'age' });
  });

  test('a mark is dropped with its criterion', () => {
    const values = { ...seen, age: '' };
    expect(listChanges(['age'], { values, seen })).toEqual(['age']);
    expect(listMarked(values)).toEqual([]);
  });

  test('a whole preference is counted, without what is not stated', () => {
    expect(writeWhole(seen)).toEqual({ age: '25-32', religion: 'Hindu,Jain', must_have: 'age' });
  });
});
