import { Ago } from '#web/dates/ago.tsx';
import { useImportsTexts } from '#web/i18n/administration/use-imports-texts.ts';
import { RichText } from '#web/i18n/rich-text.tsx';
import type { ListedImport } from './imports.queries.ts';

type Removal = NonNullable<ListedImport['im_removed']>;

/** When the people of an import were removed, and by which administrator. */
export function RemovalNote({ removed: { at, by } }: { removed: Removal }) {
  const t = useImportsTexts();
  return (
    <RichText
      t={t}
      name={by === null ? 'invitations.removal.doneBySomebody' : 'invitations.removal.done'}
      values={{ who: by ?? '' }}
      parts={{ when: <Ago instant={at} /> }}
    />
  );
}
