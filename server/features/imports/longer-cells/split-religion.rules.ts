import type { FindChoice, Known } from '../converting/known-words.rules.ts';
import type { Form } from './longer-cells.rules.ts';

/**
 * `Hindu - Nair` in the column of the religion is a religion and, unless the row states one, a community or denomination. A word that names
 * both, `RCLC`, says the community here as it does in a column of its own.
 */
export function splitReligion(form: Form, find: FindChoice): Form {
  const { religion = '' } = form;
  if (religion === '') return {};
  const whole = find.named({ list: 'religion', text: religion });
  return whole === null
    ? splitWords(form, { religion, find })
    : copyCommunity(form, { religion, whole, find });
}

function copyCommunity(
  form: Form,
  { religion, whole, find }: { religion: string; whole: Known; find: FindChoice },
): Form {
  const known = find.named({ list: 'community', text: religion, parents: [whole.code] });
  const isCommunity = whole.saysMore && known?.saysMore === false && form.community === undefined;
  return isCommunity ? { religion: whole.code, community: religion } : {};
}

function splitWords(form: Form, { religion, find: { named } }: { religion: string; find: FindChoice }): Form {
  const [, first = '', rest = ''] = /^([\p{L}\p{M}]+)[\s,:/(–-]+(.+?)\)?$/u.exec(religion) ?? [];
  const above = named({ list: 'religion', text: first });
  if (above === null) return {};
  const knows = (list: 'community' | 'denomination') =>
    named({ list, text: rest, parents: [above.code] }) !== null;
  const field = (['community', 'denomination'] as const).find(knows);
  if (field === undefined) return {};
  return { religion: first, ...(form[field] === undefined && { [field]: rest }) };
}
