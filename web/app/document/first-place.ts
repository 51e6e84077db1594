/**
 * Says to the router whether it may move the page after a rendering. The first rendering must not throw a visitor back to the top who
 * scrolled the page of the server before the scripts arrived. After a reload or on the way back the router restores the place.
 */
export function keepFirstPlace(): () => boolean {
  let isFirst = true;
  return () => {
    const isKept = isFirst && window.scrollY > 0 && isNewVisit();
    isFirst = false;
    return !isKept;
  };
}

function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}
