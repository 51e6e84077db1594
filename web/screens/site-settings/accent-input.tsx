import type { CSSProperties } from 'react';
import { contrastOfAccent, deriveAccent, leastContrast, nearestReadable } from '#contract/site/accent.ts';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import styles from './accent-input.module.css';
import type { InputProps } from './input-props.ts';

const complete = /^#[\da-f]{6}$/i;

/** The accent: typed or picked, its contrast, the nearest colour that can be read, and how both schemes look. */
export function AccentInput({ name, value, label, help, error, onChange }: InputProps) {
  const t = useSiteSettingsTexts();
  const colour = String(value).trim();
  const isComplete = complete.test(colour);
  return (
    <div className={styles.accent}>
      <div className={styles.inputs}>
        <TextInput
          name={name}
          className={styles.code}
          label={label}
          description={help}
          error={error}
          spellCheck={false}
          autoComplete="off"
          value={String(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <input
          type="color"
          className={styles.picker}
          aria-label={t('colour.pick')}
          value={isComplete ? colour.toLowerCase() : '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
        />
      </div>
      {isComplete && <Readability colour={colour} onTake={onChange} />}
      {isComplete && <Preview colour={colour} />}
    </div>
  );
}

function Readability({ colour, onTake }: { colour: string; onTake: (colour: string) => void }) {
  const t = useSiteSettingsTexts();
  const reached = contrastOfAccent(colour);
  // Rounded down, so that what is too low is never shown as enough.
  const contrast = (Math.floor(reached * 10) / 10).toFixed(1);
  if (reached >= leastContrast) return <p className={styles.good}>{t('colour.good', { contrast })}</p>;
  const nearest = nearestReadable(colour).toUpperCase();
  return (
    <div className={styles.low} role="status">
      <p>{t('colour.low', { contrast })}</p>
      <Button look="outline" size="small" onClick={() => onTake(nearest)}>
        <span className={styles.dot} style={{ background: nearest }} aria-hidden="true" />
        {t('colour.nearest', { colour: nearest })}
      </Button>
    </div>
  );
}

/** A button and a link in both schemes. */
function Preview({ colour }: { colour: string }) {
  const t = useSiteSettingsTexts();
  const { shades, darkTints } = deriveAccent(nearestReadable(colour));
  const schemes = [
    { name: t('colour.light'), scheme: 'light', accent: shades[600], text: shades[600], tint: shades[50] },
    { name: t('colour.dark'), scheme: 'dark', accent: shades[400], text: shades[200], tint: darkTints.tint },
  ];
  return (
    <div role="group" aria-label={t('colour.preview')} className={styles.previews}>
      {schemes.map(({ name, scheme, accent, text, tint }) => {
        const variables = { '--shown-accent': accent, '--shown-text': text, '--shown-tint': tint };
        return (
          <div
            key={scheme}
            className={styles.preview}
            data-scheme={scheme}
            // Custom properties are no part of the type of styles.
            style={variables as CSSProperties}
          >
            <span className={styles.scheme}>{name}</span>
            <span className={styles.button}>{t('colour.button')}</span>
            <span className={styles.link}>{t('colour.link')}</span>
          </div>
        );
      })}
    </div>
  );
}
