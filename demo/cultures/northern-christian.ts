import { words } from '../words.ts';
import { gulfAndWest } from './abroad.ts';
import type { Culture } from './culture.ts';

export const northernChristian: Culture = {
  name: 'Northern and Chota Nagpur Christian',
  share: 18,
  religion: 'Christian',
  motherTongues: { Hindi: 46, Kurukh: 14, Mundari: 10, Santali: 8, Punjabi: 12, Bengali: 10 },
  languages: { Hindi: 0.96, English: 0.7 },
  states: {
    Jharkhand: 38,
    'Uttar Pradesh': 14,
    Punjab: 14,
    Delhi: 10,
    'West Bengal': 10,
    Chhattisgarh: 8,
    'Madhya Pradesh': 6,
  },
  communities: {
    'Tribal/North-East': {
      share: 46,
      surnames: words(
        'Tirkey, Kujur, Xalxo, Lakra, Ekka, Minz, Toppo, Kerketta, Soreng, Kispotta, Bara, Topno, Horo, Purty, Murmu, Hembrom, Barla',
      ),
    },
    Convert: { share: 20 },
    'Dalit Christian': { share: 16, surnames: words('Masih, Gill, Bhatti, Sahotra, Nahar, Mattu') },
    'Anglo-Indian': {
      share: 12,
      surnames: words('Smith, Williams, Brown, D’Cruz, Anderson, Martin, Thomson, Pereira, Hall, Lawrence'),
    },
    Other: { share: 6 },
  },
  denominations: {
    'Roman Catholic (Latin)': 44,
    CNI: 24,
    Lutheran: 14,
    Methodist: 8,
    Pentecostal: 5,
    Baptist: 3,
    'Born Again': 2,
  },
  women:
    words(`Alka, Amrita, Anjali, Anita, Anugrah, Arpana, Asha, Ashrita, Binita, Celestina, Christina, Daisy, Deepa,
    Divya, Elisha, Elizabeth, Esther, Eva, Grace, Hannah, Ivy, Jasmine, Jaya, Jenny, Jessica, Jyoti, Karuna, Kiran, Leena,
    Lily, Manisha, Margaret, Mary, Mercy, Monica, Monika, Nancy, Neelam, Neha, Nishi, Pooja, Prerna, Priscilla, Priya,
    Priyanka, Rachel, Rashmi, Rebecca, Reena, Rose, Roshni, Ruth, Sabina, Sandhya, Sarah, Sarita, Sharon, Shilpa, Shweta,
    Silvia, Sneha, Sonia, Sunita, Sushma, Teresa, Vandana, Veronica`),
  men: words(`Aakash, Abhishek, Ajay, Alfred, Alok, Amit, Anand, Anil, Anmol, Anthony, Arun, Ashish, Basil, Ben, Binod, Clement,
    Daniel, David, Deepak, Denis, Edwin, Emmanuel, Eric, Francis, George, Gladson, Ignace, Ivan, James, Jason, John,
    Joseph, Joshua, Kuldeep, Lawrence, Manoj, Mark, Martin, Michael, Mukesh, Naveen, Nelson, Nishant, Patrick, Paul, Peter,
    Philip, Pradeep, Prakash, Pramod, Prashant, Rahul, Rajesh, Rakesh, Ranjit, Ravi, Robin, Rohit, Ronald, Sachin, Samuel,
    Sandeep, Sanjay, Saurabh, Simon, Solomon, Stephen, Sumit, Sunil, Vijay, Vikas, Vincent, Vinod, Wilson`),
  mothers: words(
    'Agatha, Agnes, Alice, Bernadette, Carmela, Dorothy, Emilia, Flora, Juliana, Kamla, Lilian, Magdali, Mariam, Martha, Phulmani, Rosalia, Sosan, Sushila',
  ),
  fathers: words(
    'Albert, Alphonse, Anthony, Augustine, Barnabas, Benedict, Christopher, Dominic, Emmanuel, Isaac, James, Johan, Marcus, Nathaniel, Patras, Paulus, Samuel, Simon, Walter',
  ),
  surnames: words(
    'Masih, Singh, Das, Paul, Lal, Joseph, Charan, Michael, Samuel, Francis, Biswas, Sircar, Nath',
  ),
  diet: { 'Non Veg': 90, Veg: 4, 'Occasionally non-veg': 6 },
  abroad: { share: 0.05, countries: gulfAndWest },
  taller: -0.5,
};
