import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';

export const bengaliHindu: Culture = {
  name: 'Bengali Hindu',
  share: 52,
  religion: 'Hindu',
  motherTongues: { Bengali: 1 },
  languages: { English: 0.75, Hindi: 0.75, Assamese: 0.05, Odia: 0.03 },
  states: { 'West Bengal': 82, Tripura: 5, Assam: 6, Jharkhand: 4, Delhi: 3 },
  communities: {
    Kayastha: {
      share: 30,
      surnames: words('Ghosh, Bose, Mitra, Dutta, Guha, De, Roy, Sarkar, Nandi, Basu, Kar, Chanda'),
    },
    'Brahmin – Other': {
      share: 18,
      surnames: words('Mukherjee, Banerjee, Chatterjee, Ganguly, Bhattacharya, Chakraborty, Goswami'),
    },
    Baidya: { share: 7, surnames: words('Sengupta, Dasgupta, Gupta, Sen, Sensharma') },
    Mahishya: {
      share: 14,
      surnames: words('Maity, Jana, Samanta, Das, Mondal, Bera, Giri, Pradhan, Manna, Maji'),
    },
    Sadgope: { share: 8, surnames: words('Ghosh, Pal, Sarkar, Koner, Hazra, Nayek') },
    Teli: { share: 4, surnames: words('Kundu, Saha, Paul, Nandy') },
    'Scheduled Caste': {
      share: 15,
      surnames: words('Biswas, Mondal, Das, Halder, Barman, Roy, Bagdi, Naskar'),
    },
    'Inter-caste': { share: 4, surnames: words('Roy, Das, Sen') },
  },
  women:
    words(`Aditi, Amrita, Ananya, Anindita, Ankita, Antara, Anushka, Aparajita, Arpita, Atreyi, Bidisha, Bipasha,
    Chandrima, Debasmita, Debjani, Deepanwita, Deboshree, Dola, Enakshi, Gargi, Indrani, Ipsita, Ishani, Jayashree,
    Jayita, Joyeeta, Kakali, Keya, Koyel, Lopamudra, Madhumita, Madhurima, Mahasweta, Malabika, Manjari, Mitali,
    Mohua, Moumita, Moushumi, Mousumi, Nabanita, Nandini, Nilanjana, Oindrila, Paramita, Parna, Paulami, Piyali, Poulami,
    Pramita, Priyanka, Puja, Rai, Ranjini, Ratna, Riddhima, Rimi, Rituparna, Rupsa, Sagarika, Sanchita, Sanjukta, Sarbani,
    Saswati, Sayani, Sharmistha, Shatabdi, Shreyasi, Sohini, Sonali, Soumi, Sreya, Srijita, Subhra, Suchandra, Sucheta,
    Sudipta, Sukanya, Sulagna, Susmita, Sutapa, Swagata, Swastika, Tanushree, Tiasha, Titas, Tista, Trisha, Ushasi`),
  men: words(`Abhijit, Abhik, Abhirup, Abir, Aditya, Amartya, Amit, Anik, Anindya, Aniruddha, Anirban, Ankan, Aritra,
    Arijit, Arindam, Arka, Arnab, Aveek, Avik, Ayan, Bikram, Biplab, Bishwajit, Bodhisattwa, Chandan, Debabrata, Debanjan,
    Debasish, Deep, Dibyendu, Dipankar, Gourab, Indranil, Jayanta, Joydeep, Kaushik, Kingshuk, Koustav, Krishnendu, Kunal,
    Manas, Mainak, Nabarun, Nilanjan, Niladri, Partha, Pinaki, Prasenjit, Pratik, Prosenjit, Rahul, Raja, Rajarshi,
    Rajdeep, Ranadip, Ritam, Ritwik, Rohan, Rudra, Sagnik, Sandip, Sanjib, Santanu, Saptarshi, Satyajit, Sayan, Sayantan,
    Shiladitya, Shubhankar, Sourav, Soumen, Soumik, Soumya, Soumyadeep, Souvik, Subhajit, Subhasish, Subhradeep, Subrata,
    Sudip, Sudipta, Sujoy, Suman, Sumit, Supratim, Surajit, Sushanta, Swarnendu, Tanmoy, Tapas, Tathagata, Tirthankar,
    Ujjwal, Utpal`),
  mothers:
    words(`Anjali, Aparna, Archana, Bani, Chhanda, Dipali, Gouri, Gita, Jharna, Jyotsna, Kalyani, Krishna, Mamata,
    Manju, Mira, Namita, Pratima, Purnima, Ratna, Rina, Sandhya, Shukla, Sikha, Swapna, Tapati, Uma`),
  fathers:
    words(`Ajoy, Amal, Ashim, Ashis, Asit, Bikash, Bimal, Biswanath, Chittaranjan, Dilip, Gautam, Haradhan, Kalyan,
    Kartik, Manik, Mrinal, Nirmal, Paritosh, Pradip, Pranab, Rabindranath, Ranjit, Samir, Sankar, Shyamal, Subhas,
    Sukumar, Swapan, Tapan, Tarun, Uttam`),
  surnames: words('Das, Roy, Ghosh, Sarkar, Saha, Pal'),
  gotras: words(
    'Kashyap, Shandilya, Bharadwaj, Batsya, Savarna, Alambayan, Moudgalya, Goutam, Madhukulya, Dhanwantari',
  ),
  diet: { 'Non Veg': 91, Veg: 2, Eggetarian: 2, 'Occasionally non-veg': 5 },
  abroad: { share: 0.06, countries: techWorld },
  taller: -0.5,
  schooling: 0.25,
};
