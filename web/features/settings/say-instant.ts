const instantFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** An instant in ISO 8601 as day and time where the reader is. */
export function sayInstant(instant: string): string {
  return instantFormat.format(new Date(instant));
}
