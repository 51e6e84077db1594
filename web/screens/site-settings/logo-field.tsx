import { useId, useRef, type ChangeEvent } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showSiteSettings } from '#contract/site/site-editing.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Logo } from '#web/design/logo.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import { LastChange } from './last-change.tsx';
import styles from './logo-field.module.css';
import { logoTypes } from './logo-file.rules.ts';
import { useFileDrop } from '#web/parts/forms/use-file-drop.ts';
import { type ChosenLogo, useLogo } from './use-logo.ts';

/** The logo on both grounds; a chosen file is looked at there before it is saved. It is saved apart from the other settings. */
export function LogoField({ site }: { site: EndpointData<typeof showSiteSettings> }) {
  const t = useSiteSettingsTexts();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { chosen, fault, isBusy, choose, save, cancel, remove, reject } = useLogo(() =>
    opener.current?.focus(),
  );
  const { isOver, dropTarget } = useFileDrop(choose);
  const change = site.changes.find(({ name }) => name === 'logo');
  return (
    <Card>
      <div role="group" aria-labelledby={id} aria-describedby={`${id}-help`} className={styles.field}>
        <h3 id={id} className={styles.title}>
          {t('logo.title')}
        </h3>
        <p id={`${id}-help`} className={styles.help}>
          {t('logo.help')}
        </p>
        <div className={styles.grounds} data-over={isOver || undefined} aria-busy={isBusy} {...dropTarget}>
          {(['light', 'dark'] as const).map((scheme) => (
            <figure key={scheme} className={styles.ground} data-scheme={scheme}>
              <div className={styles.picture}>
                <Shown site={site} chosen={chosen} onBroken={reject} />
              </div>
              <figcaption>{t(`logo.${scheme}`)}</figcaption>
            </figure>
          ))}
        </div>
        {chosen !== undefined && (
          <p role="status" className={styles.help}>
            {t('logo.chosen', { name: chosen.name })}
          </p>
        )}
        {fault !== undefined && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <div className={styles.actions}>
          {chosen !== undefined && (
            <>
              <Button onClick={save} isBusy={isBusy}>
                {t('logo.save')}
              </Button>
              <Button look="outline" onClick={cancel} aria-disabled={isBusy}>
                {t('logo.cancel')}
              </Button>
            </>
          )}
          <Picker
            opener={opener}
            label={t(chosen !== undefined || site.logo !== null ? 'logo.chooseOther' : 'logo.choose')}
            onFiles={choose}
          />
          {site.logo !== null && chosen === undefined && (
            <Button look="quiet" onClick={remove} isBusy={isBusy}>
              {t('logo.remove')}
            </Button>
          )}
        </div>
        {change !== undefined && (
          <p className={styles.help}>
            <LastChange at={change.changed_at} by={change.changed_by} />
          </p>
        )}
      </div>
    </Card>
  );
}

type ShownProps = {
  site: EndpointData<typeof showSiteSettings>;
  chosen: ChosenLogo | undefined;
  onBroken: () => void;
};

/** The chosen file, or what the headers show now. */
function Shown({ site, chosen, onBroken }: ShownProps) {
  const { name } = useSite();
  if (chosen === undefined) return <Logo name={name} picture={site.logo} />;
  return <img className={styles.chosen} src={chosen.address} alt={name} onError={onBroken} />;
}

type PickerProps = {
  opener: React.Ref<HTMLButtonElement>;
  label: string;
  onFiles: (files: readonly File[]) => void;
};

function Picker({ opener, label, onFiles }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Without this, choosing the same file again would be no change.
    currentTarget.value = '';
    onFiles(files);
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={logoTypes.join(',')} onChange={pick} />
      <Button ref={opener} look="outline" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
