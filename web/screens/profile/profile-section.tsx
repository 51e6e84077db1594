import { factsBySection, type FormFact } from '#contract/profiles/fact-names.ts';
import type { FactSection } from '#contract/profiles/profile.facts.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { EditableSection, type Editing } from '#web/parts/sections/editable-section.tsx';
import type { SectionControl } from '#web/parts/sections/profile-sections.data.ts';
import { SectionForm } from '#web/parts/sections/section-form.tsx';
import { SectionMark } from '#web/parts/sections/section-words.tsx';
import { useSectionForm } from '#web/parts/sections/use-section-form.ts';
import { listAsked } from '#web/parts/facts/dependent-fields.rules.ts';
import { ProfileField } from './fields/profile-field.tsx';
import { ProfileForm } from './fields/use-profile-field.ts';
import { NextLink } from './missing-links.tsx';
import { isWide } from './fact-fields.rules.ts';
import { useSavingProfile } from '#web/parts/facts/use-saving-profile.ts';
import {
  factOfWireName,
  findErrors,
  listChanges,
  type ProfileValues,
} from '#web/parts/facts/profile-values.rules.ts';
import { ProfileFacts, ProfileSummary, useOpenFacts } from './section-facts.tsx';

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
        scrollsToSection
        isAsked={(fact) => asked.includes(fact)}
        isWide={isWide}
        renderField={(fact) => <ProfileField fact={fact} />}
        say={(fact, text) => say(fact, text) ?? t('values.notSpecified')}
      />
    </ProfileForm>
  );
}
