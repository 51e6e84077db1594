/** So far below the screen, what comes next is loaded: about one row of cards. */
const nearness = '600px';

/** Calls once when an element comes near the lower edge of the screen; answers how to stop. Whoever saves data is not surprised. */
export function watchForNearness(element: Element, onNear: () => void): () => void {
  if (savesData()) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `0px 0px ${nearness} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function savesData(): boolean {
  return 'connection' in navigator && isSaving(navigator.connection);
}

function isSaving(connection: unknown): boolean {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
