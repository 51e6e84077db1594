import { words } from '../words.ts';
import { northernWest } from './abroad.ts';
import type { Culture } from './culture.ts';

export const punjabiSikh: Culture = {
  name: 'Punjabi Sikh',
  share: 38,
  religion: 'Sikh',
  motherTongues: { Punjabi: 98, Hindi: 2 },
  languages: { Hindi: 0.9, English: 0.7 },
  states: { Punjab: 74, Chandigarh: 6, Haryana: 8, Delhi: 8, 'Uttar Pradesh': 2, 'Jammu and Kashmir': 2 },
  communities: {
    Jat: {
      share: 46,
      surnames:
        words(`Gill, Sidhu, Dhillon, Sandhu, Brar, Grewal, Mann, Randhawa, Bajwa, Deol, Dhaliwal, Virk,
        Cheema, Aulakh, Toor, Sekhon, Pannu, Sohal, Hundal, Kang`),
    },
    Khatri: { share: 14, surnames: words('Bedi, Sodhi, Kohli, Chadha, Anand, Sahni, Bindra, Suri') },
    Arora: { share: 12, surnames: words('Arora, Juneja, Narula, Sethi, Chawla, Ahuja, Gulati, Makkar') },
    Ramgarhia: { share: 10, surnames: words('Matharu, Bhamra, Panesar, Sagoo, Virdi, Bansal, Kalsi, Rehal') },
    Saini: { share: 6, surnames: words('Saini, Banwait, Mangar, Dhamrait') },
    Ravidassia: { share: 5, surnames: words('Heer, Mahey, Sampla, Kler') },
    Mazhabi: { share: 4, surnames: words('Gill, Mattu, Bhatti') },
    Ahluwalia: { share: 3, surnames: words('Ahluwalia, Walia, Neb') },
  },
  women:
    words(`Harleen, Simran, Jasleen, Amrit, Arshdeep, Avneet, Baljeet, Daljit, Gagandeep, Gurleen, Gurpreet, Harjot,
      Harmanpreet, Harpreet, Inderjit, Ishmeet, Jagdeep, Jaspreet, Jasmine, Jatinder, Jessica, Kamalpreet, Karamjit,
      Kiranjot, Komalpreet, Kirandeep, Lovepreet, Loveleen, Manpreet, Mandeep, Manmeet, Maninder, Manjot, Mehak,
      Navdeep, Navjot, Navneet, Nimrat, Parneet, Parminder, Pawandeep, Prabhjot, Prabhleen, Rajvir, Ramandeep, Ravneet,
      Rupinder, Sandeep, Sarabjit, Sehaj, Simarjit, Simranjeet, Sukhleen, Sukhmani, Sukhpreet, Sukhwinder, Tanveer,
      Tarandeep, Upneet, Veerpal`),
  men: words(`Gurpreet, Manjot, Harman, Amandeep, Amrinder, Angad, Arshdeep, Balkar, Balraj, Charanjit, Damanpreet, Daljeet,
    Davinder, Dilpreet, Ekam, Fateh, Gagandeep, Gurjit, Gurkirat, Gursewak, Gurvinder, Harbir, Harjinder, Harjot,
    Harkirat, Harmeet, Harpreet, Harshdeep, Harvinder, Inderpal, Jagjit, Jagmeet, Jashan, Jaskaran, Jaspal, Jaspreet,
    Jatinder, Jobanpreet, Jugraj, Karanveer, Kawaljit, Kulwinder, Lakhwinder, Lovepreet, Mandeep, Maninder, Manpreet,
    Manveer, Navdeep, Navjot, Parminder, Paramveer, Parteek, Prabhjot, Rajveer, Ramandeep, Ranjit, Ravinder, Robinpreet,
    Rupinder, Sahib, Sarabjit, Satnam, Satwinder, Simranjit, Sukhdeep, Sukhjinder, Sukhraj, Surinder, Tajinder,
    Taranpreet, Tejinder, Uday, Varinder, Yadwinder, Yuvraj`),
  mothers:
    words(`Balwinder Kaur, Charanjit Kaur, Gurmeet Kaur, Harbhajan Kaur, Jasbir Kaur, Kulwant Kaur, Manjit Kaur,
    Narinder Kaur, Paramjit Kaur, Rajinder Kaur, Ranjit Kaur, Surinder Kaur, Sukhwinder Kaur, Satwant Kaur, Amarjit Kaur`),
  fathers:
    words(`Balbir Singh, Baldev Singh, Gurdev Singh, Gurmail Singh, Harbans Singh, Hardev Singh, Jagtar Singh,
    Jarnail Singh, Jaswant Singh, Karnail Singh, Kulwant Singh, Mohinder Singh, Nirmal Singh, Paramjit Singh,
    Rajinder Singh, Sukhdev Singh, Surjit Singh, Swaran Singh, Tarlochan Singh, Avtar Singh`),
  surnames: words('Gill, Sandhu, Arora, Bal, Kahlon'),
  middleName: { Female: 'Kaur', Male: 'Singh' },
  diet: { 'Non Veg': 46, Veg: 36, Eggetarian: 7, 'Occasionally non-veg': 11 },
  abroad: { share: 0.24, countries: northernWest },
  taller: 3,
  schooling: 0.05,
};
