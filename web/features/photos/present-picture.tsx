import { Menu } from '@mantine/core';
import { ActionMenu } from '#web/design/action-menu.tsx';
import { IconCamera, IconCrop, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { Photo } from '#web/design/photo.tsx';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import styles from './profile-picture.module.css';
import type { Photos } from './use-photos.ts';

/** How wide the profile picture is on the screen. */
export const pictureWidth = '8rem';

type Props = {
  path: string | null;
  photos: Photos;
  onPick: () => void;
  onCrop: () => void;
  onRemove: () => void;
};

/** The profile picture as it is: without one, a press opens the picker; with one, a menu. */
export function PresentPicture({ path, photos, onPick, onCrop, onRemove }: Props) {
  const t = usePhotosTexts();
  const known = path === null ? undefined : photos.know(path);
  return (
    <>
      <Photo
        path={path}
        name={photos.name}
        alt={t('pictureOf', { name: photos.name })}
        placeholder={known?.placeholder}
        sizes={pictureWidth}
        isFirst
      />
      {path === null ? (
        <button
          type="button"
          data-field="u_profile_pic"
          className={styles.change}
          aria-label={t('actions.addPicture')}
          onClick={onPick}
        >
          <Badge />
        </button>
      ) : (
        <ActionMenu position="bottom-start">
          <Menu.Target>
            <button type="button" className={styles.change} aria-label={t('actions.changePicture')}>
              <Badge />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPhotoPlus size="1.25rem" />} onClick={onPick}>
              {t('actions.replace')}
            </Menu.Item>
            {known !== undefined && (
              <Menu.Item leftSection={<IconCrop size="1.25rem" />} onClick={onCrop}>
                {t('actions.crop')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconTrash size="1.25rem" />} onClick={onRemove}>
              {t('actions.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </ActionMenu>
      )}
    </>
  );
}

function Badge() {
  return (
    <span className={styles.badge}>
      <IconCamera size="1.25rem" aria-hidden="true" />
    </span>
  );
}
