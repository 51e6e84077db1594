import { words } from '../words.ts';
import { gulfAndWest } from './abroad.ts';
import type { Shares } from '../shares.ts';
import type { Culture } from './culture.ts';

/** The churches of families by where they come from. */
const churchesOf = {
  syrian: {
    'Syro-Malabar': 52,
    'Syro-Malankara': 6,
    'Jacobite (Syriac Orthodox)': 12,
    'Malankara Orthodox': 14,
    'Mar Thoma': 12,
    'Chaldean Syrian': 1,
    'St Thomas Evangelical': 1,
    Brethren: 2,
    IPC: 2,
  },
  latin: { 'Roman Catholic (Latin)': 1 },
  south: { CSI: 50, Pentecostal: 24, IPC: 14, 'Salvation Army': 12 },
} as const satisfies Record<string, Shares>;

export const malayaliChristian: Culture = {
  name: 'Malayali Christian',
  share: 70,
  religion: 'Christian',
  motherTongues: { Malayalam: 1 },
  languages: { English: 0.85, Hindi: 0.35, Tamil: 0.2 },
  states: { Kerala: 93, Karnataka: 3, 'Tamil Nadu': 3, Maharashtra: 1 },
  communities: {
    'Syrian Christian (Nasrani)': { share: 56, denominations: churchesOf.syrian },
    Knanaya: { share: 6, denominations: { 'Knanaya Catholic': 66, 'Knanaya Jacobite': 34 } },
    'Latin Catholic': { share: 7, denominations: churchesOf.latin },
    'Latin Catholic – 700 (Ezhunoottikkar)': { share: 3, denominations: churchesOf.latin },
    'Latin Catholic – 500 (Anjoottikkar)': { share: 3, denominations: churchesOf.latin },
    Mukkuvar: { share: 2, denominations: churchesOf.latin },
    'Malankara Christian': { share: 3, denominations: { 'Syro-Malankara': 1 } },
    Nadar: { share: 7, denominations: { CSI: 50, 'Roman Catholic (Latin)': 26, 'Syro-Malankara': 24 } },
    Cheramar: { share: 4, denominations: churchesOf.south },
    'Dalit Christian': { share: 3, denominations: churchesOf.south },
    Convert: { share: 1, denominations: churchesOf.south },
    Other: { share: 3 },
    'Anglo-Indian': {
      share: 2,
      surnames: words('D’Cruz, Rozario, Netto, Correya, Gomez, Pereira, Rebello'),
      denominations: churchesOf.latin,
    },
  },
  denominations: {
    'Syro-Malabar': 34,
    'Roman Catholic (Latin)': 14,
    'Syro-Malankara': 6,
    'Knanaya Catholic': 4,
    'Knanaya Jacobite': 2,
    'Jacobite (Syriac Orthodox)': 9,
    'Malankara Orthodox': 10,
    'Mar Thoma': 9,
    'Chaldean Syrian': 1,
    CSI: 6,
    'St Thomas Evangelical': 1,
    Pentecostal: 4,
    IPC: 3,
    Brethren: 2,
  },
  women:
    words(`Anna, Maria, Ann Mary, Aleena, Anju, Anu, Asha, Ashly, Beena, Bincy, Blessy, Bini, Christina, Chinnu,
    Diya, Dona, Elizabeth, Elsa, Feba, Gifty, Hanna, Helen, Irene, Jancy, Jeena, Jesna, Jincy, Jisha, Jismi, Jiya,
    Julie, Kripa, Lekha, Lidiya, Linta, Litty, Liya, Merin, Mercy, Merlin, Minu, Naveena, Neethu, Nimmy, Nisha, Noya,
    Preethi, Priya, Reena, Reshma, Rinu, Riya, Rose Mary, Roshni, Sandra, Sara, Sherin, Shilpa, Silpa, Simi, Sneha,
    Sonia, Sruthy, Steffy, Susan, Swapna, Teena, Tessa, Tintu, Treesa, Veena, Vinaya, Angel, Amala, Ancy, Delna`),
  men: words(`Abin, Ajo, Akhil, Albin, Alan, Alex, Aneesh, Anil, Anoop, Antony, Arun, Ashwin, Basil, Bibin, Bijo,
    Binu, Bobby, Boney, Britto, Christo, Cyril, Deepu, Denny, Dinu, Don, Eldho, Emil, Febin, Geo, George, Godwin,
    Jacob, Jaison, Jerin, Jestin, Jibin, Jijo, Jithin, Jobin, Joel, Johnson, Jomon, Joseph, Josh, Justin, Kevin, Kiran,
    Lijo, Linu, Manu, Mathew, Melvin, Midhun, Nevin, Nibin, Nikhil, Noble, Noel, Paul, Prince, Rahul, Renjith, Rijo,
    Rinto, Robin, Roby, Ronny, Sachin, Sajan, Sam, Shaji, Shibin, Sibi, Sijo, Stebin, Thomas, Tijo, Tinu, Tony, Vinu`),
  mothers:
    words(`Aleyamma, Annamma, Mariamma, Leelamma, Gracy, Rosamma, Thresiamma, Kunjumol, Molly, Lissy, Omana,
    Shiny, Susamma, Saramma, Lizy, Jolly, Philomina, Valsamma, Alphonsa, Celine, Daisy, Sheela, Mini, Jessy`),
  fathers:
    words(`Varghese, Kurian, Chacko, Thomas, Mathew, Joseph, George, Jose, Abraham, Cherian, Philip, Paulose,
    Ouseph, Devassy, Lukose, Markose, Scaria, Sebastian, Antony, Jacob, John, Babu, Kunjumon, Thankachan, Zacharias`),
  surnames:
    words(`Thomas, Mathew, Joseph, George, Varghese, Kurian, Jacob, Philip, Abraham, John, Chacko, Cherian,
    Paul, Antony, Sebastian, Jose, Xavier, Kuriakose, Eapen, Ninan, Oommen, Zachariah, Alexander, Samuel, Daniel,
    Kuruvilla, Thekkekara, Puthenpurackal, Palathingal, Kizhakkedath, Vadakkan, Moolan, Kallarackal, Pulickal`),
  fatherAsSurname: 0.55,
  diet: { 'Non Veg': 90, Veg: 3, Eggetarian: 2, 'Occasionally non-veg': 5 },
  abroad: { share: 0.2, countries: gulfAndWest },
  tracks: { share: 0.2, tracks: ['nursing', 'nursing', 'teaching', 'engineering'] },
  schooling: 0.35,
};
