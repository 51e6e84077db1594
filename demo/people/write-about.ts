import { Chance } from '../chance.ts';
import {
  closings,
  faiths,
  families,
  freeTimes,
  openings,
  openingsWithoutWork,
  wishes,
} from './about-sentences.ts';
import type { Family } from './invent-family.ts';
import type { Lifestyle } from './invent-lifestyle.ts';
import type { Place } from './invent-place.ts';
import type { Work } from './invent-work.ts';
import type { Outline } from './outline-person.ts';

export type InventedPerson = {
  outline: Outline;
  firstName: string;
  profileFor: string;
  work: Work;
  place: Place;
  family: Family;
  lifestyle: Lifestyle;
};

/** How sentences speak of the person: `my` and `her`, `am` and `is`. */
type Voice = Readonly<Record<'I' | 'am' | 'have' | 'my' | 'me' | 's' | 'es' | 'who', string>>;

const own: Voice = { I: 'I', am: 'am', have: 'have', my: 'my', me: 'me', s: '', es: '', who: 'I' };
const hers: Voice = { I: 'she', am: 'is', have: 'has', my: 'her', me: 'her', s: 's', es: 'es', who: '' };
const his: Voice = { I: 'he', am: 'is', have: 'has', my: 'his', me: 'him', s: 's', es: 'es', who: '' };

/** A few lines about the person in the voice of the one who made the profile, made from the facts. */
export function writeAbout(seed: number, invented: InventedPerson): string {
  const { outline, work, family } = invented;
  const chance = new Chance({ seed, index: outline.index, topic: 'about' });
  const religion = faiths[outline.culture.religion] ?? faiths['others'] ?? [];
  const holdsFaith = chance.is(family.tradition > 0 ? 0.75 : 0.35);
  const sentences = [
    chance.pick(work.workingAs === null ? openingsWithoutWork : openings),
    chance.pick(families),
    ...(holdsFaith ? [chance.pick(religion)] : []),
    ...(chance.is(0.8) ? [chance.pick(freeTimes)] : []),
    ...(chance.is(0.85) ? [chance.pick(wishes)] : []),
    ...(chance.is(0.3) ? [chance.pick(closings)] : []),
  ];
  const fill = fillerFor(invented);
  return sentences.map((sentence) => capitalise(fill(sentence))).join(' ');
}

function fillerFor(invented: InventedPerson): (sentence: string) => string {
  const { outline, place, work, family, lifestyle } = invented;
  const isOwn = invented.profileFor === 'My Self';
  const hobbies = lifestyle.hobbies.slice(0, 3).map((hobby) => hobby.toLowerCase());
  const values: Record<string, string> = {
    ...(isOwn ? own : voiceOf(outline.gender)),
    who: isOwn ? 'I' : `our ${relationOf(invented)}`,
    Name: invented.firstName,
    job: withArticle(
      (work.workingAs ?? '').replace(/^(?!IT |IAS|IPS|IRS|IFS|Air Force|Army|Navy|Coast)./, (letter) =>
        letter.toLowerCase(),
      ),
    ),
    city: place.city,
    home: place.home,
    father: family.fatherDoes,
    mother: family.motherDoes,
    type: family.familyType.toLowerCase(),
    values: family.familyValues.toLowerCase(),
    hobbies: joinWords(hobbies),
    partner: outline.gender === 'Female' ? 'husband' : 'wife',
    someone: outline.gender === 'Female' ? 'a man' : 'a woman',
  };
  return (sentence) => sentence.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}

function voiceOf(gender: Outline['gender']): Voice {
  return gender === 'Female' ? hers : his;
}

/** `My Daughter` speaks of `our daughter`. */
function relationOf({ profileFor, firstName }: InventedPerson): string {
  return `${profileFor.replace('My ', '').toLowerCase()} ${firstName}`;
}

function withArticle(job: string): string {
  return `${/^(?:[aeiou]|IT|IAS|IPS|IRS|IFS|Air|Army)/.test(job) ? 'an' : 'a'} ${job}`;
}

function joinWords(texts: readonly string[]): string {
  if (texts.length < 2) return texts[0] ?? 'reading';
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
