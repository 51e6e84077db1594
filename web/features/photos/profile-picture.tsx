import { Menu } from '@mantine/core';
import { IconCamera, IconCrop, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Photo } from '#web/design/photo.tsx';
import { useSession } from '#web/api/use-session.ts';
import type { SectionControl } from '#web/sections/profile-sections.data.ts';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { profilePicturePlace } from './arrangement.rules.ts';
import { ChosenPhotoDialog } from './chosen-photo-dialog.tsx';
import { FilePicker } from './file-picker.tsx';
import { PhotoMenu } from './photo-menu.tsx';
import { PresentPhotoDialog } from './present-photo-dialog.tsx';
import styles from './profile-picture.module.css';
import { UploadVeil } from './upload-veil.tsx';
import { useChoosingPhotos } from './use-choosing-photos.ts';
import { useEditingPhotos } from './use-editing-photos.ts';
import { useFileDrop } from './use-file-drop.ts';
import { usePhotos, type Photos } from './use-photos.ts';
import { useWantedFocus } from './use-wanted-focus.ts';

/** How wide it is on the screen. */
const width = '8rem';

/** The profile picture, changed by a press on it, or by dropping a picture on it. */
export function ProfilePicture(wanted: Pick<SectionControl, 'wantedField' | 'visit'>) {
  useWantedFocus(wanted, 'u_profile_pic');
  const { photos } = usePhotos();
  const session = useSession();
  const name = photos?.name ?? session?.name ?? '';
  if (photos !== undefined) return <ChangeablePicture photos={photos} />;
  return (
    <div className={styles.picture}>
      <Photo path={session?.profilePic} name={name} sizes={width} isFirst />
    </div>
  );
}

function ChangeablePicture({ photos }: { photos: Photos }) {
  const t = usePhotosTexts();
  const picker = useRef<HTMLInputElement>(null);
  const choosing = useChoosingPhotos();
  const editing = useEditingPhotos(photos);
  const [isCropping, setCropping] = useState(false);
  const take = (files: readonly File[]) => choosing.choose({ files, places: [profilePicturePlace] });
  const { isOver, dropTarget } = useFileDrop(take);

  const path = photos.arrangement[profilePicturePlace] ?? null;
  const known = path === null ? undefined : photos.know(path);
  const upload = photos.uploads.find(({ place }) => place === profilePicturePlace);
  const pick = () => picker.current?.click();
  return (
    <div className={styles.picture} data-is-over={isOver} {...dropTarget}>
      {upload === undefined ? (
        <>
          <Photo
            path={path}
            name={photos.name}
            alt={t('pictureOf', { name: photos.name })}
            placeholder={known?.placeholder}
            sizes={width}
            isFirst
          />
          {path === null ? (
            <button
              type="button"
              data-field="u_profile_pic"
              className={styles.change}
              aria-label={t('actions.addPicture')}
              onClick={pick}
            >
              <Badge />
            </button>
          ) : (
            <PhotoMenu position="bottom-start">
              <Menu.Target>
                <button type="button" className={styles.change} aria-label={t('actions.changePicture')}>
                  <Badge />
                </button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item leftSection={<IconPhotoPlus size="1.25rem" />} onClick={pick}>
                  {t('actions.replace')}
                </Menu.Item>
                {known !== undefined && (
                  <Menu.Item leftSection={<IconCrop size="1.25rem" />} onClick={() => setCropping(true)}>
                    {t('actions.crop')}
                  </Menu.Item>
                )}
                <Menu.Item
                  leftSection={<IconTrash size="1.25rem" />}
                  onClick={() => editing.remove(profilePicturePlace)}
                >
                  {t('actions.remove')}
                </Menu.Item>
              </Menu.Dropdown>
            </PhotoMenu>
          )}
        </>
      ) : (
        <UploadVeil upload={upload} />
      )}
      <FilePicker ref={picker} onPick={take} />
      {choosing.current !== undefined && (
        <ChosenPhotoDialog chosen={choosing.current} onDone={choosing.next} />
      )}
      {isCropping && known !== undefined && (
        <PresentPhotoDialog place={profilePicturePlace} photo={known} onDone={() => setCropping(false)} />
      )}
    </div>
  );
}

function Badge() {
  return (
    <span className={styles.badge}>
      <IconCamera size="1.25rem" aria-hidden="true" />
    </span>
  );
}
