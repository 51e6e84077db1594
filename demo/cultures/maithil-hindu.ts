import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';

export const maithilHindu: Culture = {
  name: 'Maithil Hindu',
  share: 10,
  religion: 'Hindu',
  motherTongues: { Maithili: 1 },
  languages: { Hindi: 0.99, English: 0.6, Bengali: 0.08 },
  states: { Bihar: 82, Jharkhand: 10, Delhi: 8 },
  communities: {
    'Brahmin – Maithil': {
      share: 72,
      surnames: words('Jha, Mishra, Thakur, Choudhary, Pathak, Jha, Ojha, Kumar'),
    },
    Kayastha: { share: 28, surnames: words('Karna, Lal Das, Mallick, Verma, Das, Sinha') },
  },
  women:
    words(`Aditi, Ankita, Anupama, Aparna, Archana, Bandana, Chandni, Deepika, Divya, Kalpana, Khushboo, Kumari Mamta,
    Madhuri, Maithili, Manisha, Mithilesh, Moni, Neha, Nidhi, Nisha, Nutan, Pallavi, Pooja, Prabha, Pragya, Preeti,
    Priyanka, Puja, Ragini, Rashmi, Richa, Ritu, Roshni, Ruchi, Sandhya, Shalini, Shambhavi, Shreya, Shweta, Sneha,
    Soni, Sudha, Supriya, Swati, Vaidehi, Vandana, Vibha`),
  men: words(`Abhishek, Aditya, Ajit, Amar, Amit, Anand, Avinash, Bibhuti, Chandan, Deepak, Gaurav, Gopal, Gunjan, Hemant,
    Jivesh, Kamal, Kaushik, Kundan, Lalit, Madhav, Manish, Mihir, Mithilesh, Mukund, Nitesh, Pankaj, Prabhat, Prabodh,
    Pranav, Prashant, Praveen, Rahul, Rajnish, Ranjeet, Ravi, Roshan, Sanjeev, Saurabh, Shankar, Shashi, Shubham,
    Sudhir, Sumit, Sunil, Vaibhav, Vidyanand, Vikash, Vinod, Vishal, Vivek`),
  mothers: words(
    'Sita Devi, Janaki Devi, Ranjana, Bibha Devi, Indira, Kamini, Sunaina, Veena, Shobha, Abha, Punita, Rita, Sulekha',
  ),
  fathers: words(
    'Ganga Nath, Bhogendra, Indrakant, Uday Kant, Kameshwar, Lakshman, Mohan, Parmanand, Shambhu Nath, Surya Narayan, Tarakant, Upendra, Vidya Nath',
  ),
  surnames: words('Jha, Mishra, Thakur'),
  gotras: words('Shandilya, Kashyap, Vatsa, Parashar, Katyayan, Bharadwaj, Savarna, Gautam'),
  diet: { 'Non Veg': 58, Veg: 24, Eggetarian: 6, 'Occasionally non-veg': 12 },
  abroad: { share: 0.03, countries: techWorld },
  schooling: 0.2,
};
