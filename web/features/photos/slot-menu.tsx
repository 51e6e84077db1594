import { Menu } from '@mantine/core';
import { ActionMenu } from '#web/design/action-menu.tsx';
import {
  IconArrowLeft,
  IconArrowRight,
  IconCrop,
  IconDotsVertical,
  IconTrash,
  IconUserCircle,
} from '@tabler/icons-react';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import styles from './photo-slot.module.css';
import type { EditPhotos } from './use-editing-photos.ts';
import type { Photos } from './use-photos.ts';

type Props = { place: number; path: string; photos: Photos; edit: EditPhotos };

/** What can be done with the photo of a slot, with words, for every kind of hand. */
export function SlotMenu({ place, path, photos, edit }: Props) {
  const t = usePhotosTexts();
  const [earlier, later] = [edit.neighbourOf(place, -1), edit.neighbourOf(place, 1)];
  return (
    <ActionMenu position="bottom-end">
      <Menu.Target>
        <button type="button" className={styles.more} aria-label={t('more', { number: place })}>
          <IconDotsVertical size="1.125rem" aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {edit.canMakePicture && (
          <Menu.Item leftSection={<IconUserCircle size="1.25rem" />} onClick={() => edit.makePicture(place)}>
            {t('actions.makePicture')}
          </Menu.Item>
        )}
        {photos.know(path) !== undefined && (
          <Menu.Item leftSection={<IconCrop size="1.25rem" />} onClick={() => edit.crop(place)}>
            {t('actions.crop')}
          </Menu.Item>
        )}
        {earlier !== undefined && (
          <Menu.Item
            leftSection={<IconArrowLeft size="1.25rem" className={styles.turning} />}
            onClick={() => edit.move(place, -1)}
          >
            {t('actions.move', { number: earlier })}
          </Menu.Item>
        )}
        {later !== undefined && (
          <Menu.Item
            leftSection={<IconArrowRight size="1.25rem" className={styles.turning} />}
            onClick={() => edit.move(place, 1)}
          >
            {t('actions.move', { number: later })}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size="1.25rem" />} onClick={() => edit.remove(place)}>
          {t('actions.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </ActionMenu>
  );
}
