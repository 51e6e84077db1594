import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.rules.ts';

const screen = { width: 390, height: 844 };
const scene = {
  opener: { left: 300, right: 344, top: 100, bottom: 144 },
  panel: { width: 200, height: 150 },
  screen,
  position: 'bottom-end',
  isRightToLeft: false,
  isInList: false,
} as const;

test('a panel opens under its opener, flush at the end that was asked for', () => {
  expect(placeBeside(scene)).toMatchObject({ left: 144, top: 152 });
  expect(placeBeside({ ...scene, isRightToLeft: true })).toMatchObject({ left: 182 });
  expect(
    placeBeside({ ...scene, position: 'bottom-start', opener: { ...scene.opener, left: 20, right: 64 } }),
  ).toMatchObject({ left: 20 });
});

test('it never leaves the screen sideways', () => {
  const atEdge = { ...scene.opener, left: 4, right: 48 };
  expect(placeBeside({ ...scene, opener: atEdge }).left).toBe(8);
  expect(placeBeside({ ...scene, position: 'bottom-start' }).left).toBe(390 - 8 - 200);
});

test('without room on its side it opens on the other one, when that is larger', () => {
  const low = { ...scene.opener, top: 700, bottom: 744 };
  expect(placeBeside({ ...scene, opener: low }).top).toBe(700 - 8 - 150);
  expect(placeBeside({ ...scene, position: 'top-start' })).toMatchObject({ top: 152 });
});

test('in a list it stays on its side, and gets the room between the bars', () => {
  const low = { left: 16, right: 374, top: 600, bottom: 644 };
  expect(placeBeside({ ...scene, opener: low, isInList: true })).toMatchObject({
    top: 652,
    room: 844 - 644 - 8 - 72,
  });
});

test('in a list it opens at the side that has the room, and leaves the card in sight', () => {
  const wide = { ...scene, screen: { width: 1440, height: 900 }, isInList: true };
  const inMiddle = { left: 500, right: 780, top: 820, bottom: 880 };
  expect(placeBeside({ ...wide, opener: inMiddle })).toEqual({ left: 804, top: 900 - 72 - 150, room: 756 });
  expect(placeBeside({ ...wide, opener: inMiddle, isRightToLeft: true }).left).toBe(500 - 24 - 200);
  const atEnd = { ...inMiddle, left: 1100, right: 1400 };
  expect(placeBeside({ ...wide, opener: atEnd }).left).toBe(1100 - 24 - 200);
});

test('a panel that is higher than its room keeps its edge beside the opener', () => {
  const { top, room } = placeBeside({
    ...scene,
    panel: { width: 200, height: 2000 },
    position: 'top-start',
    opener: { ...scene.opener, top: 600, bottom: 644 },
  });
  expect(top + room + 8).toBe(600);
});
