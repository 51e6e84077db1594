import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { addChoice, renameChoice } from '#contract/choices/choice-editing.ts';
import { choiceLists, type ListName } from '#contract/choices/choice-lists.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { Button } from '#web/design/button.tsx';
import { NumberInput, SelectInput, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import type { FieldError, Success } from '#web/app/client/answer.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { defaultLanguage, languages } from '#web/locales/languages.ts';
import type { PlacedValue } from './choice-values.rules.ts';
import { useParentValues } from './choices.queries.ts';
import type { AddedValue } from './use-choice-editing.ts';
import styles from './choice-dialog.module.css';

/** The languages of the site into which a label can be translated, with their direction. */
const translationLanguages = Object.entries(languages)
  .filter(([code]) => code !== defaultLanguage)
  .map(([code, { name, direction }]) => ({ code, name, direction }));

type Editing = typeof addChoice | typeof renameChoice;

/** The labels of a value: English, and the translations by language. */
type ChoiceLabels = { label: string; labels: Readonly<Record<string, string>> };

/**
 * The labels of a value in a form, and how they are sent. It does not use `useEndpointForm`, because an empty
 * translation is not sent at all. `send` returns the value as the server has stored it; undefined when it was refused.
 */
function useChoiceForm(before: ChoiceLabels) {
  const t = useAdministrationTexts();
  const sentenceOf = useErrorSentence();
  const call = useCall(t('choices.saveFailed'));
  const [written, setWritten] = useState(before);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const labels = { ...before.labels, ...written.labels };
  const filled = Object.fromEntries(Object.entries(labels).filter(([, text]) => text.trim() !== ''));

  const send = async <E extends Editing>(
    endpoint: E,
    rest: Omit<EndpointInput<E>, 'label' | 'labels'>,
  ): Promise<Success<E> | undefined> => {
    // Both endpoints take the labels beside what identifies the value or the list.
    const input = { ...rest, label: written.label, labels: filled } as unknown as EndpointInput<E>;
    const { error } = endpoint.input.safeParse(input);
    const wrong = error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? [];
    setErrors(wrong);
    if (wrong.length > 0) return undefined;
    setBusy(true);
    const answer = await call<E>(endpoint, input);
    setBusy(false);
    if (answer === undefined || answer.result) return answer;
    if (answer.errors !== undefined) setErrors(answer.errors);
    else showOutcome({ tone: 'failure', title: t('choices.saveFailed'), text: answer.message });
    return undefined;
  };

  return {
    written,
    isBusy,
    isChanged: written.label !== before.label || listTranslations(filled) !== listTranslations(before.labels),
    errorOf: (field: string) => sentenceOf(errors.find((error) => error.field === field)?.message),
    writeLabel: (label: string) => setWritten({ ...written, label }),
    writeTranslation: (language: string, text: string) =>
      setWritten({ ...written, labels: { ...written.labels, [language]: text } }),
    send,
  };
}

/** Translations as one text, to compare them. */
function listTranslations(labels: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => a.localeCompare(b)));
}

type Form = ReturnType<typeof useChoiceForm>;

type AddingProps = {
  list: ListName;
  /** The value of the list above in the filter. */
  parent: string | undefined;
  onClose: () => void;
  onAdded: (added: AddedValue) => void;
};

/** Asks for a new value of a list. */
export function AddChoiceDialog({ list, parent, onClose, onAdded }: AddingProps) {
  const t = useAdministrationTexts();
  const form = useChoiceForm({ label: '', labels: {} });
  const parentList = choiceLists[list].parent;
  const parents = useParentValues(parentList);
  const [chosen, setChosen] = useState(parent ?? '');
  const under = parentList === null ? null : chosen || (parents[0]?.code ?? null);
  const send = async () => {
    const answer = await form.send(addChoice, { list, parent: under });
    if (answer !== undefined) onAdded(answer.data);
  };
  return (
    <ChoiceFrame
      form={form}
      title={t('choices.addTitle', { list: t(`choices.lists.${list}`) })}
      hint={t('choices.addHint')}
      submitLabel={t('choices.add')}
      onSend={send}
      onClose={onClose}
    >
      {parentList !== null && (
        <SelectInput
          label={t(`choices.lists.${parentList}`)}
          value={under ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          error={form.errorOf('parent')}
          data={parents.map(({ code, label }) => ({ value: code, label }))}
        />
      )}
    </ChoiceFrame>
  );
}

type EditingProps = {
  list: ListName;
  value: PlacedValue;
  onClose: () => void;
  onRenamed: (label: string) => void;
  onMoved: (place: number) => void;
};

/** Changes the label of a value, its translations, and its place. */
export function EditChoiceDialog({ list, value, onClose, onRenamed, onMoved }: EditingProps) {
  const t = useAdministrationTexts();
  const form = useChoiceForm(value);
  const [place, setPlace] = useState<number | string>(value.place ?? '');
  const canMove = value.place !== null && choiceLists[list].isOpen;
  const send = async () => {
    if (form.isChanged) {
      const answer = await form.send(renameChoice, { list, code: value.code });
      if (answer === undefined) return;
      onRenamed(answer.data.label);
    }
    if (canMove && typeof place === 'number' && place !== value.place) onMoved(place);
    onClose();
  };
  return (
    <ChoiceFrame
      form={form}
      title={t('choices.editTitle', { label: value.label })}
      hint={t('choices.editHint')}
      submitLabel={t('choices.save')}
      onSend={send}
      onClose={onClose}
    >
      {canMove && (
        <NumberInput
          label={t('choices.placeLabel', { places: value.places })}
          value={place}
          onChange={setPlace}
          min={1}
          max={value.places}
          isWhole
        />
      )}
    </ChoiceFrame>
  );
}

type FrameProps = {
  form: Form;
  title: string;
  hint: string;
  submitLabel: string;
  onSend: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

function ChoiceFrame({ form, title, hint, submitLabel, onSend, onClose, children }: FrameProps) {
  const t = useAdministrationTexts();
  const label = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.isBusy) return;
    void onSend().then(() => label.current?.focus());
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          ref={label}
          label={t('choices.label')}
          description={hint}
          value={form.written.label}
          onChange={({ currentTarget }) => form.writeLabel(currentTarget.value)}
          error={form.errorOf('label')}
          autoComplete="off"
          data-autofocus
        />
        {translationLanguages.map(({ code, name, direction }) => (
          <TextInput
            key={code}
            label={t('choices.labelIn', { language: name })}
            lang={code}
            dir={direction}
            value={form.written.labels[code] ?? ''}
            onChange={({ currentTarget }) => form.writeTranslation(code, currentTarget.value)}
            error={form.errorOf(`labels.${code}`)}
            autoComplete="off"
          />
        ))}
        {children}
        <Button type="submit" isWide isBusy={form.isBusy}>
          {submitLabel}
        </Button>
      </form>
    </DialogFrame>
  );
}
