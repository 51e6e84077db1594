import type { RegisteredPerson } from '#server/features/profiles/profiles.ts';
import { communities, signIns } from './population.ts';

export type Person = RegisteredPerson & { email: string; mobile: string; daysAgo: number };

/** Picks by turns, so that the same number of people is the same people each time. */
function pick<Value>(values: readonly Value[], turn: number): Value {
  const value = values[turn % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}

/** Invents members whose names fit their gender, religion and community. The first one is the demo's member. */
export function inventPeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => inventPerson(index));
}

function inventPerson(index: number): Person {
  const isWoman = index % 2 === 0;
  const round = Math.floor(index / 2);
  const { religion, community, surnames, women, men } = pick(communities, round);
  const turn = Math.floor(round / communities.length);
  const firstName = index === 0 ? 'Asha' : pick(isWoman ? women : men, turn);
  const year = (isWoman ? 1993 : 1990) + ((index * 7) % 9);
  const month = String(((index * 5) % 12) + 1).padStart(2, '0');
  const day = String(((index * 11) % 28) + 1).padStart(2, '0');
  return {
    email: index === 0 ? signIns.member.email : `${firstName.toLowerCase()}.${index}@demo.example`,
    // Numbers that no network gives out.
    mobile: `+91${String(index + 1).padStart(10, '0')}`,
    profileFor: pick(
      isWoman ? ['My Daughter', 'My Self', 'My Sister'] : ['My Son', 'My Self', 'My Brother'],
      turn,
    ),
    gender: isWoman ? 'Female' : 'Male',
    firstName,
    lastName: pick(surnames, turn + index),
    dateOfBirth: `${year}-${month}-${day}`,
    religion,
    community,
    daysAgo: ((index * 13) % 200) + 1,
  };
}
