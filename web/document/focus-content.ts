/** Lets the keyboard go on from the content of the page, where a new page begins or what was pressed is gone. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
