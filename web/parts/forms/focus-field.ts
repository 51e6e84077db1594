/** Focuses a field and shows it. While the page still scrolls, as after Tab and Enter, the focus alone would leave it off the screen. */
export function focusField(field: HTMLElement | null | undefined): void {
  field?.focus();
  field?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
