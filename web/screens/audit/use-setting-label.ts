import { settingNameOf } from '#contract/site/site-settings.fields.ts';
import { useSiteSettingsTexts, siteSettings } from '#web/locales/en/site-settings.ts';
import { wordsOf } from './changed-fields.rules.ts';

type Name = keyof typeof siteSettings.fields;

/** Returns the label that a setting has on the screen of site settings; its key in words where it has no field there. */
export function useSettingLabel(): (key: string) => string {
  const t = useSiteSettingsTexts();
  return (key) => {
    const name = settingNameOf(key);
    return isField(name) ? t(`fields.${name}.label`) : wordsOf(key);
  };
}

function isField(name: string): name is Name {
  return Object.hasOwn(siteSettings.fields, name);
}
