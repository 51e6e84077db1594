/** Microseconds of a clock that all processes of this machine share. */
export function readSharedClock(): number {
  return Number(process.hrtime.bigint()) / 1_000;
}
