import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { factsBySection, type OwnSection } from './profile-fields.data.ts';
import { splitWords } from '#web/facts/fact-formats.rules.ts';
import type { ProfileValues } from './profile-values.rules.ts';
import styles from './section-summary.module.css';
import { useFactText } from '#web/facts/use-fact-text.ts';

/** What says nothing without its label, or is nobody's business in passing. */
const unspoken = new Set([
  'isIncomePrivate',
  'annualIncome',
  'sisters',
  'brothers',
  'profileFor',
  'zip',
  'children',
]);

/** A closed section in one line: what is filled in, one after the other. */
export function SectionSummary({ section, values }: { section: OwnSection; values: ProfileValues }) {
  const t = useProfileTexts();
  const say = useFactText();
  const said = factsBySection[section]
    .filter((fact) => !unspoken.has(fact))
    .flatMap((fact) => (fact === 'hobbies' ? splitWords(values.hobbies) : (say(fact, values[fact]) ?? [])));
  if (said.length === 0) return <p>{t(section === 'hobbies' ? 'hobbies.none' : 'values.notSpecified')}</p>;
  return (
    <ul className={styles.line}>
      {[...new Set(said)].map((text) => (
        <li key={text} className={styles.word}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
