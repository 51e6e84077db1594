import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';

export const parsi: Culture = {
  name: 'Parsi',
  share: 7,
  religion: 'Parsi/Zoroastrian',
  motherTongues: { Gujarati: 84, English: 16 },
  languages: { English: 0.99, Hindi: 0.9, Gujarati: 0.6, Marathi: 0.3 },
  states: { Maharashtra: 74, Gujarat: 22, Telangana: 2, Karnataka: 2 },
  communities: { Other: { share: 88 }, 'Prefer not to say': { share: 12 } },
  women:
    words(`Aban, Anahita, Arnaz, Avan, Benaifer, Behnaz, Delna, Delnaaz, Dilnavaz, Diana, Farzeen, Freny, Gulnar, Hufrish, Jasmine,
    Jeroo, Kainaz, Kashmira, Khorshed, Khursheed, Mahrukh, Mehernaz, Meher, Natasha, Nazneen, Nilufer, Pearl, Perizad,
    Persis, Pervin, Roshni, Roxanne, Rukshana, Sanaya, Sharmeen, Shenaz, Shernaz, Shireen, Simone, Tanaz, Tinaz, Vahbiz,
    Yasmin, Zarin, Zenobia, Zinnia`),
  men: words(`Adil, Afshad, Arzan, Aspi, Astad, Bahram, Behram, Boman, Burjor, Cyrus, Darayus, Darius, Dinshaw, Farhad, Farokh, Feroze,
    Framroze, Freddy, Hormuz, Hoshang, Jamshed, Jehan, Jehangir, Kaizad, Karl, Kersi, Khushroo, Kurush, Malcolm, Meherzad,
    Mehernosh, Nauzad, Neville, Noshir, Percy, Porus, Rayomand, Rohinton, Ronnie, Rustom, Sarosh, Shahrukh, Shavir,
    Sheriar, Sohrab, Vispi, Viraf, Xerxes, Yezdi, Zal, Zubin`),
  mothers: words(
    'Aloo, Amy, Bapsy, Coomi, Dhun, Dolly, Freny, Gool, Homai, Jer, Katy, Kety, Mani, Nergish, Perin, Roda, Silloo, Thrity, Villoo',
  ),
  fathers: words(
    'Adi, Aspi, Behram, Cawas, Dara, Eruch, Faredoon, Homi, Jal, Jehangir, Kaikhushroo, Keki, Minoo, Nariman, Pesi, Rusi, Sam, Sorab, Sohrab, Tehmton',
  ),
  surnames:
    words(`Batliwala, Bharucha, Bilimoria, Bode, Contractor, Daruwala, Dastur, Davar, Engineer, Irani, Jokhi, Kapadia, Karanjia,
    Khambatta, Kotwal, Lentin, Marolia, Mehta, Mistry, Motafram, Nanavati, Pardiwala, Patel, Panthaki, Sethna, Shroff,
    Sidhwa, Taraporewala, Tavadia, Todywala, Umrigar, Unwalla, Vakil, Wadia, Warden`),
  diet: { 'Non Veg': 94, Eggetarian: 3, Veg: 1, 'Occasionally non-veg': 2 },
  abroad: { share: 0.14, countries: techWorld },
  taller: 1.5,
  schooling: 0.8,
};
