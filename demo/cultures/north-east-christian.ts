import { words } from '../words.ts';
import { techWorld } from './abroad.ts';
import type { Culture } from './culture.ts';

export const northEastChristian: Culture = {
  name: 'North-Eastern Christian',
  share: 26,
  religion: 'Christian',
  motherTongues: { Mizo: 26, Khasi: 26, Ao: 16, Angami: 12, Garo: 14, Manipuri: 6 },
  languages: { English: 0.93, Hindi: 0.5, Assamese: 0.15 },
  states: { Mizoram: 25, Meghalaya: 38, Nagaland: 26, Manipur: 8, Assam: 3 },
  communities: { 'Tribal/North-East': { share: 97 }, Convert: { share: 3 } },
  denominations: {
    Presbyterian: 40,
    Baptist: 40,
    'Roman Catholic (Latin)': 14,
    'Seventh-day Adventist': 3,
    Pentecostal: 3,
  },
  women:
    words(`Lalrinpuii, Lalthanpuii, Zothanpuii, Vanlalruati, Lalhmangaihi, Lalremruati, Malsawmi, Zonunsangi, Lalnunmawii,
    Ramdinpuii, Daphi, Ibanri, Banrihun, Badahun, Larisa, Wanda, Phidalia, Daiaphira, Evarisa, Ridahun, Balari, Amenla,
    Imnarenla, Moasenla, Narola, Sentila, Tiarenla, Aienla, Longchar Akumla, Temsula, Arenla, Kevisenuo, Neisenuo,
    Vikieno, Khrienuo, Mhasivonuo, Silchi, Sengmitchi, Chimse, Grikchi, Rikse, Tengchi, Nengneihoi, Kimneihoi, Grace,
    Esther, Rebecca, Ruth, Mercy, Angela, Cynthia, Elizabeth, Hannah, Isabella, Jennifer, Joyce, Naomi, Rachel,
    Rosemary, Sharon, Stella`),
  men: words(`Lalrinmawia, Lalthanga, Zoramthanga, Malsawma, Vanlalruata, Lalremruata, Lalhmingliana, Ramdinthara, Lalnunmawia,
    Zodinsanga, Banshan, Kitboklang, Wanbok, Pynshngain, Damanbha, Badonbok, Shemphang, Bankerlang, Aienlang, Temjen,
    Imkong, Moatoshi, Sentiyanger, Limawati, Tiameren, Bendang, Akum, Toshi, Kevi, Neilhou, Vikho, Khrielie, Mhasi,
    Sedevi, Salseng, Tengton, Chirang, Grithang, Balsan, Thangboi, Lunminthang, Andrew, Benjamin, Caleb, Daniel, David,
    Elijah, Ezekiel, Gideon, Isaac, Jeremy, John, Jonathan, Joseph, Joshua, Michael, Nathan, Paul, Samuel, Stephen`),
  mothers: words(
    'Lalthlamuani, Zohmingliani, Thangpuii, Rosalind, Bibiana, Theilin, Merilda, Sakuntala, Imlongla, Asangla, Vizono, Sano, Jobita, Maria, Kalpana',
  ),
  fathers: words(
    'Lalbiakzuala, Thanhawla, Zosangliana, Roy, Kynsai, Bernard, Hopingstone, Sangtemjen, Imtiwapang, Noklen, Viketu, Neingulo, Clement, Purno, Brilliant',
  ),
  surnames:
    words(`Sailo, Ralte, Chhangte, Hmar, Fanai, Pachuau, Khiangte, Lyngdoh, Kharkongor, Nongrum, Syiem, Marbaniang,
    Kharbuli, Shylla, Khongwir, Warjri, Nongkynrih, Longkumer, Jamir, Aier, Imchen, Ozukum, Pongen, Kire, Rutsa, Angami,
    Sangma, Marak, Momin, Shira, Haokip, Kipgen, Vaiphei, Zeliang`),
  diet: { 'Non Veg': 97, Veg: 1, 'Occasionally non-veg': 2 },
  abroad: { share: 0.03, countries: techWorld },
  taller: -2,
  schooling: 0.05,
};
