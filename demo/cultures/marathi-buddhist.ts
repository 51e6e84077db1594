import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';

export const marathiBuddhist: Culture = {
  name: 'Marathi Buddhist',
  share: 14,
  religion: 'Buddhist',
  motherTongues: { Marathi: 1 },
  languages: { Hindi: 0.92, English: 0.6 },
  states: { Maharashtra: 96, 'Madhya Pradesh': 4 },
  communities: { 'Ambedkarite/Neo-Buddhist': { share: 96 }, Theravada: { share: 4 } },
  women:
    words(`Sujata, Prajakta, Amrapali, Aarati, Ankita, Archana, Ashwini, Bhagyashri, Chetana, Deepali, Dhammashila,
    Gautami, Harshali, Jyotsna, Kajal, Karuna, Komal, Manisha, Maya, Mayuri, Namrata, Nikita, Nirmala, Pallavi, Payal,
    Pooja, Pradnya, Pragati, Pranali, Priti, Priyanka, Rohini, Rupali, Sanghamitra, Sangita, Savita, Shilpa, Shraddha,
    Siddhi, Snehal, Sonali, Supriya, Swati, Trishala, Vaishali, Varsha, Vishakha, Yashodhara`),
  men: words(`Siddharth, Rahul, Vikrant, Abhijit, Ajay, Ajinkya, Amit, Amol, Anand, Aniket, Anirudh, Ashok, Atish,
    Bhimrao, Bodhi, Chetan, Dhammadip, Gautam, Harshad, Jayant, Kamlesh, Kapil, Kunal, Mangesh, Mahendra, Milind,
    Nagesh, Nikhil, Nilesh, Pankaj, Prabuddha, Pradip, Prashik, Pravin, Rajratna, Rakesh, Roshan, Sachin, Samyak,
    Sandesh, Sanjay, Sarvesh, Shailesh, Sumedh, Suraj, Tushar, Vijay, Vishal, Yash`),
  mothers: words(
    'Ramabai, Sushila, Kamal, Indubai, Sunanda, Shanta, Vimal, Anjana, Pushpa, Sheela, Manda, Lata, Usha',
  ),
  fathers: words(
    'Bhimrao, Namdev, Sadashiv, Kisan, Baban, Vithoba, Ramdas, Dadarao, Uttam, Prakash, Shyamrao, Anand, Sahebrao',
  ),
  surnames:
    words(`Kamble, Gaikwad, Sonawane, Meshram, Waghmare, Moon, Ramteke, Bansode, Jadhav, Wankhede, Khobragade,
    Lokhande, Ingole, Shende, Bhalerao, Borkar, Tayade, Nikalje, Athawale, Gajbhiye, Dongre, Salve, Kharat, Mhaske`),
  diet: { 'Non Veg': 70, Veg: 14, Eggetarian: 5, 'Occasionally non-veg': 11 },
  abroad: { share: 0.03, countries: techWorld },
  taller: -1,
};
