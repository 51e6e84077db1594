import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { DialogLink } from '#web/dialogs/dialog-link.tsx';
import { useSite } from '#web/document/site.ts';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { AskedFieldInput } from './asked-field-input.tsx';
import { CheckField } from './check-field.tsx';
import styles from './claim-form.module.css';
import { valueOf } from './claim-values.rules.ts';
import { listAsked, type AskedField } from './held-facts.rules.ts';
import { NewPassword } from './new-password.tsx';
import { useClaim, type Claimed } from './use-claim.ts';
import type { Invitation } from './read-invitation.ts';

type Props = {
  invitation: Invitation;
  token: string;
  leftOut: readonly string[];
  correcting: readonly AskedField[];
  onClaimed: (claimed: Claimed) => void;
  onGone: () => void;
};

const signInFields: readonly AskedField[] = ['email', 'mobile'];

/** Saying yes: what happens then, what is missing still, and the consent. */
export function ClaimForm({ correcting, ...rest }: Props) {
  const { invitation } = rest;
  const t = useInvitationTexts();
  const site = useSite();
  const asked = listAsked(invitation, correcting);
  const claim = useClaim({ ...rest, asked });
  const missing = asked.filter((field) => !signInFields.includes(field));
  const renderField = (field: AskedField) => (
    <AskedFieldInput
      key={field}
      field={field}
      value={valueOf(invitation, { field, typed: claim.typed })}
      religion={valueOf(invitation, { field: 'religion', typed: claim.typed })}
      isEstimated={invitation.iv_to_confirm.includes(field)}
      error={claim.errorOf(field)}
      onChange={(value) => {
        claim.type(field, value);
        if (field === 'religion' && asked.includes('community')) claim.type('community', '');
      }}
    />
  );
  return (
    <section id="accept" aria-labelledby="accept-title" className={styles.accept}>
      <h2 id="accept-title">{t('claim.title')}</h2>
      <p>{t('claim.lead', { site: site.name })}</p>
      <Card>
        <form noValidate className={styles.form} onSubmit={(event) => void claim.submit(event)}>
          {missing.length > 0 && <Part title={t('claim.missing')}>{missing.map(renderField)}</Part>}
          <Part title={t('claim.signIn')}>
            {signInFields.map(renderField)}
            <NewPassword
              value={claim.typed.password ?? ''}
              error={claim.errorOf('password')}
              onChange={(value) => claim.type('password', value)}
            />
          </Part>
          <Part title={t('claim.consentTitle')}>
            <CheckField
              name="terms"
              isChecked={claim.agreed.terms}
              error={claim.errorOf('terms')}
              onChange={(isChecked) => claim.agree('terms', isChecked)}
            >
              <Trans
                t={t}
                i18nKey="claim.terms"
                components={{ terms: <NewTabLink href="/terms" />, privacy: <NewTabLink href="/privacy" /> }}
              />{' '}
              <span className={styles.soft}>{t('claim.newTabs')}</span>
            </CheckField>
            <CheckField
              name="consent"
              isChecked={claim.agreed.consent}
              error={claim.errorOf('consent')}
              onChange={(isChecked) => claim.agree('consent', isChecked)}
            >
              {t('claim.consent', { site: site.name })}
            </CheckField>
          </Part>
          <Button type="submit" size="large" isBusy={claim.isBusy}>
            {t('claim.submit')}
          </Button>
          <p className={styles.member}>
            {t('claim.member')}{' '}
            <DialogLink dialog="sign-in" look="quiet" size="small">
              {t('claim.signInInstead')}
            </DialogLink>
          </p>
        </form>
      </Card>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
