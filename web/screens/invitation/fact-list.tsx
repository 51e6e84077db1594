import { writeDay } from '#contract/fields/dates.ts';
import { feetOf, usualCentimetres } from '#contract/fields/heights.ts';
import { formFacts, type FormFact, profileFormNames } from '#contract/profiles/fact-names.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';
import { writePhone } from '#web/parts/facts/phone.rules.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import type { Invitation } from './invitation-calls.ts';
import { fieldOfFact, type AskedField, parseIncome } from './invitation.rules.ts';
import styles from './fact-list.module.css';

/** The label of a fact, the same as in My Profile. */
function useFactLabels(): (name: string) => string {
  const t = useInvitationTexts();
  const profile = useProfileTexts();
  return (name) => {
    if (name === 'email' || name === 'mobile') return t(`facts.${name}`);
    const fact = factsByFormName.get(name);
    return fact === undefined ? name : profile(`fields.${fact}`);
  };
}

const factsByFormName = new Map<string, FormFact>(formFacts.map((fact) => [profileFormNames[fact], fact]));

type Wording = { t: ReturnType<typeof useInvitationTexts>; language: string };

/** A fact's value in the words of the page. */
function formatFact({ name, value }: { name: string; value: string }, wording: Wording): string {
  return formats[name]?.(value, wording) ?? value;
}

const formats: Readonly<Record<string, (value: string, wording: Wording) => string>> = {
  dob: (value, { language }) => writeDay(value, { language }),
  height: (value, { t }) =>
    t('facts.height', { centimetres: usualCentimetres(Number(value)), ...feetOf(Number(value)) }),
  annual_income: formatIncome,
  mobile: (value) => writePhone(value),
  is_private: (value, { t }) => t(value === 'true' ? 'facts.yes' : 'facts.no'),
};

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A range in rupees a year; the label of a band is returned unchanged. */
function formatIncome(value: string, { t }: Wording): string {
  const range = parseIncome(value);
  if (range === undefined) return value;
  const from = rupees.format(range.from);
  if (range.to === undefined) return t('facts.incomeFrom', { from });
  if (range.to === range.from) return t('facts.incomeExact', { rupees: from });
  return t('facts.incomeBetween', { from, to: rupees.format(range.to) });
}

type Props = {
  invitation: Invitation;
  leftOut: readonly string[];
  onLeftOut: (names: readonly string[]) => void;
  onCorrect: (field: AskedField) => void;
};

/** Every fact of the invitation: those that registration asks for can be corrected, the others left out. */
export function FactList({ invitation, leftOut, onLeftOut, onCorrect }: Props) {
  const t = useInvitationTexts();
  const language = useLanguage();
  const labelOf = useFactLabels();
  const toggle = (name: string) => {
    const isOut = leftOut.includes(name);
    onLeftOut(isOut ? leftOut.filter((other) => other !== name) : [...leftOut, name]);
    const label = name === photosName ? t('facts.photos') : labelOf(name);
    announce(t(isOut ? 'facts.saidKept' : 'facts.saidLeftOut', { label }));
  };
  return (
    <section aria-labelledby="held" className={styles.section}>
      <h2 id="held">{t('facts.title')}</h2>
      <p className={styles.lead}>{t('facts.lead')}</p>
      <Card className={styles.card ?? ''}>
        <dl>
          {Object.entries(invitation.iv_facts).map(([name, value]) => {
            const label = labelOf(name);
            const isOut = leftOut.includes(name);
            const isEstimated = invitation.iv_to_confirm.includes(name);
            return (
              <div key={name} className={styles.fact} data-out={isOut || undefined}>
                <dt>{label}</dt>
                <dd className={styles.value}>
                  <bdi>{formatFact({ name, value }, { t, language })}</bdi>
                  {isOut && <span className={styles.remark}>{t('facts.leftOut')}</span>}
                  {isEstimated && <span className={styles.remark}>{t('facts.toConfirm')}</span>}
                </dd>
                <dd className={styles.action}>
                  <FactAction
                    name={name}
                    label={label}
                    isOut={isOut}
                    onToggle={() => toggle(name)}
                    onCorrect={onCorrect}
                  />
                </dd>
              </div>
            );
          })}
        </dl>
        {invitation.iv_photos.length > 0 && (
          <PhotosOfSheet
            photos={invitation.iv_photos}
            isOut={leftOut.includes(photosName)}
            onToggle={() => toggle(photosName)}
          />
        )}
      </Card>
    </section>
  );
}

/** What the claim calls the photos in what it leaves out. */
const photosName = 'photos';

type PhotosProps = { photos: readonly string[]; isOut: boolean; onToggle: () => void };

/** The photos that came with the sheet, which only the person of the link sees. */
function PhotosOfSheet({ photos, isOut, onToggle }: PhotosProps) {
  const t = useInvitationTexts();
  const label = t('facts.photos');
  return (
    <div className={styles.photos} data-out={isOut || undefined}>
      <p className={styles.photosLead}>{t('facts.photosLead', { count: photos.length })}</p>
      <ul className={styles.pictures}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <img src={photo} alt={t('facts.photoAlt', { number: index + 1 })} width={120} height={160} />
          </li>
        ))}
      </ul>
      {isOut && <span className={styles.remark}>{t('facts.leftOut')}</span>}
      <Button
        look="quiet"
        size="small"
        aria-label={t(isOut ? 'facts.keepOf' : 'facts.leaveOutOf', { label })}
        onClick={onToggle}
      >
        {t(isOut ? 'facts.keep' : 'facts.leaveOut')}
      </Button>
    </div>
  );
}

type ActionProps = {
  name: string;
  label: string;
  isOut: boolean;
  onToggle: () => void;
  onCorrect: (field: AskedField) => void;
};

function FactAction({ name, label, isOut, onToggle, onCorrect }: ActionProps) {
  const t = useInvitationTexts();
  const field = fieldOfFact(name);
  if (field === undefined) {
    return (
      <Button
        look="quiet"
        size="small"
        aria-label={t(isOut ? 'facts.keepOf' : 'facts.leaveOutOf', { label })}
        onClick={onToggle}
      >
        {t(isOut ? 'facts.keep' : 'facts.leaveOut')}
      </Button>
    );
  }
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={t('facts.correctOf', { label })}
      onClick={() => {
        onCorrect(field);
        // The form has the field after the next frame.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>(`#accept [name="${field}"]`)?.focus(),
        );
      }}
    >
      {t('facts.correct')}
    </Button>
  );
}
