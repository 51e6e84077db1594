import { IconCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { lastStep, wishFields, type TypedRegistration } from '#contract/accounts/registration-form.ts';
import type { LoadedChoices } from '#web/parts/choices/choices.rules.ts';
import { useVisitorChoices } from '#web/parts/choices/use-visitor-choices.ts';
import { Button } from '#web/design/button.tsx';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { ContactStep } from '../registration-steps/contact-step.tsx';
import { FaithStep } from '../registration-steps/faith-step.tsx';
import { NameStep } from '../registration-steps/name-step.tsx';
import { PersonStep } from '../registration-steps/person-step.tsx';
import type { RegistrationStart } from './registration-start.ts';
import { useWhose } from './use-whose.ts';
import { useRegistration, type PostedStart, type SendRegistration } from './use-registration.ts';
import styles from './registration.module.css';

/** A form that was sent without scripts, and the page that answers it. */
export type PostedRegistration = PostedStart & {
  /** Why the last step was refused as a whole; null when fields are wrong, or nothing is. */
  refusal: string | null;
  /** Whether the e-mail address or the mobile number has an account already. */
  isTaken?: boolean;
  /** The lists, for a step that needs them. */
  lists: LoadedChoices;
};

type Props = {
  send: SendRegistration;
  submitLabel: string;
  /** The level of the heading of a step, below that of the dialog or page. */
  heading: 'h2' | 'h3';
  /** An e-mail that is proved already, and not asked for. */
  provedEmail?: string;
  posted?: PostedRegistration | undefined;
  /** What was chosen on the landing page. */
  start?: RegistrationStart;
  /** What stands below the first step. */
  children?: ReactNode;
};

/**
 * Registering in four steps. What was typed is preserved through Back, a reload and closing. Without scripts the browser sends each
 * step, and the server draws the next one.
 */
export function RegistrationForm({
  send,
  submitLabel,
  heading,
  provedEmail,
  posted,
  start,
  children,
}: Props) {
  const t = useRegistrationTexts();
  const lists = useVisitorChoices(posted?.lists);
  // The address forgets it.
  const [unknown] = useState(start?.unknown);
  const { form, version, step, isSending, goBack, follow, submit, ...fields } = useRegistration({
    send,
    provedEmail,
    posted,
    start,
  });
  const steps = [
    <PersonStep key="person" {...fields} />,
    <NameStep key="name" {...fields} />,
    <FaithStep key="faith" {...fields} lists={lists} />,
    <ContactStep
      key="contact"
      {...fields}
      isShown={step === lastStep}
      isEmailProved={provedEmail !== undefined}
    />,
  ];
  const isLast = step === lastStep;
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action="/registration"
        noValidate
        onInput={follow}
        onSubmit={(event) => void submit(event)}
      >
        <StepLine step={step} heading={heading} whose={useWhose(fields.typed)} />
        {posted !== undefined && <Refusal posted={posted} isCurrent={fields.errors === posted.errors} />}
        <input type="hidden" name="step" value={step} readOnly />
        <StartWishes
          key={`${version}-wishes`}
          initial={fields.initial}
          unknown={unknown}
          isShown={step === 0}
        />
        {steps.map((content, index) => (
          <div key={`${version}-${content.key}`} className={styles.step} hidden={index !== step}>
            {content}
          </div>
        ))}
        <div className={styles.actions}>
          <Button type="submit" className={styles.forward} isBusy={isSending}>
            {isLast ? submitLabel : t('continue')}
          </Button>
          {step > 0 && (
            <Button
              type="submit"
              look="outline"
              name="go"
              value="back"
              className={styles.back}
              onClick={(event) => {
                event.preventDefault();
                goBack();
              }}
            >
              {t('back')}
            </Button>
          )}
        </div>
        {isSending && <PleaseWait />}
      </form>
      {step === 0 && children}
    </>
  );
}

/** What was said about a step that was sent without scripts, until another one is sent. */
function Refusal({ posted, isCurrent }: { posted: PostedRegistration; isCurrent: boolean }) {
  const t = useRegistrationTexts();
  const count = Object.keys(posted.errors).length;
  if (!isCurrent || (posted.refusal === null && count === 0)) return null;
  return (
    <p role="alert" className={styles.refusal}>
      {posted.refusal ?? t('mend', { count })} {posted.isTaken === true && t('takenHint')}
    </p>
  );
}

const stepNames = ['person', 'name', 'faith', 'contact'] as const;

type LineProps = { step: number; heading: Props['heading']; whose: string };

/** Four numbers on a marigold line, and the heading of the step, where the focus continues. */
function StepLine({ step, heading: Heading, whose }: LineProps) {
  const t = useRegistrationTexts();
  return (
    <>
      <ol className={styles.line}>
        {stepNames.map((name, index) => (
          <li
            key={name}
            className={styles.stop}
            data-state={stateOf(index, step)}
            aria-current={index === step ? 'step' : undefined}
          >
            <span className={styles.number}>
              {index < step ? <IconCheck size="1.125rem" aria-hidden="true" /> : index + 1}
            </span>
            <span>
              {t(`steps.${name}`)}
              {index < step && <span className="visually-hidden">{t('stepDone')}</span>}
            </span>
          </li>
        ))}
      </ol>
      <Heading className={styles.heading} tabIndex={-1} data-autofocus>
        <span className={styles.progress}>{t('progress', { step: step + 1 })}</span>{' '}
        {t(`headings.${stepNames[step] ?? 'person'}`, { whose })}
      </Heading>
    </>
  );
}

function stateOf(index: number, step: number): 'done' | 'current' | 'coming' {
  if (index === step) return 'current';
  return index < step ? 'done' : 'coming';
}

/** Covers the form while it is being sent. */
function PleaseWait() {
  const t = useCommonTexts();
  return (
    <div className={styles.veil} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p>{t('states.busy')}</p>
    </div>
  );
}

type StartWishesProps = {
  initial: TypedRegistration;
  /** Words about the faith that no list knows. */
  unknown: string | undefined;
  isShown: boolean;
};

/** What was chosen on the landing page of the partner: the form keeps it for the first suggested preference. */
function StartWishes({ initial, unknown, isShown }: StartWishesProps) {
  const t = useRegistrationTexts();
  const { pp_age: ages, pp_religion: religion, pp_community: community } = initial;
  const wishes = [useAges(ages), community === '' ? religion : community].filter((wish) => wish !== '');
  return (
    <>
      {wishFields.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={initial[name]} />
      ))}
      {isShown && wishes.length > 0 && (
        <p className={styles.wishes}>{t('wishes.kept', { wishes: wishes.join(' · ') })}</p>
      )}
      {isShown && unknown !== undefined && (
        <p className={styles.wishes}>{t('wishes.unknown', { words: unknown })}</p>
      )}
    </>
  );
}

/** `25-32`, `25-` or `-32` as words; nothing for nothing. */
function useAges(range: string): string {
  const t = useRegistrationTexts();
  const [from = '', to = ''] = range.split('-');
  if (from !== '' && to !== '') return t('wishes.ages', { from, to });
  if (from !== '') return t('wishes.from', { from });
  return to === '' ? '' : t('wishes.upTo', { to });
}
