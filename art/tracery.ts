import { type Point, format, formatPoint, polar, range } from './geometry.ts';

/** An opening of round lobes (trefoil, quatrefoil …) that fits a circle; `fullness` above 1 opens the cusps. */
export function foilPath({
  centre,
  radius,
  lobes,
  angle = 0,
  fullness = 1.12,
}: {
  centre: Point;
  radius: number;
  lobes: number;
  angle?: number;
  fullness?: number;
}): string {
  const half = Math.PI / lobes;
  const reachShare = 1 + Math.sin(half) * fullness;
  const distance = radius / reachShare;
  const lobe = radius - distance;
  const cusp = distance * Math.cos(half) + Math.sqrt(lobe ** 2 - (distance * Math.sin(half)) ** 2);
  const isLarge = cusp * Math.cos(half) < distance ? 1 : 0;
  const cusps = range(lobes + 1).map((index) =>
    polar(centre, { radius: cusp, angle: angle + (2 * index - 1) * half }),
  );
  const arcs = cusps
    .slice(1)
    .map((point) => `A${format(lobe)} ${format(lobe)} 0 ${isLarge} 1 ${formatPoint(point)}`);
  return `M${formatPoint(cusps[0] ?? centre)}${arcs.join('')}Z`;
}

/** A window light between two spokes, pointing up from the centre, with a trefoil head. */
export function lancetPath({
  centre,
  from,
  to,
  halfAngle,
  bar,
}: {
  centre: Point;
  from: number;
  to: number;
  halfAngle: number;
  bar: number;
}): string {
  const halfWidth = (radius: number): number => radius * Math.tan(halfAngle) - bar / 2;
  const [inner, outer] = [halfWidth(from), halfWidth(to)];
  const at = (x: number, radius: number): string => formatPoint({ x: centre.x + x, y: centre.y - radius });
  const side = format(outer * 0.56);
  const top = format(outer * 0.6);
  const cusp = to + outer * 0.72;
  return (
    `M${at(-inner, from)}L${at(-outer, to)}A${side} ${side} 0 0 1 ${at(-outer * 0.5, cusp)}` +
    `A${top} ${top} 0 1 1 ${at(outer * 0.5, cusp)}A${side} ${side} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, from)}A${format(inner)} ${format(inner)} 0 0 1 ${at(-inner, from)}Z`
  );
}

/** A whole circle as a path, so that it can be one opening among others. */
export function circlePath(centre: Point, radius: number): string {
  const size = format(radius);
  return `M${format(centre.x - radius)} ${format(centre.y)}a${size} ${size} 0 1 1 ${format(radius * 2)} 0a${size} ${size} 0 1 1 ${format(-radius * 2)} 0Z`;
}
