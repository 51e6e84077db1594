/** Lets the keyboard go on from the content of the page, or the heading that is marked as its beginning, where a new page begins or what was pressed is gone. */
export function focusContent(): void {
  const content = document.querySelector<HTMLElement>('#content');
  const heading = content?.querySelector<HTMLElement>('[data-page-start]');
  (heading ?? content)?.focus({ preventScroll: true });
}
