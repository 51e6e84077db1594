import { IconPencil, IconPlus, IconStarFilled, IconUsers } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  criteria,
  criteriaOnScreen,
  criterionNames,
  type CriterionName,
} from '#contract/preferences/preference.criteria.ts';
import { listMarked, type PreferenceValues } from '#web/parts/criteria/preference-values.rules.ts';
import { OptionList } from '#web/design/inputs/option-list.tsx';
import { BottomSheet } from '#web/design/overlays/bottom-sheet.tsx';
import { writeNumber } from '#web/parts/facts/fact-formats.rules.ts';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import { usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import { useCriterionText } from '#web/parts/criteria/use-criterion-text.ts';
import { useFittingCount } from './use-wishes.ts';
import { WishSheet } from './wish-sheet.tsx';
import styles from './wishes.module.css';

/** The criteria that read as a sentence of their own; every other one is "Diet: Veg". */
const worded = [
  'age',
  'height',
  'country',
  'state',
  'district',
  'city',
  'motherTongue',
  'religion',
  'community',
  'maritalStatus',
] as const satisfies readonly CriterionName[];

/** Returns a stated criterion as a sentence: "Age 26 to 33 years", "From Kerala". */
function useWishWords(): (name: CriterionName, value: string) => string {
  const t = useWelcomeTexts();
  const preference = usePreferenceTexts();
  const say = useCriterionText();
  return (name, value) => {
    const text = say(name, value) ?? '';
    const sentence = worded.find((one) => one === name);
    if (sentence !== undefined) return t(`wishes.${sentence}`, { value: text });
    return t('wishes.other', { criterion: preference(`criteria.${name}`), value: text });
  };
}

type Props = {
  values: PreferenceValues;
  onChange: (values: PreferenceValues) => void;
};

/** So many lines leave room for a face below them on a phone. */
const fewLines = 3;

/** What the member looks for, as sentences that a tap changes, and how many people fit. */
export function Wishes({ values, onChange }: Props) {
  const t = useWelcomeTexts();
  const say = useWishWords();
  const words = usePersonWords();
  const [open, setOpen] = useState<CriterionName | 'add'>();
  const [isWhole, setWhole] = useState(false);
  const marked = listMarked(values);
  // What families ask for first: the faith says more than the height, and takes less room.
  const stated = criteriaOnScreen
    .filter((name) => values[name] !== '')
    .toSorted((one, other) => criteria[other].weight - criteria[one].weight);
  const shown = isWhole || stated.length <= fewLines + 1 ? stated : stated.slice(0, fewLines);
  const lines = useRef<HTMLUListElement>(null);
  const showWhole = () => {
    flushSync(() => setWhole(true));
    lines.current?.querySelectorAll('button')[fewLines]?.focus();
  };
  const close = () => setOpen(undefined);
  const sayLead = () => {
    if (stated.length === 0) return t('wishes.none');
    return t(marked.length > 0 ? 'wishes.leadMarked' : 'wishes.lead');
  };
  return (
    <section className={styles.wishes} aria-labelledby="wishes">
      <div className={styles.head}>
        <h2 id="wishes" className={styles.title}>
          {t(`wishes.title.${words.whose}`, words)}
        </h2>
        <p className={styles.lead}>{sayLead()}</p>
      </div>
      <ul ref={lines} className={styles.lines}>
        {shown.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.line}
              aria-haspopup="dialog"
              onClick={() => setOpen(name)}
            >
              <bdi>{say(name, values[name])}</bdi>
              {marked.includes(name) ? (
                <IconStarFilled size="0.875rem" aria-label={t('wishes.mustHave')} />
              ) : (
                <IconPencil size="0.875rem" aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
        {shown.length < stated.length && (
          <li>
            <button type="button" className={styles.add} onClick={showWhole}>
              {t('wishes.others', { count: stated.length - shown.length })}
            </button>
          </li>
        )}
        {shown.length === stated.length && stated.length < criterionNames.length && (
          <li>
            <button
              type="button"
              className={styles.add}
              aria-haspopup="dialog"
              onClick={() => setOpen('add')}
            >
              <IconPlus size="1rem" aria-hidden="true" />
              {t('wishes.add')}
            </button>
          </li>
        )}
      </ul>
      <FittingLine values={values} />
      {open === 'add' && <AddSheet values={values} onChoose={setOpen} onClose={close} />}
      {open !== undefined && open !== 'add' && (
        <WishSheet
          key={open}
          name={open}
          values={values}
          onClose={close}
          onDone={(changed) => {
            close();
            onChange(changed);
          }}
        />
      )}
    </section>
  );
}

/** How many people fit everything that is stated. */
function FittingLine({ values }: { values: PreferenceValues }) {
  const t = useWelcomeTexts();
  const fitting = useFittingCount(values);
  return (
    <p className={styles.count} role="status">
      <IconUsers size="1.25rem" aria-hidden="true" />
      {fitting === undefined && t('wishes.counting')}
      {fitting === null && t('wishes.notCounted')}
      {fitting && sayFitting(fitting, t)}
    </p>
  );
}

function sayFitting(
  { count, hasMore }: { count: number; hasMore: boolean },
  t: ReturnType<typeof useWelcomeTexts>,
): string {
  const number = writeNumber(count);
  if (hasMore) return t('wishes.fittingMany', { number });
  return count === 0 ? t('wishes.nobody') : t('wishes.fitting', { count, number });
}

type AddProps = {
  values: PreferenceValues;
  onChoose: (name: CriterionName) => void;
  onClose: () => void;
};

/** What is not stated yet. */
function AddSheet({ values, onChoose, onClose }: AddProps) {
  const t = useWelcomeTexts();
  const preference = usePreferenceTexts();
  const unstated = criteriaOnScreen.filter((name) => values[name] === '');
  const options = unstated.map((name) => ({ value: name, label: preference(`criteria.${name}`) }));
  return (
    <BottomSheet title={t('wishes.addTitle')} onClose={onClose}>
      <OptionList
        label={t('wishes.addTitle')}
        options={options}
        chosen={[]}
        onChoose={(chosen) => {
          const name = unstated.find((one) => one === chosen);
          if (name !== undefined) onChoose(name);
        }}
        search={{
          label: t('search'),
          none: t('noneFound'),
          find: (words) => options.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase())),
        }}
      />
    </BottomSheet>
  );
}
