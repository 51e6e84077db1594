import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';

export const nepaliHindu: Culture = {
  name: 'Nepali Hindu',
  share: 8,
  religion: 'Hindu',
  motherTongues: { Nepali: 1 },
  languages: { Hindi: 0.9, English: 0.75, Bengali: 0.25 },
  states: { 'West Bengal': 46, Sikkim: 34, Assam: 10, Uttarakhand: 6, 'Himachal Pradesh': 4 },
  communities: {
    'Brahmin – Other': {
      share: 26,
      surnames: words('Sharma, Upadhyay, Adhikari, Bhattarai, Dahal, Sapkota'),
    },
    Rajput: { share: 34, surnames: words('Chettri, Thapa, Basnet, Karki, Khadka, Rana') },
    Other: { share: 40, surnames: words('Rai, Gurung, Subba, Pradhan, Tamang, Mangar, Limboo') },
  },
  women:
    words(`Aarati, Alisha, Anjana, Anupa, Asmita, Barsha, Binita, Chandra, Deepa, Deepika, Eliza, Garima, Januka, Kabita, Karuna,
    Kritika, Manisha, Merina, Monika, Muna, Nisha, Numa, Pabitra, Pranita, Prerana, Puja, Rachana, Reshma, Roshni, Sabina,
    Samjhana, Sangita, Sarita, Shristi, Smriti, Sunita, Sushmita, Yashoda`),
  men: words(`Aashish, Abhishek, Ajay, Amit, Anish, Anup, Arun, Ashok, Bibek, Bikash, Bikram, Bishal, Deepak, Dinesh, Ganesh, Karan,
    Kishor, Kuber, Manish, Milan, Mohan, Nabin, Niraj, Prabin, Pradip, Prakash, Pranay, Prashant, Rahul, Rajesh, Rakesh,
    Roshan, Sagar, Samir, Sandip, Santosh, Sishir, Sunil, Suraj, Sushil, Yogesh`),
  mothers: words(
    'Devi Maya, Durga, Ganga, Hem Kumari, Indira, Kamala, Man Maya, Nar Maya, Radhika, Sabitri, Tulasi',
  ),
  fathers: words(
    'Bal Bahadur, Bhim Bahadur, Dhan Bahadur, Hari Prasad, Indra, Kul Bahadur, Lal Bahadur, Man Bahadur, Nar Bahadur, Purna',
  ),
  surnames: words('Rai, Chettri, Gurung, Tamang'),
  diet: { 'Non Veg': 84, Veg: 6, 'Occasionally non-veg': 10 },
  abroad: { share: 0.02, countries: techWorld },
  taller: -2,
};

export const himalayanBuddhist: Culture = {
  name: 'Himalayan Buddhist',
  share: 8,
  religion: 'Buddhist',
  motherTongues: { Lepcha: 26, Bhutia: 34, Ladakhi: 40 },
  languages: { Hindi: 0.9, English: 0.75, Nepali: 0.4 },
  states: { Sikkim: 44, Ladakh: 40, 'West Bengal': 10, 'Arunachal Pradesh': 6 },
  communities: { Vajrayana: { share: 78 }, Mahayana: { share: 16 }, Theravada: { share: 6 } },
  women:
    words(`Chimey, Choden, Dawa, Dechen, Deskit, Diki, Dolker, Dolma, Hishey, Jigmit, Kunzang, Kunzes, Lhamo, Ongmu, Padma, Passang,
    Pema, Phuntsog, Rigzin, Rinchen, Sonam, Spalzes, Stanzin, Tashi, Thinlay, Tsering, Tsewang, Yangchen, Yangdol, Zangmo`),
  men: words(`Chewang, Dawa, Dorjee, Gyatso, Jigmet, Karma, Kunga, Lobzang, Namgyal, Nawang, Norbu, Padma, Palden, Passang, Pema, Phurba,
    Rigzin, Rinzing, Sonam, Stanzin, Tashi, Tenzing, Thinley, Thupstan, Tsering, Tsewang, Ugen, Urgain, Wangchuk, Yeshi`),
  mothers: words(
    'Chuki, Dolkar, Lhamu, Namgyal Dolma, Palzom, Sonam Choden, Tashi Dolma, Tsering Yangzom, Yangzom',
  ),
  fathers: words(
    'Dorjay, Gyaltsen, Konchok, Namgyal, Norbu, Rinchen, Sonam Dorjee, Tashi Wangdi, Tsering Namgyal, Wangyal',
  ),
  surnames: words(
    'Bhutia, Lepcha, Lachungpa, Dorjee, Namgyal, Angmo, Wangdi, Norboo, Tsering, Chosphel, Gyalson, Kazi, Sherpa',
  ),
  diet: { 'Non Veg': 78, Veg: 8, 'Occasionally non-veg': 14 },
  abroad: { share: 0.02, countries: techWorld },
  taller: -2,
};
