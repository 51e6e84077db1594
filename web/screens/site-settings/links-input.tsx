import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from '#web/design/button.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { InputGroup, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import styles from './links-input.module.css';
import type { InputProps } from './input-props.ts';

type LinkValue = { label: string; url: string };

const mostLinks = 10;

/** Links with a name each. */
export function LinksInput({ value, label, help, error, onChange }: InputProps) {
  const t = useSiteSettingsTexts();
  const id = useId();
  const links = Array.isArray(value) ? value.filter(isLink) : [];
  // A link has nothing that names it but its place.
  const placed = links.map((link, place) => ({ ...link, place }));
  const change = (index: number, changes: Partial<LinkValue>) =>
    onChange(links.map((link, place) => (place === index ? { ...link, ...changes } : link)));
  return (
    <InputGroup id={id} label={label} description={help} error={error}>
      <ul className={styles.links}>
        {placed.map((link) => (
          <li key={link.place} className={styles.link}>
            <TextInput
              label={t('links.label')}
              value={link.label}
              onChange={({ currentTarget }) => change(link.place, { label: currentTarget.value })}
            />
            <TextInput
              label={t('links.url')}
              type="url"
              placeholder="https://"
              value={link.url}
              onChange={({ currentTarget }) => change(link.place, { url: currentTarget.value })}
            />
            <IconButton
              aria-label={
                link.label === '' ? t('links.removeBlank') : t('links.remove', { label: link.label })
              }
              onClick={() => onChange(links.filter((_link, place) => place !== link.place))}
            >
              <IconTrash size="1.25rem" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {links.length < mostLinks && (
        <Button
          look="outline"
          size="small"
          icon={<IconPlus size="1.125rem" aria-hidden="true" />}
          onClick={() => onChange([...links, { label: '', url: '' }])}
        >
          {t('links.add')}
        </Button>
      )}
    </InputGroup>
  );
}

function isLink(value: unknown): value is LinkValue {
  return typeof value === 'object' && value !== null && 'label' in value && 'url' in value;
}
