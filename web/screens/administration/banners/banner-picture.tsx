import type { AdminBannerWire, Point } from '#contract/banners/banner.wire.ts';

type Props = {
  banner: AdminBannerWire;
  /** The widths of the wide picture that its place may need. */
  widths: readonly (640 | 960 | 1440 | 1920)[];
  sizes: string;
  alt: string;
  className?: string | undefined;
};

/** A banner as wide screens show it. */
export function BannerPicture({ banner, widths, sizes, alt, className }: Props) {
  const folder = banner.b_file.slice(0, banner.b_file.lastIndexOf('/') + 1);
  const sources = (format: string) =>
    widths.map((width) => `${folder}wide-${width}.${format} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={banner.b_file}
        alt={alt}
        width={1920}
        height={1080}
        draggable={false}
        className={className}
        style={{ objectPosition: percentOf(banner.b_focus_wide) }}
      />
    </picture>
  );
}

function percentOf({ x, y }: Point): string {
  return `${x * 100}% ${y * 100}%`;
}
