import { words } from '../words.ts';
import { traders } from './abroad.ts';
import type { Culture } from './culture.ts';

export const sindhiHindu: Culture = {
  name: 'Sindhi Hindu',
  share: 14,
  religion: 'Hindu',
  motherTongues: { Sindhi: 92, Hindi: 8 },
  languages: { Hindi: 0.98, English: 0.8, Gujarati: 0.25, Marathi: 0.25 },
  states: { Maharashtra: 42, Gujarat: 28, Rajasthan: 12, 'Madhya Pradesh': 12, Delhi: 6 },
  communities: { Lohana: { share: 72 }, Other: { share: 28 } },
  women:
    words(`Aarti, Anjali, Ankita, Bharti, Bhavika, Bhumika, Chandni, Deepa, Dimple, Divya, Diya, Heena, Jyoti, Kajal, Karishma,
    Kashish, Khushi, Komal, Kritika, Lavina, Madhu, Manisha, Megha, Muskan, Namrata, Natasha, Neha, Nikita, Nisha, Payal,
    Pooja, Priya, Priyanka, Rashi, Reshma, Ritika, Riya, Roma, Sakshi, Sanjana, Simran, Sonia, Sunaina, Tanisha, Tanya,
    Varsha, Vinita`),
  men: words(`Aakash, Ajay, Akshay, Amit, Anand, Anil, Ashish, Bharat, Bhavesh, Chirag, Deepak, Dhiraj, Dinesh, Gaurav, Girish, Gopal,
    Harish, Hitesh, Jatin, Jay, Jitesh, Kamal, Karan, Kishore, Kunal, Lalit, Lokesh, Mahesh, Manish, Manoj, Mohit, Mukesh,
    Naresh, Naveen, Nikhil, Nitesh, Pankaj, Prakash, Rahul, Raj, Rajesh, Ravi, Rohit, Sagar, Sahil, Sanjay, Sunil, Sumit,
    Varun, Vicky, Vijay, Vikas, Vinod, Vishal, Yash`),
  mothers: words(
    'Bhagwanti, Devi, Ganga, Gopi, Jamuna, Kamla, Kanchan, Lajwanti, Mohini, Pushpa, Renu, Sarla, Sita, Sunita, Vidya',
  ),
  fathers: words(
    'Arjandas, Bhagwandas, Chandumal, Gobindram, Gopaldas, Hiranand, Jethanand, Kanayalal, Lachmandas, Murlidhar, Narain, Parmanand, Ramchand, Shankarlal, Tekchand, Vashdev',
  ),
  surnames:
    words(`Advani, Ahuja, Asrani, Bajaj, Bhatia, Bhojwani, Chandwani, Chhabria, Daryani, Dudani, Gidwani, Hinduja, Jethwani,
    Keswani, Khatri, Kripalani, Lalwani, Lulla, Makhija, Manglani, Melwani, Mirchandani, Motwani, Nagpal, Punjabi,
    Ramchandani, Ramnani, Rohra, Sabnani, Sadhwani, Talreja, Tejwani, Tolani, Udasi, Vaswani, Wadhwani`),
  diet: { Veg: 48, 'Non Veg': 30, Eggetarian: 9, 'Occasionally non-veg': 13 },
  abroad: { share: 0.09, countries: traders },
  taller: 0.5,
  schooling: 0.2,
};
