import type { ComponentType } from 'react';
import { factsBySection, type FormFact, factRules } from '#contract/profiles/fact-names.ts';
import type { FactSection, FactRules } from '#contract/profiles/profile.facts.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { EditableSection, type Editing } from '#web/parts/sections/editable-section.tsx';
import type { SectionControl } from '#web/parts/sections/profile-sections.data.ts';
import { SectionForm } from '#web/parts/sections/section-form.tsx';
import { SectionMark } from '#web/parts/sections/section-words.tsx';
import { useSectionForm } from '#web/parts/sections/use-section-form.ts';
import { listAsked, listUnfitting } from '#web/parts/facts/dependent-fields.rules.ts';
import { useSavingProfile } from '#web/parts/facts/use-saving-profile.ts';
import {
  factOfWireName,
  findErrors,
  listChanges,
  type ProfileValues,
} from '#web/parts/facts/profile-values.rules.ts';
import { ChoiceSelect } from '#web/parts/choices/choice-select.tsx';
import { ChoiceSet } from '#web/parts/choices/choice-set.tsx';
import { splitWords } from '#web/parts/facts/fact-formats.rules.ts';
import { ProfileForm, useProfileField, useProfileForm } from './fields/use-profile-field.ts';
import { NextLink } from './missing-links.tsx';
import { isWide, limitsOf } from './fact-fields.rules.ts';
import { ProfileFacts, ProfileSummary, useOpenFacts } from './section-facts.tsx';
import { HobbiesField } from './fields/hobbies-field.tsx';
import { IncomeField } from './fields/income-field.tsx';
import {
  CheckField,
  DateField,
  HeightField,
  LineField,
  NumberField,
  OneOfField,
  ParagraphField,
} from './fields/plain-fields.tsx';

/** The input of each kind of field. */
const inputs: Record<FactRules['kind'], ComponentType<{ fact: FormFact }>> = {
  line: LineField,
  paragraph: ParagraphField,
  number: NumberField,
  height: HeightField,
  'one-of': OneOfField,
  choice: ChoiceField,
  set: SetField,
  date: DateField,
  income: IncomeField,
  'yes-no': CheckField,
  words: HobbiesField,
};

/** The input of a fact. */
function ProfileField({ fact }: { fact: FormFact }) {
  const Input = inputs[factRules[fact].kind];
  return <Input fact={fact} />;
}

type Props = {
  section: FactSection;
  control: SectionControl;
  values: ProfileValues;
  missing: readonly string[];
};

/** A section of the own profile. */
export function ProfileSection({ section, control, values, missing }: Props) {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const title = t(`sections.${section}`);
  const open = useOpenFacts(section, values).length;
  return (
    <EditableSection
      section={section}
      title={title}
      control={control}
      wantedName={findWanted(section, control.wantedField)}
      mark={
        <SectionMark
          open={open === 0 ? undefined : t('missing.count', { count: open })}
          whole={t('missing.whole')}
        />
      }
      saved={common('states.saved')}
      summary={<ProfileSummary section={section} values={values} />}
      texts={{
        edit: t('form.edit'),
        editSection: t('form.editSection', { section: title.toLocaleLowerCase() }),
      }}
      facts={<ProfileFacts section={section} values={values} />}
      next={<NextLink section={section} missing={missing} />}
      renderForm={(editing) => <FactsForm {...editing} section={section} label={title} loaded={values} />}
    />
  );
}

/** The fact that a link asks for, if it belongs to this section. */
function findWanted(section: FactSection, wantedField: string | undefined): FormFact | undefined {
  const wanted = wantedField === undefined ? undefined : factOfWireName(wantedField);
  return factsBySection[section].find((fact) => fact === wanted);
}

type FormProps = Editing<FormFact> & { section: FactSection; label: string; loaded: ProfileValues };

function FactsForm({ section, label, loaded, wanted, onDone }: FormProps) {
  const t = useProfileTexts();
  const say = useFactText();
  const lists = useChoices();
  const calls = useSavingProfile();
  const facts = factsBySection[section];
  const form = useSectionForm({
    section,
    names: facts,
    fields: facts,
    loaded,
    listChanges: (texts) => listChanges(facts, texts),
    findErrors: (values) => findErrors(facts, values),
  });
  const asked = listAsked(facts, { values: form.values, lists });
  return (
    <ProfileForm value={form}>
      <SectionForm
        form={form}
        calls={calls}
        label={label}
        texts={{
          restored: t('form.restored'),
          conflict: t('conflict.text'),
          unsent: t('saving.unsent'),
          done: t('saving.done'),
          nothing: t('saving.nothing'),
          failedTitle: t('saving.failedTitle'),
          failedText: t('saving.failedText'),
          offline: t('saving.offline'),
        }}
        wanted={wanted}
        onDone={onDone}
        isAsked={(fact) => asked.includes(fact)}
        isWide={isWide}
        renderField={(fact) => <ProfileField fact={fact} />}
        say={(fact, text) => say(fact, text) ?? t('values.notSpecified')}
      />
    </ProfileForm>
  );
}

type ChoiceFieldsProps = { fact: FormFact };

/** One value of a choice list, or own words. Dependent facts that no longer fit are emptied. */
function ChoiceField({ fact }: ChoiceFieldsProps) {
  const { onChange, ...field } = useProfileField(fact);
  const { values, write } = useProfileForm();
  const lists = useChoices();
  const { list, within, required, detail } = limitsOf(fact, 'choice');
  const emptyUnfitting = (changed: Partial<ProfileValues>) => {
    const unfitting = listUnfitting({ ...values, ...changed }, lists);
    if (unfitting.length > 0) write(Object.fromEntries(unfitting.map((other) => [other, ''])));
  };
  const change = (value: string) => {
    onChange(value);
    emptyUnfitting({ [fact]: value });
  };
  // Families look for a nurse under medicine; the area follows the profession, as no other fact follows what is within it.
  const elsewhere = (parent: string, label: string) => {
    const changed = { professionArea: parent, [fact]: label };
    write(changed);
    emptyUnfitting(changed);
  };
  return (
    <ChoiceSelect
      {...field}
      lists={lists}
      list={list}
      {...(within === undefined ? {} : { under: [values[within]] })}
      isClearable={required === undefined}
      onChange={change}
      {...(within === 'professionArea' && {
        onElsewhere: ({ parent, label }: { parent: string; label: string }) => elsewhere(parent, label),
      })}
      onWords={(words) => {
        if (detail !== undefined && values[detail] === '') write({ [detail]: words });
      }}
    />
  );
}

/** Several values of a choice list, own words included. */
function SetField({ fact }: ChoiceFieldsProps) {
  const { value, onChange, ...field } = useProfileField(fact);
  return (
    <ChoiceSet
      {...field}
      lists={useChoices()}
      list={limitsOf(fact, 'set').list}
      value={splitWords(value)}
      onChange={(values) => onChange(values.join(','))}
      takesOwnWords
    />
  );
}
