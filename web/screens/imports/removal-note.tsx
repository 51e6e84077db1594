import { Ago } from '#web/parts/dates/ago.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { RichText } from '#web/locales/rich-text.tsx';
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
