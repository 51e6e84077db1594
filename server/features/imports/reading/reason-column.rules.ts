/** The last column of our files of rows to correct. It is not in the sheet that they come from. */
export const reasonColumn = 'Reason';

/** The columns of a sheet without the reasons of last time. */
export function withoutReason(columns: readonly string[]): readonly string[] {
  return columns.at(-1) === reasonColumn ? columns.slice(0, -1) : columns;
}
