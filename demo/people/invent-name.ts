import { Chance } from '../chance.ts';
import type { Outline } from './outline-person.ts';

export type Names = { firstName: string; lastName: string; father: string; mother: string };

/** Names that fit gender, religion, community and region: the parents' too. */
export function inventNames(seed: number, { index, gender, culture, community }: Outline): Names {
  const chance = new Chance({ seed, index, topic: 'name' });
  const firstName = chance.pick(gender === 'Female' ? culture.women : culture.men);
  const father = chance.pick(culture.fathers);
  const surnames = culture.communities[community]?.surnames;
  // A community's own names are worn by most of it, elsewhere the father's name often is the last one.
  const hasCommunityName = surnames !== undefined && chance.is(0.8);
  const takesFathersName = chance.is(culture.fatherAsSurname ?? 0);
  const familyName = chance.pick(hasCommunityName ? surnames : culture.surnames);
  const lastName = takesFathersName && !hasCommunityName ? lastWordOf(father) : familyName;
  return {
    firstName,
    lastName: chance.pick(listLastNames(lastName, culture.middleName?.[gender])),
    father: withFamilyName(father, { familyName, isInherited: !takesFathersName || hasCommunityName }),
    mother: chance.pick(culture.mothers),
  };
}

/** Kaur, or Kaur Gill. */
function listLastNames(lastName: string, middleName: string | undefined): string[] {
  return middleName === undefined ? [lastName] : [middleName, `${middleName} ${lastName}`];
}

function lastWordOf(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

function withFamilyName(father: string, last: { familyName: string; isInherited: boolean }): string {
  return last.isInherited && !father.includes(last.familyName) ? `${father} ${last.familyName}` : father;
}
