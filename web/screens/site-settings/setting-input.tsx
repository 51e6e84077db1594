import type { ComponentType } from 'react';
import { gstStateCodes, nameOfGstState } from '#contract/site/gst.ts';
import { hasHundredths } from '#contract/site/currencies.ts';
import { SwitchLine, Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { NumberInput, SelectInput, TextArea, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import { AccentInput } from './accent-input.tsx';
import { LinksInput } from './links-input.tsx';
import { ModeInput } from './mode-input.tsx';
import type { InputProps } from './input-props.ts';
import { type SettingField, settingFields } from './setting-fields.data.ts';
import styles from './limit-input.module.css';

const inputs: Record<SettingField['kind'], ComponentType<InputProps>> = {
  line: LineInput,
  paragraph: ParagraphInput,
  email: LineInput,
  phone: LineInput,
  number: CountInput,
  limit: LimitInput,
  switch: YesNoInput,
  colour: AccentInput,
  links: LinksInput,
  'time-zone': TimeZoneInput,
  currency: CurrencyInput,
  state: StateInput,
  mode: ModeInput,
};

/** The input of a setting, by its kind. */
export function SettingInput(props: InputProps) {
  const Input = inputs[settingFields[props.name].kind];
  return <Input {...props} />;
}

const inputTypes = new Map<SettingField['kind'], string>([
  ['email', 'email'],
  ['phone', 'tel'],
]);

function LineInput({ name, value, label, help, error, onChange }: InputProps) {
  return (
    <TextInput
      name={name}
      type={inputTypes.get(settingFields[name].kind) ?? 'text'}
      label={label}
      description={help}
      error={error}
      autoComplete="off"
      value={String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function ParagraphInput({ name, value, label, help, error, onChange }: InputProps) {
  return (
    <TextArea
      name={name}
      label={label}
      description={help}
      error={error}
      rows={3}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function CountInput({ value, label, help, error, onChange }: InputProps) {
  return (
    <NumberInput
      isWhole
      label={label}
      description={help}
      error={error}
      value={typeof value === 'number' ? value : ''}
      onChange={onChange}
    />
  );
}

function YesNoInput({ name, value, label, help, error, onChange }: InputProps) {
  return (
    <SwitchLine
      name={name}
      label={label}
      description={help}
      error={error}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

function TimeZoneInput(props: InputProps) {
  return (
    <ListInput
      {...props}
      options={Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))}
    />
  );
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });

function CurrencyInput(props: InputProps) {
  const options = Intl.supportedValuesOf('currency')
    .filter(hasHundredths)
    .map((code) => ({
      value: code,
      label: `${code}: ${currencyNames.of(code) ?? code}`,
    }));
  return <ListInput {...props} options={options} />;
}

function StateInput(props: InputProps) {
  const t = useSiteSettingsTexts();
  const states = gstStateCodes.map((code) => ({
    value: code,
    label: `${nameOfGstState(code) ?? ''} (${code})`,
  }));
  return <ListInput {...props} options={[{ value: '', label: t('stateOfGstin') }, ...states]} />;
}

type Option = { value: string; label: string };

function ListInput({
  name,
  value,
  label,
  help,
  error,
  onChange,
  options,
}: InputProps & { options: readonly Option[] }) {
  const chosen = String(value);
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <SelectInput
      name={name}
      label={label}
      description={help}
      error={error}
      value={chosen}
      data={isKnown ? options : [{ value: chosen, label: chosen }, ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** A number, or no limit (null). */
function LimitInput({ value, label, help, error, onChange }: InputProps) {
  const t = useSiteSettingsTexts();
  const isOpen = value === null;
  return (
    <div className={styles.limit}>
      {!isOpen && (
        <NumberInput
          isWhole
          label={label}
          description={help}
          error={error}
          value={typeof value === 'number' ? value : ''}
          onChange={onChange}
        />
      )}
      {isOpen && <p className={styles.label}>{label}</p>}
      <Checkbox
        label={t('noLimit')}
        aria-label={`${label}: ${t('noLimit')}`}
        checked={isOpen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : 0)}
      />
    </div>
  );
}
