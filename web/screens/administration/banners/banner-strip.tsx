import { IconEye, IconEyeOff, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react';
import { bannerLimits } from '#contract/banners/banner-limits.ts';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { type SlotDrag, useSlotDrag } from '#web/design/hooks/use-slot-drag.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';
import { BannerPicture } from './banner-picture.tsx';
import styles from './banner-strip.module.css';
import type { BannerActions } from './use-banner-changes.ts';
import type { BannerChoice } from './use-banner-choice.ts';
import { useBannerWords } from './use-banner-words.ts';

type Props = {
  banners: readonly AdminBannerWire[];
  choice: BannerChoice;
  actions: BannerActions;
  onAdd: () => void;
};

/** The tile that adds a banner, and one for each banner. */
export function BannerStrip({ banners, choice, actions, onAdd }: Props) {
  const t = useBannersTexts();
  const drag = useSlotDrag(([from, to]) => {
    const banner = banners[from];
    if (banner !== undefined) actions.move(banner, to + 1);
  });
  const isFull = banners.length >= bannerLimits.count;
  return (
    <section aria-labelledby="manage-banners" className={styles.strip}>
      <div className={styles.header}>
        <h2 id="manage-banners">{t('manage.title')}</h2>
        <span className={styles.count}>
          {t('manage.count', { count: banners.length, most: bannerLimits.count })}
        </span>
      </div>
      <p className={styles.hint}>
        {isFull ? t('manage.full', { most: bannerLimits.count }) : t('manage.hint')}
      </p>
      <ul className={styles.tiles} aria-label={t('manage.list')}>
        <li className={styles.tile}>
          <button
            type="button"
            className={styles.add}
            aria-disabled={isFull}
            onClick={() => {
              if (!isFull) onAdd();
            }}
          >
            <IconPlus size="1.75rem" stroke={1.5} aria-hidden="true" />
            {t('manage.add')}
          </button>
        </li>
        {banners.map((banner, index) => (
          <Tile
            key={banner.b_id}
            banner={banner}
            index={index}
            choice={choice}
            actions={actions}
            drag={drag}
          />
        ))}
      </ul>
    </section>
  );
}

type TileProps = Pick<Props, 'choice' | 'actions'> & {
  banner: AdminBannerWire;
  index: number;
  drag: SlotDrag;
};

function Tile({ banner, index, choice, actions, drag }: TileProps) {
  const { nameOf, stateOf } = useBannerWords();
  const [name, state] = [nameOf(banner), stateOf(banner)];
  const movement = drag.movementOf(index);
  return (
    <li
      className={styles.tile}
      data-place={index}
      data-state={banner.b_state}
      data-current={choice.current?.b_id === banner.b_id || undefined}
      data-over={drag.over === index || undefined}
      data-dragged={movement !== undefined || undefined}
      style={movement}
      {...drag.dragSource(index)}
    >
      <button
        type="button"
        className={styles.thumbnail}
        data-draggable
        aria-pressed={choice.chosen?.b_id === banner.b_id}
        aria-label={`${name}, ${state}`}
        onClick={({ detail }) => {
          choice.choose(banner);
          // A pointer that pressed far below; the keyboard stays where its focus is.
          if (detail > 0) choice.scrollToPreview();
        }}
      >
        <BannerPicture banner={banner} widths={[640]} sizes="14rem" alt="" className={styles.picture} />
        <span className={styles.place}>{index + 1}</span>
        {banner.b_state !== 'shown' && <span className={styles.state}>{state}</span>}
      </button>
      <TileIcons banner={banner} name={name} actions={actions} />
    </li>
  );
}

type IconsProps = { banner: AdminBannerWire; name: string; actions: BannerActions };

/** Shown while the tile is pointed at or has the focus, and always where there is no hovering. */
function TileIcons({ banner, name, actions }: IconsProps) {
  const t = useBannersTexts();
  const isActive = banner.b_status === 'active';
  const Eye = isActive ? IconEyeOff : IconEye;
  return (
    <span className={styles.icons}>
      <span className={styles.handle} data-handle title={t('manage.drag')}>
        <IconGripVertical size="1.125rem" aria-hidden="true" />
      </span>
      <IconButton
        className={styles.icon ?? ''}
        aria-label={t(isActive ? 'manage.deactivate' : 'manage.activate', { name })}
        title={t(isActive ? 'details.deactivate' : 'details.activate')}
        aria-disabled={actions.isBusy}
        onClick={() => actions.switch(banner)}
      >
        <Eye size="1.125rem" aria-hidden="true" />
      </IconButton>
      <IconButton
        className={styles.icon ?? ''}
        look="danger"
        aria-label={t('manage.delete', { name })}
        title={t('details.delete')}
        aria-disabled={actions.isBusy}
        onClick={() => actions.delete(banner)}
      >
        <IconTrash size="1.125rem" aria-hidden="true" />
      </IconButton>
    </span>
  );
}
