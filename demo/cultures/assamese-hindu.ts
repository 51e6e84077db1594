import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';

export const assameseHindu: Culture = {
  name: 'Assamese and Manipuri Hindu',
  share: 14,
  religion: 'Hindu',
  motherTongues: { Assamese: 74, Bodo: 8, Manipuri: 14, Kokborok: 4 },
  languages: { Hindi: 0.8, English: 0.7, Bengali: 0.25 },
  states: { Assam: 82, Manipur: 14, Tripura: 4 },
  communities: {
    'Brahmin – Other': { share: 14, surnames: words('Sharma, Goswami, Bhattacharyya, Chakravarty, Barua') },
    Kayastha: { share: 22, surnames: words('Barua, Choudhury, Mahanta, Kakati, Deka, Dutta') },
    'Scheduled Tribe': {
      share: 22,
      surnames: words('Basumatary, Brahma, Boro, Narzary, Daimary, Debbarma, Doley, Pegu'),
    },
    Other: {
      share: 42,
      surnames: words(
        'Gogoi, Bora, Saikia, Hazarika, Kalita, Das, Nath, Borah, Konwar, Phukan, Dutta, Singh, Devi',
      ),
    },
  },
  women:
    words(`Anamika, Ankita, Anjumoni, Archana, Barnali, Barsha, Bhanita, Bhargavi, Chayanika, Darshana, Dimpi, Dipika,
    Dipshikha, Gitanjali, Gitashree, Himakshi, Jahnabi, Jonali, Juri, Jyotishmita, Kabita, Kakoli, Karabi, Kasturi,
    Kuhi, Leima, Linthoi, Manashi, Meghali, Minakshi, Moloya, Nabanita, Nilakshi, Nirupama, Pallabi, Parismita, Pinky,
    Pompi, Pranita, Priyakshi, Puja, Rashmi, Rimjhim, Ronita, Rupali, Sanjana, Sangita, Sewali, Snigdha, Sumi, Swapnali,
    Thoibi, Trishna, Uddipana, Urmimala`),
  men: words(`Abhijit, Amarjyoti, Ankur, Anup, Arup, Bedanta, Bhaskar, Bhargab, Bikash, Bipul, Bitupan, Biswajit, Chiranjib,
    Debajit, Dhruba, Dhrubajyoti, Dibyajyoti, Diganta, Dipankar, Gautam, Gitartha, Hemanta, Himangshu, Hirak, Jayanta,
    Jitul, Jyotirmoy, Kaushik, Kishor, Manash, Mridul, Mrinal, Nabajyoti, Nayan, Nilutpal, Nitul, Palash, Parag, Partha,
    Pranjal, Prasenjit, Pulak, Rajib, Raktim, Rantu, Ritu, Rupam, Rupjyoti, Sanjib, Sasanka, Simanta, Tomba, Trinayan,
    Udayan, Uttam`),
  mothers: words(
    'Bhanu, Bina, Bonti, Hemalata, Hiranya, Joymati, Kamala, Labanya, Minoti, Nirmali, Purnima, Renu, Runumi, Sabita, Swarnalata, Tarulata',
  ),
  fathers: words(
    'Atul, Bhaben, Bipin, Biren, Dharani, Dilip, Dimbeswar, Girish, Golap, Hari, Hiren, Jatin, Khagen, Lohit, Madhab, Mohan, Nagen, Prabin, Rajen, Tarun',
  ),
  surnames: words('Das, Bora, Deka'),
  diet: { 'Non Veg': 86, Veg: 5, Eggetarian: 2, 'Occasionally non-veg': 7 },
  abroad: { share: 0.02, countries: techWorld },
  taller: -1.5,
};
