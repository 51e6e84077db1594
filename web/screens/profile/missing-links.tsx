import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { countReach } from '#contract/preferences/own-preference.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import type { profile } from '#web/locales/en/profile/profile.ts';
import type { SectionName } from '#web/parts/sections/profile-sections.data.ts';
import { findNextMissing, listMissing } from './missing-fields.rules.ts';
import styles from './missing-links.module.css';
import { factOfWireName } from '#web/parts/facts/profile-values.rules.ts';

/** More links than these are shown on demand. */
const shownAtFirst = 6;

/**
 * The own facts that are missing, each a link that opens its section with the focus in its field. Facts that would show the profile to
 * more members come first, and say to how many.
 */
export function MissingLinks({ missing }: { missing: readonly string[] }) {
  const t = useProfileTexts();
  const labelOf = useFieldLabel(missing);
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  // Without an answer the links stand in the order of the profile.
  const { data: reach } = useQuery(endpointQuery(countReach, {}));
  const links = listMissing(missing, reach?.data);
  const shown = isWhole ? links : links.slice(0, shownAtFirst);
  if (links.length === 0) {
    return <p className={styles.whole}>{t(missing.length === 0 ? 'header.whole' : 'header.ownWhole')}</p>;
  }
  return (
    <section aria-labelledby={id} className={styles.missing}>
      <h2 id={id} className={styles.title}>
        {t('missing.title')}
      </h2>
      <p className={styles.lead}>{t('header.lead')}</p>
      <ul className={styles.links}>
        {shown.map(({ field, section, reach: more }) => (
          <li key={field}>
            <Link
              to="/myProfile"
              search={{ section, field }}
              resetScroll={false}
              className={styles.link}
              activeProps={{}}
            >
              <IconPlus size="0.875rem" aria-hidden="true" />
              {labelOf(field)}
              {more !== undefined && (
                <span className={styles.brings}>
                  {t(more.has_more ? 'missing.bringsMore' : 'missing.brings', { count: more.count })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {links.length > shownAtFirst && (
        <Button
          look="quiet"
          size="small"
          className={styles.fold}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('missing.fewer') : t('missing.more', { count: links.length })}
        </Button>
      )}
    </section>
  );
}

/** From a section on to the next missing field, so that no one has to go back to the header. */
export function NextLink({ section, missing }: { section: SectionName; missing: readonly string[] }) {
  const t = useProfileTexts();
  const labelOf = useFieldLabel(missing);
  const next = findNextMissing(section, missing);
  if (next === undefined) return null;
  return (
    <LinkButton to="/myProfile" search={{ ...next }} resetScroll={false} look="quiet" activeProps={{}}>
      {t('form.next', { field: labelOf(next.field) })}
    </LinkButton>
  );
}

/** The label of a missing field, by its documented name. */
function useFieldLabel(missing: readonly string[]): (field: string) => string {
  const t = useProfileTexts();
  return (field) => {
    // Beside the profile photo "Photos" would say that there is none.
    if (field === 'u_images' && !missing.includes('u_profile_pic')) return t('missing.morePhotos');
    const fact = factOfWireName(field);
    if (fact !== undefined) return t(`fields.${fact}`);
    return isNamed(field, t.group('missing.fields')) ? t(`missing.fields.${field}`) : field;
  };
}

type Named = keyof typeof profile.missing.fields;

function isNamed(field: string, names: Readonly<Record<Named, string>>): field is Named {
  return Object.hasOwn(names, field);
}
