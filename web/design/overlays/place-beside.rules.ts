/** Where a panel opens: over or under its opener, and at which of its ends they are flush. */
export type Position = 'top-start' | 'bottom-start' | 'bottom-end';

type Rectangle = { left: number; right: number; top: number; bottom: number };
type Size = { width: number; height: number };

type Scene = {
  opener: Rectangle;
  /** As large as it wants to be. */
  panel: Size;
  screen: Size;
  position: Position;
  isRightToLeft: boolean;
  /** It opens at the side where there is room, else stays over or under, and between the bars of the screen. */
  isInList: boolean;
};

/** Between the opener and its panel, in pixels. */
const gap = 8;
/** Free at the edges of the screen. In a list the fixed bars stay free, too. */
const edge = 8;
const bar = 72;
/** Beyond the padding of the card that has the opener. */
const sideGap = 24;

/** The place of a panel in the window, and the room for its height; what needs more scrolls. */
export function placeBeside({ opener, panel, screen, ...how }: Scene): {
  left: number;
  top: number;
  room: number;
} {
  const beside = how.isInList ? besideOpener({ opener, panel, screen, ...how }) : undefined;
  if (beside !== undefined) return beside;
  const end = how.isInList ? bar : edge;
  const above = opener.top - gap - end;
  const below = screen.height - opener.bottom - gap - end;
  const wantsAbove = how.position === 'top-start';
  const [wanted, other] = wantsAbove ? [above, below] : [below, above];
  const isTurned = !how.isInList && panel.height > wanted && other > wanted;
  const isAbove = wantsAbove !== isTurned;
  const room = Math.max(0, isAbove ? above : below);
  const height = Math.min(panel.height, room);
  const isFlushRight = (how.position === 'bottom-end') !== how.isRightToLeft;
  const left = isFlushRight ? opener.right - panel.width : opener.left;
  return {
    left: Math.max(edge, Math.min(left, screen.width - edge - panel.width)),
    top: isAbove ? opener.top - gap - height : opener.bottom + gap,
    room,
  };
}

/** At the side of the opener, so that the person of the card stays in sight; undefined where no side has the room. */
function besideOpener({ opener, panel, screen, isRightToLeft }: Scene) {
  const right = opener.right + sideGap;
  const left = opener.left - sideGap - panel.width;
  const places = [right, left].filter((one) => one >= edge && one + panel.width <= screen.width - edge);
  const place = isRightToLeft ? places.at(-1) : places[0];
  if (place === undefined) return undefined;
  const room = Math.max(0, screen.height - 2 * bar);
  const lowest = screen.height - bar - Math.min(panel.height, room);
  return { left: place, top: Math.max(bar, Math.min(opener.top, lowest)), room };
}
