import { IconChevronDown } from '@tabler/icons-react';
import type { PublicSite } from '#contract/site/site.ts';
import { useSite } from '#web/app/document/site.ts';
import { StructuredData } from '#web/app/document/structured-data.tsx';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import { LandingSection } from './landing-parts.tsx';
import styles from './questions.module.css';
import { useFreeEachDay } from './use-free-each-day.ts';

const names = [
  'dating',
  'cost',
  'family',
  'codes',
  'contacts',
  'visible',
  'faiths',
  'matching',
  'verification',
  'safety',
  'deleting',
] as const;

/** The FAQ: opened and closed by the browser itself, and described to search engines. */
export function Questions() {
  const t = useLandingTexts();
  const questions = useQuestions();
  return (
    <LandingSection id="faq" ground="surface" title={t('questions.title')} lead={t('questions.lead')}>
      <div className={styles.questions}>
        {questions.map(({ name, question, answer }) => (
          <details key={name} className={styles.question}>
            <summary className={styles.summary}>
              <h3>{question}</h3>
              <IconChevronDown className={styles.arrow} aria-hidden="true" />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
      <StructuredData
        graph={[
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]}
      />
    </LandingSection>
  );
}

function useQuestions() {
  const site = useSite();
  const t = useLandingTexts();
  const facts = {
    each: useFreeEachDay(site),
    site: site.name,
    bride: site.legal_age_bride,
    groom: site.legal_age_groom,
    email: site.grievance_email === '' ? site.support_email : site.grievance_email,
  };
  const answers: Partial<Record<(typeof names)[number], string>> = {
    ...(site.everything_is_free && { cost: t('questions.cost.answerWhereFree') }),
    ...(site.sends_text_messages && { codes: t('questions.codes.answerWithTexts') }),
    ...(site.grievance_officer === '' && { safety: t('questions.safety.answerWithoutOfficer') }),
    verification: listVerified(site)
      .map((sentence) => t(`questions.verification.${sentence}`))
      .join(' '),
  };
  return names.map((name) => ({
    name,
    question: t(`questions.${name}.question`, facts),
    answer: answers[name] ?? (name === 'verification' ? '' : t(`questions.${name}.answer`, facts)),
  }));
}

/** What is true of the badge on this site. */
function listVerified({ sends_text_messages: isTexting, shows_reviewed_only: isReadBefore }: PublicSite) {
  const read = isReadBefore ? 'readBefore' : 'readAfter';
  return isTexting ? (['email', 'mobile', read, 'caution'] as const) : (['email', read, 'caution'] as const);
}
