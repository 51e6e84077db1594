import type { Cloth } from '../drawing/cloth.ts';

const gold = '#DDA83C';

/** What a set of colours is for. */
export type ClothKind =
  | 'silk'
  | 'soft'
  | 'ivory'
  | 'bengal'
  | 'office'
  | 'suit'
  | 'kurta'
  | 'waistcoat'
  | 'veil'
  | 'turban';

/** Colours that are worn together, by what they are for. */
export const cloths: Readonly<Record<ClothKind, readonly Cloth[]>> = {
  silk: [
    { main: '#8E1F4B', trim: gold, second: '#2C5A48' },
    { main: '#0F6E84', trim: gold, second: '#8E1F4B' },
    { main: '#2F7D4F', trim: gold, second: '#741A3E' },
    { main: '#AE3A2C', trim: '#E4BC5E', second: '#5A1431' },
    { main: '#4F3B78', trim: '#DDB65A', second: '#A4436C' },
    { main: '#CC861E', trim: '#8E1F4B', second: '#7A1F3F' },
    { main: '#203D66', trim: gold, second: '#96304F' },
    { main: '#B7517A', trim: '#E8CB7A', second: '#4A3A70' },
    { main: '#6C2338', trim: '#E0B65A', second: '#C98A1E' },
    { main: '#0E5560', trim: '#E3C57C', second: '#B56A1E' },
  ],
  soft: [
    { main: '#D9A0A8', trim: '#8E3A58', second: '#F0DDD2' },
    { main: '#8FB3A8', trim: '#F1E3C2', second: '#3F6B62' },
    { main: '#E2C48F', trim: '#9A5A2A', second: '#F4E8D0' },
    { main: '#A7B7D3', trim: '#F4EBDD', second: '#49608E' },
    { main: '#C9B3D6', trim: '#6E4A84', second: '#F1E7EE' },
    { main: '#EADFCB', trim: '#B3832E', second: '#8E1F4B' },
    { main: '#7F9E6B', trim: '#F2E5C0', second: '#D8C08A' },
    { main: '#D98C6A', trim: '#7A2F38', second: '#F3DFC9' },
    { main: '#5E8FA6', trim: '#F3E8D4', second: '#C4D9DC' },
  ],
  ivory: [
    { main: '#F1E6D0', trim: '#CFA042', second: '#8E1F4B' },
    { main: '#F3EADA', trim: '#C9993A', second: '#0F6E84' },
    { main: '#EFE3CC', trim: '#D2A548', second: '#2F7D4F' },
    { main: '#F4ECDD', trim: '#B98A3A', second: '#EFE0C6' },
  ],
  bengal: [
    { main: '#F4EBDD', trim: '#B3261E', second: '#B3261E' },
    { main: '#EFE0C2', trim: '#A32A24', second: '#7A1F2E' },
  ],
  office: [
    { main: '#E8EEF3', trim: '#5F7F9C', second: '#26364F' },
    { main: '#F5EFE6', trim: '#A97F62', second: '#4A3A44' },
    { main: '#9FB8CF', trim: '#F4F0EA', second: '#2B3B55' },
    { main: '#D9C3CC', trim: '#7D4560', second: '#4A2338' },
    { main: '#2F4A63', trim: '#B9CBDA', second: '#E9E2D8' },
    { main: '#55705F', trim: '#DDE5D6', second: '#F1E9DC' },
    { main: '#7B3448', trim: '#E6C9C4', second: '#F2E7DE' },
    { main: '#C8A878', trim: '#6B4B2C', second: '#F6EEE2' },
  ],
  suit: [
    { main: '#232B3E', trim: '#8E1F4B', second: '#F1EEE8' },
    { main: '#3A3D45', trim: '#0F6E84', second: '#E9EEF3' },
    { main: '#2C2529', trim: '#A97F1F', second: '#F4EFE6' },
    { main: '#3B4A5C', trim: '#741A3E', second: '#DCE6EE' },
    { main: '#5B5148', trim: '#2F5D4A', second: '#F3EADD' },
    { main: '#1F3B44', trim: '#B5722A', second: '#F1ECE4' },
    { main: '#6A5F55', trim: '#43102A', second: '#EFE7DA' },
  ],
  kurta: [
    { main: '#F1E8D8', trim: '#D8C39A', second: '#8E1F4B' },
    { main: '#8FA9A0', trim: '#E9DCC0', second: '#2F4F4A' },
    { main: '#B9833C', trim: '#F0DDB4', second: '#5A3A1E' },
    { main: '#7D2843', trim: '#E2BE72', second: '#F1E6D2' },
    { main: '#2E5D6B', trim: '#D9C48E', second: '#EFE6D6' },
    { main: '#4C6B4A', trim: '#E3D2A0', second: '#F0E7D4' },
    { main: '#C9D3DC', trim: '#8A9BAA', second: '#3B4A5C' },
    { main: '#384467', trim: '#C9B27A', second: '#EDE6DA' },
  ],
  waistcoat: [
    { main: '#26364F', trim: '#D9B25A', second: '#F1EBE0' },
    { main: '#7D2843', trim: '#E2BE72', second: '#F4E9D6' },
    { main: '#4C6B4A', trim: '#E3D2A0', second: '#EFE7D6' },
    { main: '#8A5A2C', trim: '#F0DDB4', second: '#F4ECDD' },
    { main: '#3A3D45', trim: '#C9CDD4', second: '#DCE6EE' },
    { main: '#0F5E70', trim: '#E3C57C', second: '#F3EADA' },
  ],
  veil: [
    { main: '#2B2A33', trim: '#55505C', second: '#2B2A33' },
    { main: '#8E5A6A', trim: '#43102A', second: '#6D3F50' },
    { main: '#C8B39A', trim: '#7A5F48', second: '#8A7058' },
    { main: '#0F5A6B', trim: '#D8C79A', second: '#0C4550' },
    { main: '#EFE4D6', trim: '#B79A78', second: '#A98C72' },
    { main: '#6E2446', trim: '#E0B65A', second: '#541A35' },
    { main: '#51684F', trim: '#E2D4A8', second: '#3A4C39' },
    { main: '#3D4A73', trim: '#C8CFE4', second: '#2C3656' },
    { main: '#C98F9A', trim: '#7B3448', second: '#9C5F6E' },
    { main: '#7B7F8A', trim: '#E4E2E0', second: '#565A66' },
  ],
  turban: [
    { main: '#8E1F2F', trim: gold, second: '#8E1F2F' },
    { main: '#1F3360', trim: gold, second: '#1F3360' },
    { main: '#D98A1E', trim: gold, second: '#D98A1E' },
    { main: '#2B2930', trim: gold, second: '#2B2930' },
    { main: '#0F5E70', trim: gold, second: '#0F5E70' },
    { main: '#6B2350', trim: gold, second: '#6B2350' },
    { main: '#3F5A3C', trim: gold, second: '#3F5A3C' },
    { main: '#B9A88C', trim: gold, second: '#B9A88C' },
    { main: '#C4566E', trim: gold, second: '#C4566E' },
  ],
};
