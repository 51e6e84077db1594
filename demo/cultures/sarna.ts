import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';

export const sarna: Culture = {
  name: 'Adivasi of Chota Nagpur',
  share: 9,
  religion: 'Tribal/Sarna',
  motherTongues: { Santali: 44, Mundari: 20, Ho: 20, Kurukh: 16 },
  languages: { Hindi: 0.95, English: 0.4, Bengali: 0.2, Odia: 0.2 },
  states: { Jharkhand: 72, Odisha: 14, 'West Bengal': 10, Chhattisgarh: 4 },
  communities: { Other: { share: 100 } },
  women:
    words(`Anjana, Basanti, Bimla, Chandmuni, Champa, Deepika, Dulari, Geeta, Jauna, Jhano, Joba, Jyoti, Karmi, Lakhi, Lalmuni,
    Maina, Malati, Manjula, Menka, Nilmuni, Phulmani, Phulo, Pinki, Pooja, Punam, Rani, Salge, Salo, Salomi, Sangeeta,
    Sarita, Sita, Somari, Sonamuni, Sumitra, Sunita, Sushila, Talamai, Urmila`),
  men: words(`Anil, Babulal, Bajun, Birsa, Biram, Budhram, Chaitan, Dasrath, Deepak, Durga, Fagu, Ganesh, Gopal, Jaipal, Jitrai, Kanhu,
    Karan, Karma, Lakhan, Lal, Mangal, Manoj, Marang, Mohan, Mukesh, Narayan, Pradip, Ram, Rajen, Ramesh, Salkhan, Sanjay,
    Sidhu, Singrai, Somra, Sukhram, Sunil, Suresh, Thakur, Turia, Vijay`),
  mothers: words('Budhni, Chutni, Dangi, Hira, Jaso, Kapra, Mangri, Nandi, Pani, Sukhmati, Sumi, Turki'),
  fathers: words(
    'Bandhan, Budhu, Chotrai, Dubraj, Etwa, Gura, Jura, Kande, Mangra, Mata, Sanika, Soma, Sugna',
  ),
  surnames: words(
    'Murmu, Soren, Hembram, Marandi, Tudu, Kisku, Baskey, Hansda, Besra, Munda, Bodra, Purty, Hembrom, Sinku, Deogam, Oraon, Bhagat, Tiru, Gagrai',
  ),
  diet: { 'Non Veg': 92, Veg: 2, 'Occasionally non-veg': 6 },
  abroad: { share: 0.004, countries: techWorld },
  taller: -2.5,
  schooling: -0.5,
};
