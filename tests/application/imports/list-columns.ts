import type { ImportDetails } from '#contract/imports/import.wire.ts';

/** The fields that each column is read as, and by what; a column that is not read is left out. */
export function listColumns({ im_columns, im_layout, im_mapping }: ImportDetails): Record<string, string> {
  const columns = im_columns.map((column, at) => {
    const fields = Object.entries(im_mapping.fields).filter(([, reading]) =>
      reading?.columns.includes(column),
    );
    return [column, fields.map(([field]) => field).join('+'), im_layout.columns[at]?.by] as const;
  });
  return Object.fromEntries(
    columns.filter(([, fields]) => fields !== '').map(([column, fields, by]) => [column, `${fields} ${by}`]),
  );
}
