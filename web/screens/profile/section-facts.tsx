import { IconLock } from '@tabler/icons-react';
import { factRules, factsBySection, type FormFact } from '#contract/profiles/fact-names.ts';
import { showsCommunity } from '#contract/profiles/list-groups.ts';
import type { FactSection } from '#contract/profiles/profile.facts.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { splitWords } from '#web/parts/facts/fact-formats.rules.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { Fact, Facts, SectionSummary } from '#web/parts/sections/section-words.tsx';
import { listAsked } from '#web/parts/facts/dependent-fields.rules.ts';
import { isWide } from './fact-fields.rules.ts';
import { ReviewMark } from './review-mark.tsx';
import type { ProfileValues } from '#web/parts/facts/profile-values.rules.ts';
import styles from './section-facts.module.css';

type Props = { section: FactSection; values: ProfileValues };

/**
 * The facts that a section shows. Whether the income is private is shown beside the income itself, and a church or sect answers the question
 * about the community.
 */
function useShownFacts(section: FactSection, values: ProfileValues): FormFact[] {
  const lists = useChoices();
  const groups = {
    u_denomination: values.denomination,
    u_community: values.community,
    u_sub_community: values.subCommunity,
  };
  const facts = factsBySection[section].filter(
    (fact) => fact !== 'isIncomePrivate' && (fact !== 'community' || showsCommunity(groups)),
  );
  return listAsked(facts, { values, lists });
}

/** Those of them that are missing, which the head of the section counts: as the percentage, it counts no optional ones. */
export function useOpenFacts(section: FactSection, values: ProfileValues): FormFact[] {
  const say = useFactText();
  return useShownFacts(section, values).filter(
    (fact) => !isOptional(fact) && say(fact, values[fact]) === undefined,
  );
}

function isOptional(fact: FormFact): boolean {
  return factRules[fact].completes === false;
}

/** The facts of a section, as labels and values. */
export function ProfileFacts({ section, values }: Props) {
  const t = useProfileTexts();
  const say = useFactText();
  const facts = useShownFacts(section, values);
  if (section === 'hobbies') return <Hobbies hobbies={splitWords(values.hobbies)} />;
  return (
    <Facts>
      {facts.map((fact) => (
        <Fact
          key={fact}
          label={t(`fields.${fact}`)}
          text={say(fact, values[fact])}
          none={t(isOptional(fact) ? 'values.optional' : 'values.notSpecified')}
          isWide={isWide(fact)}
        >
          {fact === 'annualIncome' && values.isIncomePrivate === 'true' && <PrivateMark />}
          <ReviewMark fact={fact} />
        </Fact>
      ))}
    </Facts>
  );
}

function PrivateMark() {
  const t = useProfileTexts();
  return (
    <span className={styles.lock} title={t('values.private')}>
      <IconLock size="1.125rem" aria-hidden="true" />
      <span className="visually-hidden">{t('values.private')}</span>
    </span>
  );
}

function Hobbies({ hobbies }: { hobbies: readonly string[] }) {
  const t = useProfileTexts();
  if (hobbies.length === 0) return <p className={styles.none}>{t('hobbies.none')}</p>;
  return (
    <>
      <ul className={styles.hobbies} aria-label={t('fields.hobbies')}>
        {hobbies.map((hobby) => (
          <li key={hobby} className={styles.hobby}>
            <bdi>{hobby}</bdi>
          </li>
        ))}
      </ul>
      <ReviewMark fact="hobbies" />
    </>
  );
}

/** Facts that mean nothing without their label, or that are too private for a summary. */
const leftOut = new Set<FormFact>([
  'isIncomePrivate',
  'annualIncome',
  'sisters',
  'brothers',
  'profileFor',
  'zip',
  'children',
]);

/** The facts of a closed section, without labels. */
export function ProfileSummary({ section, values }: Props) {
  const t = useProfileTexts();
  const say = useFactText();
  const said = useShownFacts(section, values)
    .filter((fact) => !leftOut.has(fact))
    .flatMap((fact) => (fact === 'hobbies' ? splitWords(values.hobbies) : (say(fact, values[fact]) ?? [])));
  return (
    <SectionSummary
      texts={new Map(said.map((text) => [text, text]))}
      none={t(section === 'hobbies' ? 'hobbies.none' : 'values.notSpecified')}
    />
  );
}
