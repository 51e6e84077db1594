import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from '../tokens.ts';

/** Whether a table of many columns fits beside the side menu; on narrower screens lists are shown as cards. */
export function useIsWide(): boolean {
  return useMedia(`(min-width: ${breakpoints.wide})`);
}

/** Whether the menu is beside the content; on narrower screens there is a bar at the bottom. */
export function useIsLaptop(): boolean {
  return useMedia(`(min-width: ${breakpoints.laptop})`);
}

export function useIsPhone(): boolean {
  return useMedia(`(width < ${breakpoints.tablet})`);
}

/** Known at the first rendering: screens that ask are rendered in the browser alone. */
function useMedia(query: string): boolean {
  return useMediaQuery(query, undefined, { getInitialValueInEffect: false });
}
