import { describe, expect, it } from 'vitest';
import { readCreator } from './creators.rules.ts';

describe('who looks after the profile of a bride and of a groom', () => {
  it.each([
    ['Father', 'My Daughter', 'My Son'],
    ['Mother', 'My Daughter', 'My Son'],
    ['Parents', 'My Daughter', 'My Son'],
    ['Amma', 'My Daughter', 'My Son'],
    ['Fr', 'My Daughter', 'My Son'],
    ['Thomas (father)', 'My Daughter', 'My Son'],
    ["Bride's father", 'My Daughter', 'My Son'],
    ['Father of the girl', 'My Daughter', 'My Son'],
    ['Stepmother', 'My Daughter', 'My Son'],
    ['My Son or My Daughter', 'My Daughter', 'My Son'],
    ['അച്ഛൻ', 'My Daughter', 'My Son'],
    ['Brother', 'My Sister', 'My Brother'],
    ['Sister', 'My Sister', 'My Brother'],
    ['My Brother', 'My Sister', 'My Brother'],
    ['Bro', 'My Sister', 'My Brother'],
    ['Elder brother', 'My Sister', 'My Brother'],
    ['Younger sis.', 'My Sister', 'My Brother'],
    ['Chettan', 'My Sister', 'My Brother'],
    ["Girl's brother", 'My Sister', 'My Brother'],
    ['Brothr', 'My Sister', 'My Brother'],
    ['Self', 'My Self', 'My Self'],
    ['Own', 'My Self', 'My Self'],
    ['Bride herself', 'My Self', 'My Self'],
    ['Self / Parents', 'My Self', 'My Self'],
    ['Uncle', 'My Relative', 'My Relative'],
    ["Mother's brother", 'My Relative', 'My Relative'],
    ['Friend of father', 'My Friend', 'My Friend'],
    ["Brother's friend", 'My Friend', 'My Friend'],
    ['Brother in law', 'My Relative', 'My Relative'],
    ['Cousin brother', 'My Relative', 'My Relative'],
    ['Grandfather', 'My Relative', 'My Relative'],
    ['Guardian', 'My Relative', 'My Relative'],
    ['Colleague', 'My Friend', 'My Friend'],
    ['Daughter', 'My Daughter', ''],
    ['Son', '', 'My Son'],
    ['Bureau', null, null],
    ['Fr. Thomas', null, null],
  ])('%s: %s, %s', (word, ofBride, ofGroom) => {
    expect([readCreator(word, 'Female'), readCreator(word, 'Male')]).toEqual([ofBride, ofGroom]);
  });
});
