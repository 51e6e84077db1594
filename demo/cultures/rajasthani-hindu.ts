import { words } from '../words.ts';
import { traders } from './abroad.ts';
import type { Culture } from './culture.ts';

export const rajasthaniHindu: Culture = {
  name: 'Rajasthani Hindu',
  share: 26,
  religion: 'Hindu',
  motherTongues: { Rajasthani: 46, Hindi: 38, Marwari: 16 },
  languages: { Hindi: 0.98, English: 0.5, Gujarati: 0.06 },
  states: { Rajasthan: 92, Gujarat: 4, 'Madhya Pradesh': 4 },
  communities: {
    Rajput: {
      share: 38,
      surnames: words(
        'Rathore, Shekhawat, Chauhan, Sisodia, Bhati, Solanki, Rajawat, Deora, Panwar, Ranawat, Champawat',
      ),
      diet: { 'Non Veg': 60, Veg: 28, 'Occasionally non-veg': 12 },
    },
    'Brahmin – Gaur': {
      share: 18,
      surnames: words('Sharma, Joshi, Purohit, Vyas, Pareek, Ojha, Dadhich, Acharya'),
    },
    Gujjar: { share: 12, surnames: words('Gurjar, Bainsla, Khatana, Chechi') },
    Kumhar: { share: 10, surnames: words('Prajapat, Kumawat') },
    'Scheduled Tribe': { share: 12, surnames: words('Meena, Bhil, Damor') },
    'Scheduled Caste': { share: 10, surnames: words('Meghwal, Bairwa, Regar, Verma') },
  },
  women:
    words(`Aarushi, Anjali, Ankita, Bhavna, Bhuvneshwari, Chanda, Deepika, Devika, Dimple, Divya, Diya, Durga, Garima,
    Gayatri, Harshita, Hemlata, Himanshi, Jaya, Jyotsna, Kajal, Kamini, Kavita, Khushbu, Komal, Kirti, Kritika, Lalita,
    Madhu, Mamta, Manisha, Meenakshi, Mohini, Monika, Mukta, Neelam, Neha, Nikita, Padmini, Pinky, Pooja, Pragya,
    Priyanka, Rajshree, Ranjana, Rekha, Ritu, Sandhya, Sangeeta, Sapna, Sarita, Shalini, Shilpa, Shivani, Sonika,
    Suman, Sunita, Surbhi, Tripti, Urmila, Vandana, Vijayshree, Yashodhara, Yogita`),
  men: words(`Ajay, Abhimanyu, Aditya, Akshay, Amar, Anand, Arjun, Arvind, Ashok, Bhanu Pratap, Bhupendra, Chandraveer,
    Deepak, Devendra, Dharmendra, Digvijay, Dushyant, Gajendra, Gaurav, Giriraj, Hemant, Himmat, Hukam, Jaideep,
    Jaswant, Jitendra, Kailash, Kamlesh, Karan, Kuldeep, Lokendra, Mahendra, Mahipal, Manvendra, Mohit, Mukesh,
    Narendra, Naveen, Neeraj, Nikhil, Pankaj, Prahlad, Pradeep, Pushpendra, Rahul, Rajendra, Rajveer, Rakesh,
    Ravindra, Rohit, Sanjay, Shailendra, Shaktisingh, Shivraj, Sumer, Sunil, Surendra, Sushil, Vijay, Vikram, Vinod,
    Virendra, Yashpal, Yogendra`),
  mothers: words(
    'Santosh, Kamla, Sushila, Kanchan, Prem, Mohan Kanwar, Suraj Kanwar, Sajjan, Shanti, Bhanwari, Geeta, Gulab, Manju, Saroj, Sita',
  ),
  fathers: words(
    'Bhanwar Singh, Mohan Lal, Ram Singh, Kishan Lal, Nathu Lal, Gopal, Hari Singh, Madan Singh, Bhagwan Sahay, Prem Singh, Sohan Lal, Laxman Singh, Chhotu Ram, Jagdish',
  ),
  surnames: words('Sharma, Singh, Choudhary, Saini, Soni, Verma'),
  diet: { Veg: 68, Eggetarian: 6, 'Occasionally non-veg': 10, 'Non Veg': 16 },
  abroad: { share: 0.03, countries: traders },
  taller: 0.5,
  schooling: -0.15,
};
