import { useEffect, useEffectEvent, useRef } from 'react';
import { watchForNearness } from './watch-for-nearness.ts';

/** Calls when its place comes near the screen. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const notice = useEffectEvent(onNear);
  useEffect(() => {
    if (place.current === null) return undefined;
    return watchForNearness(place.current, () => notice());
  }, []);
  return <span ref={place} aria-hidden="true" />;
}
