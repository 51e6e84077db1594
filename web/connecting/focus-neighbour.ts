/** The keyboard goes on at the card after the one that is about to go, or else at the one before. */
export function focusNeighbour(id: number): void {
  const place = document.querySelector(`[data-partner="${String(id)}"]`)?.closest('li');
  const neighbour = place?.nextElementSibling ?? place?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
