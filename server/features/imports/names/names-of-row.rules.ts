import type { Form } from '../longer-cells/longer-cells.rules.ts';
import { joinNames, type ReadName, readName } from './names.rules.ts';

/** Names as they are written, the missing ones from the whole name, and the parent that stands beside a name. */
export function withNames({ name, ...form }: Form): { form: Form; left: string[] } {
  const read = (text: string | undefined) => (text === undefined ? null : readName(text));
  const [whole, given, family] = [read(name), read(form.firstname), read(form.lastname)];
  const { firstname: _first, lastname: _last, ...others } = form;
  const named = {
    ...others,
    ...said('firstname', given === null ? whole?.first : joinNames(given)),
    ...said('lastname', family === null ? whole?.last : joinNames(family)),
  };
  const all = [whole, given, family].filter((each) => each !== null);
  return {
    form: all.reduce<Form>((before, { parent }) => withParent(before, parent), named),
    left: all.flatMap(({ left }) => left),
  };
}

function said(field: 'firstname' | 'lastname', text = ''): Form {
  return text === '' ? {} : { [field]: text };
}

/** The name of a parent before what the row says of this parent, unless it says the name already. */
function withParent(form: Form, parent: ReadName['parent']): Form {
  if (parent === null) return form;
  const { field, name } = parent;
  const before = form[field];
  const [beginning = name] = name.split(' ').filter((word) => word.length > 2);
  if (before?.toLowerCase().includes(beginning.toLowerCase()) === true) return form;
  return { ...form, [field]: before === undefined ? name : `${name}, ${before}` };
}
