import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { SectionControl } from '#web/sections/profile-sections.data.ts';
import type { ProfileSearch } from './profile-search.rules.ts';
import { useLeavingGuard } from './use-leaving-guard.ts';

type Wish = { field: string | undefined; visits: number; isInAddress: boolean };

/**
 * Which section is open stands in the address, so that going back, reloading and links work. A field that a link asks
 * for is taken out of the address at once: it is a wish, and coming back does not wish it again.
 */
export function useSectionControl({ section, field }: ProfileSearch): SectionControl {
  const navigate = useNavigate({ from: '/myProfile' });
  const [wish, setWish] = useState<Wish>({ field: undefined, visits: 0, isInAddress: false });
  const isInAddress = field !== undefined;
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
