import { useEffect } from 'react';
import type { SectionControl } from '#web/sections/profile-sections.data.ts';

type Wanted = Pick<SectionControl, 'wantedField' | 'visit'>;

/** Leads to the control of a field that a link asked for: the first element with its name under `data-field`. */
export function useWantedFocus({ wantedField, visit }: Wanted, field: 'u_profile_pic' | 'u_images'): void {
  // Every press on such a link counts anew.
  const wish = wantedField === field ? visit : undefined;
  useEffect(() => {
    if (wish === undefined) return;
    document.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  }, [field, wish]);
}
