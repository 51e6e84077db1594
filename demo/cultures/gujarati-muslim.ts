import { words } from '../words.ts';
import { traders } from './abroad.ts';
import type { Culture } from './culture.ts';

export const gujaratiMuslim: Culture = {
  name: 'Bohra, Memon and Khoja',
  share: 14,
  religion: 'Muslim',
  motherTongues: { Gujarati: 68, Kutchi: 22, Urdu: 10 },
  languages: { Hindi: 0.9, English: 0.8, Urdu: 0.3, Arabic: 0.2, Marathi: 0.2 },
  states: { Gujarat: 52, Maharashtra: 36, 'Madhya Pradesh': 8, Rajasthan: 4 },
  communities: {
    Bohra: {
      share: 48,
      surnames: words(
        'Bohra, Poonawala, Lokhandwala, Udaipurwala, Rangwala, Motiwala, Contractor, Attarwala, Lakdawala, Ghadiyali',
      ),
    },
    Memon: { share: 32, surnames: words('Memon, Merchant, Kapadia, Dhanani, Motan, Bhimani, Noorani') },
    Khoja: {
      share: 20,
      surnames: words('Khoja, Virani, Merchant, Lalani, Hirani, Charania, Jiwani, Somani, Ladha'),
    },
  },
  denominations: { 'Shia – Dawoodi Bohra': 48, 'Sunni – Hanafi': 32, 'Shia – Ismaili/Khoja': 20 },
  women:
    words(`Alefiya, Amatullah, Arwa, Batul, Durriya, Farida, Fatema, Fatima, Hawra, Husaina, Insiya, Jumana, Khadija,
    Lamiya, Maria, Maryam, Mubaraka, Munira, Nafisa, Nargis, Nisreen, Rashida, Rukaiya, Ruhi, Sabeena, Sakina, Salma,
    Samina, Sana, Shabana, Shehnaz, Shirin, Sukaina, Tasneem, Umme Hani, Yasmin, Zahabiya, Zahra, Zainab, Zehra`),
  men: words(`Abbas, Abdeali, Abizer, Adnan, Aliasgar, Aliakbar, Amin, Asif, Aziz, Burhanuddin, Farhan, Fakhruddin, Hamza, Hatim,
    Husain, Huzaifa, Ibrahim, Idris, Imran, Irfan, Ismail, Juzer, Karim, Khuzaima, Moiz, Mohammed, Mufaddal, Murtaza,
    Mustafa, Nuruddin, Qaidjohar, Rahim, Salim, Sameer, Shabbir, Shahid, Shiraz, Taher, Taikhum, Yusuf, Zohair, Zulfikar`),
  mothers: words(
    'Amena, Banu, Fizza, Kulsum, Mehfuza, Nafisa, Rehana, Roshan, Sakina, Shirin, Sugra, Zarina, Zubeida',
  ),
  fathers: words(
    'Abbasbhai, Akbarali, Asgarali, Esmail, Fidahusain, Gulamali, Haji Ahmed, Kurban, Mansoor, Nooruddin, Saifuddin, Shabbir, Turab, Yakub',
  ),
  surnames: words('Merchant, Memon, Bohra'),
  diet: { 'Non Veg': 94, 'Occasionally non-veg': 5, Veg: 1 },
  abroad: { share: 0.16, countries: traders },
  schooling: 0.2,
};
