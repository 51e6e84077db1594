import { useState, type SubmitEvent } from 'react';
import { editBanner } from '#contract/banners/banner-editing.ts';
import { bannerLimits } from '#contract/banners/banner-limits.ts';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import type { FieldError } from '#web/app/client/answer.ts';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useFocusWrong } from '#web/parts/forms/use-focus-wrong.ts';
import { languages } from '#web/locales/languages.ts';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';
import styles from './edit-banner-dialog.module.css';
import { FocusPicker } from './focus-picker.tsx';
import { useForgetLanding } from './use-banner-changes.ts';

type Props = { banner: AdminBannerWire; onClose: () => void };

/** Changes the focus point, the alternative texts, the link and the days of a banner. */
export function EditBannerDialog({ banner, onClose }: Props) {
  const t = useBannersTexts();
  const { time_zone: zone } = useSite();
  const form = useBannerForm(banner, onClose);
  const { written, write, errorOf } = form;
  const element = useFocusWrong(form.errors);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <DialogFrame title={t('edit.title', { place: banner.b_position })} onClose={onClose}>
      <form ref={element} className={styles.form} noValidate onSubmit={submit}>
        <FocusPicker banner={banner} point={written.focus} onChange={(focus) => write({ focus })} />
        <Alternatives form={form} />
        <TextInput
          label={t('edit.link')}
          description={t('edit.linkHint')}
          inputMode="url"
          autoComplete="off"
          maxLength={bannerLimits.link}
          value={written.link}
          error={errorOf('link')}
          onChange={({ currentTarget }) => write({ link: currentTarget.value })}
        />
        <div className={styles.days}>
          {(['from', 'until'] as const).map((name) => (
            <TextInput
              key={name}
              type="date"
              label={t(`edit.${name}`)}
              value={written[name]}
              error={errorOf(name)}
              aria-describedby="banner-days-hint"
              onChange={({ currentTarget }) => write({ [name]: currentTarget.value })}
            />
          ))}
        </div>
        <p id="banner-days-hint" className={styles.hint}>
          {t('edit.daysHint', { zone })}
        </p>
        <div className={styles.actions}>
          <Button type="submit" isBusy={form.isBusy}>
            {t('edit.save')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

/** One text for each language of the site. */
function Alternatives({ form }: { form: BannerForm }) {
  const t = useBannersTexts();
  const all = Object.entries(languages);
  return all.map(([code, { name, direction }], index) => (
    <TextInput
      key={code}
      label={all.length === 1 ? t('edit.text') : t('edit.textIn', { language: name })}
      description={index === 0 ? t('edit.textHint') : undefined}
      lang={code}
      dir={direction}
      autoComplete="off"
      maxLength={bannerLimits.alternative}
      value={form.written.alt[code] ?? ''}
      error={form.errorOf(`alt.${code}`) ?? (index === 0 ? form.errorOf('alt') : undefined)}
      onChange={({ currentTarget }) =>
        form.write({ alt: { ...form.written.alt, [code]: currentTarget.value } })
      }
    />
  ));
}

type Written = {
  alt: Readonly<Record<string, string>>;
  focus: { x: number; y: number };
  link: string;
  from: string;
  until: string;
};

/** The form of a banner. What was not changed is not sent, so that two administrators can change different fields. */
function useBannerForm(banner: AdminBannerWire, onSaved: () => void) {
  const t = useBannersTexts();
  const sentenceOf = useErrorSentence();
  const call = useCall(t('edit.failed'));
  const forgetLanding = useForgetLanding();
  const [before] = useState<Written>(() => writtenOf(banner));
  const [written, setWritten] = useState(before);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    if (isBusy) return;
    const input = changesOf(banner.b_id, { before, written });
    const wrong = editBanner.input.safeParse(input).error?.issues ?? [];
    setErrors(wrong.map(({ path, message }) => ({ field: path.join('.'), message })));
    if (wrong.length > 0) return;
    setBusy(true);
    const answer = await call(editBanner, input);
    setBusy(false);
    if (answer === undefined) return;
    if (answer.result) {
      forgetLanding();
      onSaved();
      showToast(t('edit.saved'));
    } else if (answer.errors === undefined) {
      showOutcome({ tone: 'failure', title: t('edit.failed'), text: answer.message });
    } else setErrors(answer.errors);
  };
  return {
    errors,
    written,
    isBusy,
    send,
    errorOf: (field: string) => sentenceOf(errors.find((error) => error.field === field)?.message),
    write: (change: Partial<Written>) => setWritten((now) => ({ ...now, ...change })),
  };
}

type BannerForm = ReturnType<typeof useBannerForm>;

function writtenOf({ b_alt, b_focus_x, b_focus_y, b_link, b_from, b_until }: AdminBannerWire): Written {
  return {
    alt: b_alt,
    focus: { x: b_focus_x, y: b_focus_y },
    link: b_link ?? '',
    from: b_from ?? '',
    until: b_until ?? '',
  };
}

type Versions = { before: Written; written: Written };

function changesOf(banner_id: number, { before, written }: Versions): EndpointInput<typeof editBanner> {
  const texts = (['link', 'from', 'until'] as const).filter((name) => written[name] !== before[name]);
  return {
    banner_id,
    ...(written.alt !== before.alt && { alt: written.alt }),
    ...(written.focus !== before.focus && { focus_x: written.focus.x, focus_y: written.focus.y }),
    ...Object.fromEntries(texts.map((name) => [name, written[name].trim() || null])),
  };
}
