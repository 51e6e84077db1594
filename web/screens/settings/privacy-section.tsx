import { useQuery } from '@tanstack/react-query';
import { contactAudiences } from '#contract/settings/contact-audience.ts';
import type { SettingsWire } from '#contract/settings/settings.ts';
import { RadioCard, RadioGroup } from '#web/design/inputs/choice-inputs.tsx';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import styles from './privacy-section.module.css';
import { LoadedSection, SettingsCard } from './section-parts.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { settingsQuery } from './settings.queries.ts';
import { useChangingSettings } from './use-changing-settings.ts';

/** Who sees what of the member. */
export function PrivacySection() {
  const t = useSettingsTexts();
  const query = useQuery(settingsQuery());
  return (
    <LoadedSection query={query} failure={t('notAvailable')}>
      {(settings) => <Privacy settings={settings} />}
    </LoadedSection>
  );
}

function Privacy({ settings }: { settings: SettingsWire }) {
  const t = useSettingsTexts();
  const change = useChangingSettings();
  return (
    <>
      <ContactAudience
        value={settings.contact_audience}
        onChoose={(contact_audience) => change({ contact_audience })}
      />
      <SettingsCard>
        <SettingSwitch
          label={t('privacy.income')}
          hint={t('privacy.incomeHint')}
          isOn={settings.is_income_private}
          onSwitch={(is_income_private) => change({ is_income_private })}
        />
        <SettingSwitch
          label={t('privacy.visits')}
          hint={t('privacy.visitsHint')}
          isOn={settings.shows_visits}
          onSwitch={(shows_visits) => change({ shows_visits })}
        />
        <SettingSwitch
          label={t('privacy.hidden')}
          hint={t('privacy.hiddenHint')}
          isOn={settings.is_hidden}
          reason={settings.deletion_due_at === null ? undefined : t('privacy.hiddenWhileLeaving')}
          onSwitch={(is_hidden) => change({ is_hidden })}
        />
      </SettingsCard>
    </>
  );
}

type Audience = SettingsWire['contact_audience'];

function ContactAudience({ value, onChoose }: { value: Audience; onChoose: (audience: Audience) => void }) {
  const t = useSettingsTexts();
  const choose = (wanted: string) => {
    const audience = contactAudiences.find((name) => name === wanted);
    if (audience !== undefined) onChoose(audience);
  };
  return (
    <SettingsCard>
      <RadioGroup
        label={t('privacy.audience')}
        description={t('privacy.audienceHint')}
        value={value}
        onChange={choose}
        look="section"
      >
        <div className={styles.choices}>
          {contactAudiences.map((name) => (
            <RadioCard
              key={name}
              value={name}
              label={t(`privacy.${name}`)}
              description={t(`privacy.${name}Hint`)}
            />
          ))}
        </div>
      </RadioGroup>
    </SettingsCard>
  );
}
