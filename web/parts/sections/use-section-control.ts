import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ProfileSearch } from './profile-search.rules.ts';
import type { SectionControl } from './profile-sections.data.ts';
import { useLeavingGuard } from './unsaved-changes.ts';

type Wish = { field: string | undefined; visits: number; isInAddress: boolean };

/**
 * The address contains the open section, so that going back, reloading and links work. The field that a link asks for is
 * removed from the address at once, so that coming back does not ask for it again.
 */
export function useSectionControl({ section, field }: ProfileSearch): SectionControl {
  const navigate = useNavigate({ from: '/myProfile' });
  const [wish, setWish] = useState<Wish>({ field: undefined, visits: 0, isInAddress: false });
  // At the end of its own navigation the router scrolls: a navigation or a focus before that would be undone.
  const hasArrived = useRouterState({ select: ({ status }) => status === 'idle' });
  const isInAddress = field !== undefined && hasArrived;
  if (isInAddress !== wish.isInAddress) {
    setWish(isInAddress ? { field, visits: wish.visits + 1, isInAddress } : { ...wish, isInAddress });
  }
  useLeavingGuard();

  useEffect(() => {
    if (!isInAddress || section === undefined) return;
    void navigate({ search: { section }, replace: true, resetScroll: false });
  }, [navigate, section, isInAddress]);

  return {
    openSection: section,
    onToggle: (name) => {
      setWish((last) => ({ ...last, field: undefined }));
      void navigate({ search: name === section ? {} : { section: name }, resetScroll: false });
    },
    wantedField: wish.field,
    visit: String(wish.visits),
  };
}
