import { describe, expect, it } from 'vitest';
import { moveTo, placeIn, stateOn } from './banners.rules.ts';
import { planBanner } from './plan-banner.ts';

describe('a banner', () => {
  const active = { status: 'active', showsFrom: null, showsUntil: null };

  it.each([
    ['shown', active],
    ['inactive', { ...active, status: 'inactive' }],
    ['inactive', { status: 'anything else', showsFrom: '2027-03-01', showsUntil: null }],
    ['shown', { ...active, showsFrom: '2027-03-03' }],
    ['scheduled', { ...active, showsFrom: '2027-03-04' }],
    ['shown', { ...active, showsUntil: '2027-03-03' }],
    ['ended', { ...active, showsUntil: '2027-03-02' }],
    ['shown', { ...active, showsFrom: '2027-03-03', showsUntil: '2027-03-03' }],
  ])('is %s on a day by its status and its first and last day', (state, banner) => {
    expect(stateOn('2027-03-03', banner)).toBe(state);
  });

  it('is drawn around its focus point, as near as the edges allow', () => {
    const size = { width: 2000, height: 1000 };
    const { wide, tall } = planBanner({ x: 1, y: 0.5 })(size);
    expect(wide).toEqual({ x: 0.111111, y: 0, width: 0.888889, height: 1 });
    expect(tall).toEqual({ x: 0.625, y: 0, width: 0.375, height: 1 });
  });

  it('has its focus point in each of its pictures', () => {
    const { wide, tall } = planBanner({ x: 0.5, y: 0.25 })({ width: 1000, height: 2000 });
    expect(placeIn(wide, { x: 0.5, y: 0.25 })).toEqual({ x: 0.5, y: 0.5 });
    expect(placeIn(tall, { x: 0.5, y: 0.25 })).toEqual({ x: 0.5, y: 0.375 });
    expect(placeIn(wide, { x: 2, y: -1 })).toEqual({ x: 1, y: 0 });
  });

  it('is moved to any place; one after the last is the last', () => {
    expect(moveTo([1, 2, 3], { id: 3, position: 1 })).toEqual([3, 1, 2]);
    expect(moveTo([1, 2, 3], { id: 1, position: 2 })).toEqual([2, 1, 3]);
    expect(moveTo([1, 2, 3], { id: 1, position: 20 })).toEqual([2, 3, 1]);
  });
});
