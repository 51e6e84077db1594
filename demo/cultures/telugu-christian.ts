import { words } from '../words.ts';
import { gulfAndWest } from './abroad.ts';
import type { Culture } from './culture.ts';

export const teluguChristian: Culture = {
  name: 'Telugu Christian',
  share: 24,
  religion: 'Christian',
  motherTongues: { Telugu: 1 },
  languages: { English: 0.75, Hindi: 0.35, Tamil: 0.08 },
  states: { 'Andhra Pradesh': 64, Telangana: 34, Karnataka: 2 },
  communities: {
    'Dalit Christian': { share: 46 },
    Convert: { share: 18 },
    Mala: { share: 14 },
    Madiga: { share: 12 },
    Reddy: { share: 4, denominations: { 'Roman Catholic (Latin)': 1 } },
    Other: { share: 6 },
  },
  denominations: {
    CSI: 26,
    Baptist: 20,
    Lutheran: 14,
    'Roman Catholic (Latin)': 18,
    Pentecostal: 14,
    'Church of God': 3,
    'Salvation Army': 3,
    'Non-denominational': 2,
  },
  women:
    words(`Ratna Kumari, Sunitha, Jyothi, Grace, Esther Rani, Mary Suvarna, Deevena, Prasanna, Susmitha, Hepsiba,
    Kezia, Jessica, Sharon, Sweety, Blessy, Jemima, Rachel, Rebekah, Salomi, Sarah, Suneetha, Swarna, Vinolia, Angel,
    Anita, Beulah, Christina, Divya, Elizabeth, Glory, Jaya, Kavitha, Keerthi, Lavanya, Madhuri, Mercy, Naomi, Nissy,
    Praveena, Priyanka, Prema, Ruth, Shanthi, Sneha, Sony, Stella, Vijaya, Vineela`),
  men: words(`Prem Kumar, Ravi, Joseph, Samuel, David Raju, Abhishek, Ashok, Anand, Bharath, Benny, Charles, Daniel,
    Dayakar, Devadas, Emmanuel, Franklin, Gideon, Israel, Jayaraj, John Wesley, Joshua, Kiran, Luke, Mark, Moses,
    Nathaniel, Naveen, Paul, Prabhakar, Prakash, Praveen, Rajesh, Ratnam, Sam, Sandeep, Sanjeev, Solomon, Spurgeon,
    Stephen, Sudhakar, Sunil, Timothy, Victor, Vijay, Vinod, Wilson, Yesu Das`),
  mothers:
    words(`Mariamma, Santhamma, Rathnamma, Sujatha, Vimala, Elisabeth, Karunamma, Sarah, Suguna, Krupamani,
    Deenamma, Grace Mani, Rajamani, Sulochana`),
  fathers:
    words(`Yesuratnam, Devadanam, Jacob, Samuel, Prakasam, Sundar Rao, Yohan, Anandam, Prabhu Das, Satyanandam,
    Vara Prasad, Daniel, Israel, Krupanandam, Rathnam`),
  surnames:
    words(`Raju, Kumar, Paul, Rao, Babu, Das, Prasad, Ratnam, Mathangi, Kollabathula, Pulipaka, Nethala, Mekala,
    Dasari, Palli, Tadi, Bandela, Gaddam, Katta, Vesapogu`),
  diet: { 'Non Veg': 93, Veg: 3, 'Occasionally non-veg': 4 },
  abroad: { share: 0.07, countries: gulfAndWest },
};
