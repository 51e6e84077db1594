import { useTranslation } from 'react-i18next';
import { announce } from '#web/design/announcer.tsx';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { fieldOfFact, type AskedField } from './held-facts.rules.ts';
import styles from './held-facts.module.css';
import { sayFact } from './say-fact.ts';
import { useFactLabels } from './use-fact-labels.ts';
import type { Invitation } from './read-invitation.ts';

type Props = {
  invitation: Invitation;
  leftOut: readonly string[];
  onLeftOut: (names: readonly string[]) => void;
  onCorrect: (field: AskedField) => void;
};

/** Everything that is held, labelled; what nobody needs can be left out, what registration asks for corrected. */
export function HeldFacts({ invitation, leftOut, onLeftOut, onCorrect }: Props) {
  const t = useInvitationTexts();
  const { i18n } = useTranslation();
  const labelOf = useFactLabels();
  const toggle = (name: string) => {
    const isOut = leftOut.includes(name);
    onLeftOut(isOut ? leftOut.filter((other) => other !== name) : [...leftOut, name]);
    announce(t(isOut ? 'facts.saidKept' : 'facts.saidLeftOut', { label: labelOf(name) }));
  };
  return (
    <section aria-labelledby="held" className={styles.held}>
      <h2 id="held">{t('facts.title')}</h2>
      <p className={styles.lead}>{t('facts.lead')}</p>
      <Card className={styles.card ?? ''}>
        <dl className={styles.facts}>
          {Object.entries(invitation.iv_facts).map(([name, value]) => {
            const label = labelOf(name);
            const isOut = leftOut.includes(name);
            const isEstimated = invitation.iv_to_confirm.includes(name);
            return (
              <div key={name} className={styles.fact} data-out={isOut || undefined}>
                <dt>{label}</dt>
                <dd className={styles.value}>
                  <bdi>{sayFact({ name, value }, { t, language: i18n.language })}</bdi>
                  {isOut && <span className={styles.note}>{t('facts.leftOut')}</span>}
                  {isEstimated && <span className={styles.note}>{t('facts.toConfirm')}</span>}
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
      </Card>
    </section>
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
        // The field is there after the next drawing.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>(`#accept [name="${field}"]`)?.focus(),
        );
      }}
    >
      {t('facts.correct')}
    </Button>
  );
}
