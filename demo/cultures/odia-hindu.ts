import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';

export const odiaHindu: Culture = {
  name: 'Odia Hindu',
  share: 22,
  religion: 'Hindu',
  motherTongues: { Odia: 1 },
  languages: { Hindi: 0.85, English: 0.7, Bengali: 0.2, Telugu: 0.06 },
  states: { Odisha: 94, Chhattisgarh: 3, Jharkhand: 3 },
  communities: {
    Karana: { share: 20, surnames: words('Mohanty, Pattnaik, Das, Kanungo, Mohapatra, Bohidar') },
    Khandayat: {
      share: 36,
      surnames: words(
        'Sahoo, Swain, Pradhan, Samal, Jena, Behera, Rout, Nayak, Mohanty, Biswal, Parida, Barik',
      ),
    },
    'Brahmin – Other': {
      share: 18,
      surnames: words('Mishra, Panda, Dash, Tripathy, Acharya, Rath, Satapathy, Nanda, Sarangi, Hota'),
    },
    Teli: { share: 8, surnames: words('Sahu, Sahoo, Saha') },
    'Scheduled Caste': { share: 9, surnames: words('Behera, Mallick, Sethi, Nayak, Das') },
    'Scheduled Tribe': { share: 9, surnames: words('Majhi, Murmu, Hembram, Naik, Munda') },
  },
  women:
    words(`Ankita, Anupama, Archana, Arpita, Bandana, Barsha, Bharati, Bijayalaxmi, Bishnupriya, Debasmita, Diptimayee,
    Diptirani, Gayatri, Geetanjali, Gitanjali, Ipsita, Itishree, Jyotirmayee, Kalpana, Lipsa, Lopamudra, Madhusmita,
    Mamata, Manaswini, Minakshi, Monalisa, Namita, Nibedita, Padmini, Pallavi, Prachi, Pragyan, Pratyusha, Priyadarshini,
    Puja, Rashmita, Rasmirekha, Sanghamitra, Sarita, Saswati, Shradhanjali, Smaranika, Smruti, Sonali, Soumya, Subhasmita,
    Subhashree, Suchismita, Sujata, Sunita, Swagatika, Swayamprava, Tapaswini`),
  men: words(`Abhilash, Abinash, Ajit, Alok, Amaresh, Amit, Anshuman, Ashis, Asutosh, Bibhu, Bikash, Biswajit, Biswaranjan,
    Chandan, Chinmay, Debasis, Deepak, Dibyajyoti, Dillip, Gourav, Gyana, Hrudananda, Jagannath, Jitendra, Jyoti Ranjan,
    Kshitish, Laxmidhar, Manas, Manoranjan, Millan, Niranjan, Nihar, Pabitra, Prasanta, Pratik, Pravat, Priyabrata,
    Rakesh, Ranjan, Rashmi Ranjan, Sabyasachi, Sambit, Sandeep, Sanjib, Santosh, Satya, Siba, Smruti Ranjan, Soumya,
    Subhransu, Subrat, Sudhansu, Sumanta, Surya, Swadhin, Tapan, Tushar, Umakanta`),
  mothers: words(
    'Annapurna, Basanti, Bidulata, Gitarani, Jayanti, Kanaklata, Kuntala, Labanyabati, Malati, Minati, Nalini, Pramila, Puspalata, Sabita, Sailabala, Snehalata, Subhadra',
  ),
  fathers: words(
    'Akshaya, Baidyanath, Banamali, Bhagaban, Biswanath, Dhruba, Gopinath, Govinda, Hemanta, Janardan, Kailash, Kamalakanta, Krushna, Madhab, Narahari, Purna, Rabinarayan, Sarat, Trinath',
  ),
  surnames: words('Das, Behera, Sahoo, Nayak'),
  diet: { 'Non Veg': 74, Veg: 12, Eggetarian: 3, 'Occasionally non-veg': 11 },
  abroad: { share: 0.03, countries: techWorld },
  taller: -1,
  schooling: 0.05,
};
