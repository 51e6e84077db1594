import { describe, expect, it } from 'vitest';
import { outlinePerson } from '../people/outline-person.ts';
import { drawPortrait } from './draw-portrait.ts';
import { chooseLooks } from './looks/choose-looks.ts';
import { chooseOutfit } from './looks/choose-outfit.ts';

const now = new Date('2026-06-15T06:30:00Z');
const members = Array.from({ length: 500 }, (_, index) => {
  const outline = outlinePerson({ seed: 1, index, now });
  return { outline, looks: chooseLooks(1, outline) };
});
const draw = (index: number, shot = 0) => {
  const outline = outlinePerson({ seed: 1, index, now });
  return drawPortrait({ seed: 1, shot, outline, looks: chooseLooks(1, outline) });
};
type Member = (typeof members)[number];
const of = (test: (member: Member) => boolean) => members.filter(test);
const isWoman = ({ looks }: Member) => looks.gender === 'Female';
const believes =
  (religion: string) =>
  ({ outline }: Member) =>
    outline.culture.religion === religion;

describe('a portrait', () => {
  it('is the same for the same seed, member and picture', () => {
    expect(draw(7)).toBe(draw(7));
    expect(draw(7, 1)).toBe(draw(7, 1));
  });

  it('is another one in another picture, with the same looks', () => {
    expect(draw(7, 1)).not.toBe(draw(7));
    expect(chooseLooks(1, outlinePerson({ seed: 1, index: 7, now }))).toEqual(members[7]?.looks);
  });

  it('is signed as drawn, whatever else is in it', () => {
    for (const index of [0, 5, 25]) expect(draw(index)).toContain('<g transform="translate(818 1236)">');
  });

  it('differs among the first 500 members', () => {
    const faces = new Set(members.map(({ looks }) => JSON.stringify(looks)));
    expect(faces.size).toBeGreaterThanOrEqual(400);
    const drawings = new Set(members.map((_, index) => draw(index)));
    expect(drawings.size).toBeGreaterThanOrEqual(400);
  });

  it('is a drawing alone: no script, no address, no broken number, tags that close', () => {
    for (const { outline, looks } of members.filter((_, index) => index % 9 === 0)) {
      const svg = drawPortrait({ seed: 1, shot: 0, outline, looks });
      expect(svg).not.toMatch(/<script|<image|<use|<foreignObject|href=|on[a-z]+=|NaN|undefined|Infinity/);
      expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
      expect(listOpenTags(svg)).toEqual([]);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      expect(svg).toMatch(/^<svg [^>]*width="810" height="1080" viewBox="0 0 960 1280">/);
      expect(svg.length).toBeLessThan(400_000);
    }
  });
});

describe('looks', () => {
  it('fit the faith', () => {
    expect(of(believes('Sikh')).filter(({ looks }) => looks.headwear === 'turban').length).toBeGreaterThan(0);
    const faithsOf = (test: (looks: Member['looks']) => boolean) =>
      new Set(of(({ looks }) => test(looks)).map(({ outline }) => outline.culture.religion));
    expect(faithsOf(({ headwear }) => headwear === 'turban')).toEqual(new Set(['Sikh']));
    expect(faithsOf(({ headwear }) => headwear === 'hijab' || headwear === 'skull cap')).toEqual(
      new Set(['Muslim']),
    );
    expect(faithsOf(({ headwear }) => headwear === 'net veil')).toEqual(new Set(['Christian']));
    const withBindi = [...faithsOf(({ hasBindi }) => hasBindi)];
    expect(withBindi).toContain('Hindu');
    expect(withBindi.every((faith) => faith === 'Hindu' || faith === 'Jain')).toBe(true);
    expect(faithsOf(({ hasTilak }) => hasTilak)).toEqual(new Set(['Hindu']));
    const covered = of((member) => isWoman(member) && believes('Muslim')(member));
    const hijabs = covered.filter(({ looks }) => looks.headwear === 'hijab');
    expect(hijabs.length).toBeGreaterThan(covered.length / 4);
    expect(hijabs.length).toBeLessThan(covered.length);
  });

  it('fit the gender', () => {
    const men = of((member) => !isWoman(member)).map(({ looks }) => looks);
    expect(of(isWoman).every(({ looks }) => looks.beard === null)).toBe(true);
    expect(
      men.every(({ earrings, hasNoseStud, makeup }) => earrings === null && !hasNoseStud && makeup === 0),
    ).toBe(true);
    for (const member of members) {
      const { garment } = chooseOutfit({ seed: 1, shot: 0, ...member });
      expect(garment.of).toBe(isWoman(member) ? 'woman' : 'man');
    }
  });

  it('fit the age', () => {
    const [young, old] = [of(({ looks }) => looks.age < 30), of(({ looks }) => looks.age > 46)];
    expect(old.length).toBeGreaterThan(0);
    expect(young.every(({ looks }) => looks.grey === 'none' && looks.lines < 0.05)).toBe(true);
    expect(old.every(({ looks }) => looks.grey !== 'none' && looks.lines > 0.5)).toBe(true);
  });

  it('have many skins', () => {
    expect(new Set(members.map(({ looks }) => looks.skin.base)).size).toBeGreaterThanOrEqual(10);
  });
});

/** The names of tags that are opened and not closed, or closed without being open. */
function listOpenTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', end] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) return [`/${name}`];
    } else if (end !== '/') {
      open.push(name);
    }
  }
  return open;
}
