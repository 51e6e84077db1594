import { useState, type ReactNode } from 'react';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { CheckField, SelectField, TextField } from '#web/design/field.tsx';
import { DialogLink } from '#web/parts/account-dialogs/dialog-link.tsx';
import { useSite } from '#web/app/document/site.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';
import { AskedFieldInput } from './asked-field-input.tsx';
import styles from './claim-form.module.css';
import type { Invitation } from './invitation-calls.ts';
import {
  type AskedField,
  firstAudience,
  listAskedFields,
  signInFields,
  valueOfField,
} from './invitation.rules.ts';
import { useClaim, type Claimed } from './use-claim.ts';

type Props = {
  invitation: Invitation;
  token: string;
  leftOut: readonly string[];
  correcting: readonly AskedField[];
  onClaimed: (claimed: Claimed) => void;
  onGone: () => void;
};

/** The form that claims the invitation: what follows, the missing facts, how to sign in, and the consent. */
export function ClaimForm({ correcting, ...rest }: Props) {
  const { invitation } = rest;
  const t = useInvitationTexts();
  const site = useSite();
  const asked = listAskedFields(invitation, correcting);
  const claim = useClaim({ ...rest, asked });
  const missing = asked.filter((field) => !signInFields.includes(field));
  const renderField = (field: AskedField) => (
    <AskedFieldInput
      key={field}
      field={field}
      value={valueOfField(invitation, { field, typed: claim.typed })}
      religion={valueOfField(invitation, { field: 'religion', typed: claim.typed })}
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
            <Audience
              value={claim.typed.contact_audience ?? firstAudience}
              error={claim.errorOf('contact_audience')}
              onChange={(value) => claim.type('contact_audience', value)}
            />
          </Part>
          <Part title={t('claim.consentTitle')}>
            <CheckField
              name="terms"
              checked={claim.agreed.terms}
              error={claim.errorOf('terms')}
              onChange={({ currentTarget }) => claim.agree('terms', currentTarget.checked)}
            >
              <RichText
                t={t}
                name="claim.terms"
                parts={{ terms: <NewTabLink href="/terms" />, privacy: <NewTabLink href="/privacy" /> }}
              />{' '}
              <span className={styles.soft}>{t('claim.newTabs')}</span>
            </CheckField>
            <CheckField
              name="consent"
              checked={claim.agreed.consent}
              error={claim.errorOf('consent')}
              onChange={({ currentTarget }) => claim.agree('consent', currentTarget.checked)}
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

type InputProps = { value: string; error: string | undefined; onChange: (value: string) => void };

/** A new password, which can be shown instead of being typed twice. */
function NewPassword({ value, error, onChange }: InputProps) {
  const { password_min_length: least } = useSite();
  const t = useInvitationTexts();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        name="password"
        type={isShown ? 'text' : 'password'}
        label={t('claim.password')}
        description={t('claim.passwordHint', { count: least })}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
      />
      <CheckField
        name="show"
        checked={isShown}
        onChange={({ currentTarget }) => setShown(currentTarget.checked)}
      >
        {t('claim.showPassword')}
      </CheckField>
    </>
  );
}

/** Who may see e-mail and mobile number. */
function Audience({ value: chosen, error, onChange }: InputProps) {
  const t = useInvitationTexts();
  return (
    <SelectField
      name="contact_audience"
      label={t('claim.audience')}
      description={t('claim.audienceHint')}
      value={chosen}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    >
      {Object.entries(t.group('claim.audiences')).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
