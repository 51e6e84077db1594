import { words } from '../words.ts';

/** Lineages that northern, western and southern families name alike. */
export const gotras =
  words(`Bharadwaj, Kashyap, Vashishtha, Vishwamitra, Gautam, Atri, Agastya, Jamadagni, Shandilya,
  Kaushik, Garg, Vatsa, Parashar, Sankrit, Upamanyu, Mudgal, Harita, Katyayan, Srivatsa, Angiras`);

export const merchantGotras =
  words(`Garg, Goyal, Bansal, Kansal, Singhal, Mittal, Jindal, Tayal, Mangal, Bindal,
  Kuchhal, Dharan, Madhukul, Airan, Tingal`);

export const jatGotras =
  words(`Dhillon, Gill, Sandhu, Sidhu, Malik, Dahiya, Hooda, Sangwan, Punia, Dalal, Rathee,
  Kadian, Sheoran, Phogat, Deswal`);
