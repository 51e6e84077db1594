/** The last minute of a day (`2030-01-31`) in a time zone, as an instant. */
export function endOfDay(day: string, timeZone: string): string {
  const asIfUtc = Date.parse(`${day}T23:59:00Z`);
  const nearby = asIfUtc - offsetAt(asIfUtc, timeZone);
  // Where the clock changes between the two, the offset of the day itself counts.
  return new Date(asIfUtc - offsetAt(nearby, timeZone)).toISOString();
}

/** How far the clock of a time zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
