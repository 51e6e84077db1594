import { words } from '../words.ts';

/** The branches that families of a community name, where they do. */
export const subCommunities: Readonly<Record<string, readonly string[]>> = {
  'Brahmin – Iyer': words('Vadama, Brahacharanam, Ashtasahasram, Vathima'),
  'Brahmin – Iyengar': words('Vadakalai, Thenkalai'),
  Nair: words('Kiriyathil, Illathu, Swaroopathil, Vilakkithala'),
  Gounder: words('Kongu Vellala, Vettuva, Urali'),
  Mudaliar: words('Thondaimandala, Sengunthar, Arcot, Agamudi'),
  Chettiar: words('Nagarathar, Kongu, Devanga, Vaniya'),
  'Thevar/Mukkulathor': words('Kallar, Maravar, Agamudayar'),
  Vokkaliga: words('Gangatkar, Morasu, Kunchatiga, Dasa'),
  Lingayat: words('Banajiga, Panchamasali, Sadar, Jangama, Nonaba'),
  Reddy: words('Pakanati, Panta, Gudati, Motati'),
  Kapu: words('Telaga, Turpu, Munnuru'),
  Maratha: words('96 Kuli, Deshmukh, 92 Kuli'),
  Kunbi: words('Tirole, Dhanoje, Leva, Ghatole'),
  Shwetambar: words('Oswal Visa, Porwal, Dasa Shrimali, Visa Shrimali, Kutchi Dasa Oswal'),
  Digambar: words('Khandelwal, Parwar, Humad, Agarwal'),
  Khatri: words('Dhai Ghar, Char Ghar, Bahri, Bunjahi'),
  Rajput: words('Suryavanshi, Chandravanshi, Agnivanshi'),
  Yadav: words('Ahir, Krishnauth, Gwala'),
  Kurmi: words('Awadhia, Patanwar, Kochaisa'),
  Kayastha: words('Srivastava, Mathur, Saxena, Ambastha, Uttar Rarhi, Dakshin Rarhi'),
  'Patel – Leva': words('Charotar, Saurashtra, Surti'),
  'Patel – Kadva': words('Unjha, Saurashtra'),
  Bunt: words('Masadika, Nadava'),
  Ezhava: words('Chovan, Ilavar'),
};
