import { CriterionInput } from '#web/criteria/criterion-input.tsx';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { criteriaBySection, type PreferenceSectionName } from '#web/sections/criteria-sections.data.ts';
import { filterOf } from './criterion-filter.rules.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

type Props = { section: PreferenceSectionName; form: FilterDraft; isFirst: boolean };

/** The criteria of a section of the partner preference, as filters. */
export function CriteriaGroup({ section, form, isFirst }: Props) {
  const t = useSearchTexts();
  const names = criteriaBySection[section];
  const set = names.filter((name) => form.chosenFor(name) !== '').length;
  return (
    <FilterGroup title={t(`groups.${section}`)} set={set} isFirst={isFirst}>
      {names.map((name) => (
        <CriterionInput
          key={name}
          name={name}
          chosenFor={form.chosenFor}
          onChange={(value) => form.change({ [filterOf(name)]: value })}
          inputRef={(element) => form.keepInput(name, element)}
        />
      ))}
    </FilterGroup>
  );
}
