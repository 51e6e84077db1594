import type { religions } from './religions.data.ts';

/** Denominations and sects by religion. */
export const denominations: Partial<Record<keyof typeof religions, string>> = {
  christian: `
    Roman Catholic (Latin), Syro-Malabar, Syro-Malankara, Knanaya Catholic, Knanaya Jacobite,
    Jacobite (Syriac Orthodox), Malankara Orthodox, Mar Thoma, Chaldean Syrian, CSI, CNI, CMS Anglican,
    St Thomas Evangelical, Evangelical, Methodist, Lutheran, Baptist, Presbyterian, Basel Mission, Brethren,
    Pentecostal, IPC, Assemblies of God, Church of God, The Pentecostal Mission, Seventh-day Adventist,
    Salvation Army, Born Again, Non-denominational`,
  muslim: `
    Sunni – Hanafi, Sunni – Shafi, Sunni – Maliki, Sunni – Hanbali, Sunni – Ahl-e-Hadith, Sunni – Deobandi,
    Sunni – Barelvi, Sunni – Other, Shia – Ithna Ashari, Shia – Dawoodi Bohra, Shia – Ismaili/Khoja,
    Shia – Zaidi, Shia – Other`,
};
