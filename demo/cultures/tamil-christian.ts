import { words } from '../words.ts';
import { gulfAndWest } from './abroad.ts';
import type { Culture } from './culture.ts';

export const tamilChristian: Culture = {
  name: 'Tamil Christian',
  share: 40,
  religion: 'Christian',
  motherTongues: { Tamil: 97, English: 3 },
  languages: { English: 0.82, Hindi: 0.16, Malayalam: 0.12, Telugu: 0.06 },
  states: { 'Tamil Nadu': 94, Puducherry: 2, Karnataka: 4 },
  communities: {
    Nadar: { share: 52, surnames: words('Nadar, Selvin, Jebaraj, Devadoss, Dhas, Edison, Manuel, Ponraj') },
    'Dalit Christian': { share: 20 },
    Vellalar: { share: 6 },
    'Paravar (Bharathar)': { share: 6, denominations: { 'Roman Catholic (Latin)': 1 } },
    Mukkuvar: { share: 2, denominations: { 'Roman Catholic (Latin)': 1 } },
    Other: { share: 6 },
    Convert: { share: 6 },
    'Anglo-Indian': { share: 2, surnames: words('D’Souza, Fernandez, Hendricks, Robinson, Gomes, Peters') },
  },
  denominations: {
    CSI: 36,
    'Roman Catholic (Latin)': 32,
    Pentecostal: 10,
    Lutheran: 6,
    'The Pentecostal Mission': 4,
    'Assemblies of God': 4,
    'Seventh-day Adventist': 3,
    'Salvation Army': 3,
    Brethren: 2,
  },
  women:
    words(`Jenifer, Priscilla, Esther, Angeline, Anita, Beulah, Benita, Bersheeba, Caroline, Christy, Cynthia,
    Daisy, Deborah, Delphine, Diana, Dorothy, Elsie, Evangeline, Flora, Florence, Gladys, Glory, Grace, Hephzibah,
    Immaculate, Ida, Jacintha, Janet, Jasmine, Jebaselvi, Jemima, Jeyaseeli, Jessie, Joyce, Judith, Juliet, Keren,
    Lilly, Linda, Lois, Magdalene, Margaret, Mercy, Metilda, Monica, Nancy, Naomi, Nirmala, Pauline, Persis, Preethi,
    Queenie, Rachel, Rebecca, Regina, Roseline, Ruth, Sarah, Selvi, Sharmila, Sheeba, Shiny, Stella, Suganthi, Tabitha,
    Vimala, Vinitha, Violet`),
  men: words(`Daniel, Jebin, Samson, Abraham, Abishek, Albert, Allwin, Antony, Arockia, Arul, Asir, Benjamin, Bennet,
    Boaz, Charles, Clement, Darwin, David, Dayalan, Dinesh, Ebenezer, Edwin, Elisha, Emmanuel, Enoch, Francis, Franklin,
    Gabriel, Gideon, Gnanaraj, Godson, Immanuel, Isaac, Israel, Jabez, Jacob, James, Jason, Jayakumar, Jeba, Jegan,
    Jeremiah, Jerome, Jesudas, Jeyaraj, Joel, John, Johnson, Jonathan, Joseph, Joshua, Josiah, Judah, Kingsly, Lawrence,
    Livingston, Maria, Melvin, Michael, Moses, Nelson, Packiaraj, Paul, Peter, Prabhu, Prince, Rajan, Robert, Robinson,
    Ruben, Sam, Samuel, Selvaraj, Solomon, Stanley, Stephen, Thangaraj, Vincent, Wesley, Wilson, Xavier`),
  mothers:
    words(`Selvarani, Gnanasoundari, Arputham, Jeyamani, Pushpam, Ranjitham, Rosemary, Sagayamary, Mary,
    Amala, Annal, Chandra, Daisyrani, Ebenezerammal, Kamalam, Leela, Manonmani, Packiam, Suganthi, Thangam`),
  fathers:
    words(`Selvaraj, Jebaraj, Samuel, Devaraj, Gnanadurai, Thangaraj, Rajamani, Arockiasamy, Chelladurai,
    Dharmaraj, Jesudasan, Joseph, Masilamani, Michael, Paulraj, Ponnudurai, Rajasekar, Savarimuthu, Soosai, Yesudian`),
  surnames:
    words(`Samuel, Daniel, Raj, Joseph, Paul, David, Solomon, Selvan, Durai, Isaac, Abraham, James, Peter,
    Rajkumar, Sundar, Stephen, Arulraj, Jeyakumar, Moses, Edward`),
  fatherAsSurname: 0.55,
  diet: { 'Non Veg': 91, Veg: 4, Eggetarian: 1, 'Occasionally non-veg': 4 },
  abroad: { share: 0.1, countries: gulfAndWest },
  taller: -0.5,
  schooling: 0.15,
};
