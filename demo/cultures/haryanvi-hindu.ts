import { words } from '../words.ts';
import { northernWest } from './abroad.ts';
import type { Culture } from './culture.ts';
import { jatGotras } from './gotras.ts';

export const haryanviHindu: Culture = {
  name: 'Haryanvi Hindu',
  share: 20,
  religion: 'Hindu',
  motherTongues: { Haryanvi: 72, Hindi: 28 },
  languages: { Hindi: 0.99, English: 0.55, Punjabi: 0.15 },
  states: { Haryana: 72, Delhi: 14, 'Uttar Pradesh': 10, Rajasthan: 4 },
  communities: {
    Jat: {
      share: 62,
      surnames: words(
        'Malik, Dahiya, Hooda, Sangwan, Punia, Dalal, Rathee, Kadian, Sheoran, Phogat, Deswal, Choudhary, Tomar, Balyan, Ahlawat, Nain',
      ),
    },
    Gujjar: { share: 12, surnames: words('Gurjar, Nagar, Bhati, Baisoya, Tanwar') },
    Yadav: { share: 14, surnames: words('Yadav, Rao') },
    'Scheduled Caste': { share: 12, surnames: words('Kumar, Singh, Rangi, Chauhan') },
  },
  women:
    words(`Aarti, Anju, Ankita, Annu, Babita, Bharti, Deepika, Divya, Ekta, Geeta, Himani, Jyoti, Kajal, Kavita, Khushbu,
    Kiran, Komal, Kusum, Mamta, Manisha, Manju, Meenu, Monika, Muskan, Neelam, Neha, Neetu, Nidhi, Nisha, Parul, Payal,
    Pinki, Pooja, Poonam, Preeti, Priyanka, Rakhi, Reena, Rekha, Ritu, Sakshi, Sangeeta, Sapna, Sarita, Seema, Shalu,
    Shivani, Sheetal, Sonia, Suman, Sunita, Sushma, Tanu, Vandana, Vinesh, Yogita`),
  men: words(`Ajay, Ajit, Amit, Anil, Ankit, Arun, Ashish, Ashwani, Bajrang, Bijender, Deepak, Devender, Dharmender, Dinesh,
    Gaurav, Hardeep, Hitesh, Jagbir, Jaideep, Joginder, Kapil, Krishan, Kuldeep, Lalit, Mandeep, Manjeet, Manoj, Mohit,
    Monu, Mukesh, Narender, Naveen, Neeraj, Nitin, Parveen, Pawan, Pradeep, Praveen, Rahul, Rajbir, Rajesh, Rakesh,
    Randeep, Ravi, Ravinder, Rohit, Sachin, Sandeep, Sanjay, Satish, Satyawan, Sombir, Sonu, Sudhir, Sumit, Sunil,
    Surender, Sushil, Tarun, Vicky, Vijay, Vikas, Vikram, Vinod, Virender, Yogesh`),
  mothers: words(
    'Santosh Devi, Kamlesh, Bimla Devi, Sheela Devi, Rajbala, Savitri, Krishna Devi, Sunehri, Murti Devi, Shakuntala, Roshni Devi, Omwati, Premwati',
  ),
  fathers: words(
    'Ram Kumar, Dharampal, Satbir Singh, Rajbir Singh, Om Prakash, Balwan Singh, Jai Bhagwan, Ranbir Singh, Mahabir Singh, Sube Singh, Karambir, Hawa Singh, Zile Singh',
  ),
  surnames: words('Singh, Kumar, Malik, Dahiya'),
  gotras: jatGotras,
  diet: { Veg: 76, Eggetarian: 8, 'Non Veg': 10, 'Occasionally non-veg': 6 },
  abroad: { share: 0.06, countries: northernWest },
  taller: 3,
  schooling: 0,
};
