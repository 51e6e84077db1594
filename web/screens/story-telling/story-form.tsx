import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { storyLimits } from '#contract/stories/story-limits.ts';
import { Button } from '#web/design/button.tsx';
import { CheckField, TextAreaField, TextField } from '#web/design/field.tsx';
import { useSite } from '#web/app/document/site.ts';
import { restoreFields } from '#web/parts/forms/native-form.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useStoryTellingTexts } from '#web/locales/en/stories/story-telling.ts';
import { PictureField } from './picture-field.tsx';
import type { StoryField } from './send-story.ts';
import { storeTyped } from './story-draft.ts';
import styles from './story-form.module.css';
import { useStoryForm, type SentCouple } from './use-story-form.ts';

type FormField = { form: HTMLFormElement | null; value: string };

/** The form of a story. Its fields belong to the browser, so what is typed before the script arrives is not lost. */
export function StoryForm({ onSent }: { onSent: (couple: SentCouple) => void }) {
  const site = useSite();
  const t = useStoryTellingTexts();
  const form = useRef<HTMLFormElement>(null);
  const story = useStoryForm(form, onSent);
  const [typed, setTyped] = useState(0);
  const counter = useCounter(typed);
  const isHydrated = useHydrated();
  useOwnField(form, site.member_id_prefix);

  const field = (name: Exclude<StoryField, 'file' | 'consent'>) => ({
    name,
    label: t(`form.${name}`),
    error: story.errors[name],
    onInput: ({ currentTarget }: { currentTarget: { form: HTMLFormElement | null } }) => {
      if (currentTarget.form !== null) storeTyped(currentTarget.form);
    },
    onFocus: story.prepare,
    onBlur: ({ currentTarget: { form: left, value } }: { currentTarget: FormField }) => {
      // A field that was left empty shows no error yet.
      if (left !== null && value !== '') void story.check(left, name);
    },
  });
  const idHint = t('form.idHint', { prefix: site.member_id_prefix });

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void story.submit(event)}>
      <noscript>
        <p className={styles.noscript}>{t('needsScript', { email: site.support_email })}</p>
      </noscript>
      <fieldset className={styles.couple}>
        <legend>{t('form.couple')}</legend>
        <TextField {...field('bride_id')} required autoComplete="off" description={idHint} />
        <TextField {...field('groom_id')} required autoComplete="off" description={idHint} />
      </fieldset>
      <TextField {...field('contact')} autoComplete="email" description={t('form.contactHint')} />
      <div className={styles.couple}>
        <TextField {...field('wedding_date')} required type="date" min="1900-01-01" max={latestWedding()} />
        <TextField {...field('place')} autoComplete="off" maxLength={storyLimits.place} />
      </div>
      <TextAreaField
        {...field('story')}
        required
        rows={9}
        maxLength={storyLimits.story}
        description={`${t('form.storyHint')} ${counter}`}
        onInput={(event) => {
          field('story').onInput(event);
          setTyped(event.currentTarget.value.length);
        }}
      />
      <PictureField
        picture={story.picture}
        error={story.errors.file}
        onChoose={(file) => void story.choosePicture(file)}
        onMove={story.movePicture}
      />
      <CheckField
        name="consent"
        required
        error={story.errors.consent}
        onChange={({ currentTarget: { form: left } }) => left !== null && void story.check(left, 'consent')}
      >
        {t('form.consent', { site: site.name })}
      </CheckField>
      {/* Before the script has arrived the browser would send the form itself, and leave the page. */}
      <div className={styles.actions}>
        <Button
          type={isHydrated ? 'submit' : 'button'}
          size="large"
          isBusy={story.share !== undefined || !isHydrated}
        >
          {t('form.submit')}
        </Button>
        {story.share !== undefined && <Progress share={story.share} onCancel={story.cancel} />}
      </div>
    </form>
  );
}

function Progress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const t = useStoryTellingTexts();
  const percent = Math.floor(share * 100);
  const text = share < 1 ? t('form.progress', { percent }) : t('form.preparing');
  return (
    <div className={styles.progress}>
      <span
        role="progressbar"
        aria-label={t('form.submit')}
        aria-valuenow={percent}
        aria-valuetext={text}
        className={styles.track}
      >
        <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </span>
      <span>{text}</span>
      <Button look="quiet" size="small" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </div>
  );
}

/** A wedding may be announced a year ahead. */
function latestWedding(): string {
  const latest = new Date();
  latest.setFullYear(latest.getFullYear() + 1);
  return latest.toISOString().slice(0, 10);
}

function useCounter(typed: number): string {
  const t = useStoryTellingTexts();
  const language = useLanguage();
  const format = new Intl.NumberFormat(language === 'en' ? 'en-IN' : language);
  return t('form.counter', { typed: format.format(typed), most: format.format(storyLimits.story) });
}

/** Fills in the profile ID of a member who is signed in, where nothing was typed yet. */
function useOwnField(form: { current: HTMLFormElement | null }, prefix: string): void {
  useEffect(() => {
    const fill = async () => {
      const { findOwnField } = await import('./own-profile.ts');
      const own = await findOwnField(prefix);
      if (form.current !== null) restoreFields(form.current, own);
    };
    // Without it the field is typed.
    fill().catch(() => undefined);
  }, [form, prefix]);
}
