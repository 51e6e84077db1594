import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the bar of an area has room for the way back of a screen; null until the bar is drawn. */
export const TopBarPlace = createContext<HTMLElement | null>(null);

/** Shows the way back of a screen inside the bar of the area, so that a phone has one bar and not two. */
export function InTopBar({ children }: { children: ReactNode }) {
  const place = useContext(TopBarPlace);
  return place === null ? null : createPortal(children, place);
}
