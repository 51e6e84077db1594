import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** What biodata write for sub-communities from Pillai on; see `sub-communities.data.ts`. */
export const moreSubCommunityWords: SynonymSeeds = {
  'hindu-pillai-saiva-vellala': {
    same: 'Saiva Vellalar; Saiva Pillai; Saivam; Saiva; Saiva Pillaimar; Saiva Vellalar Pillai; Saiva Vellala Pillai; Pillai Saiva Vellalar',
  },
  'hindu-pillai-karkathar': {
    same: 'Karkatha; Karkatha Pillai; Karkathar Pillai; Karkathaar; Karaikatha; Karkatha Vellalar',
  },
  'hindu-pillai-nanjil': { same: 'Nanjil Vellala; Nanjinad; Nanjil Pillai; Nanjilnadu; Nanjil Nadu' },
  'hindu-pillai-thondaimandala': { same: 'Thondaimandala Vellalar; Tondaimandalam; Thondai Mandala' },
  'hindu-pillai-isai-vellalar': { same: 'Isai Vellala; Isaivellalar; Isai Vellalar Pillai' },
  'hindu-viswakarma-achari': {
    same: 'Asari; Aasari; Asary; Achary; Acharya; Achari; Aachari; Thachan; Tachan; Marathachan; Carpenter; Asari Viswakarma; Viswakarma Asari',
  },
  'hindu-viswakarma-thattan': {
    same: 'Goldsmith; Thattar; Pathar; Pattar; Viswakarma Thattan; Thattan Viswakarma; Porkollar',
  },
  'hindu-viswakarma-kollan': {
    same: 'Blacksmith; Perumkollan; Karuvan; Kollar; Viswakarma Kollan; Kollan Viswakarma',
  },
  'hindu-viswakarma-moosari': { same: 'Musari; Moosary; Kannan; Bell metal; Moosari Viswakarma' },
  'hindu-vanniyar-padayachi': {
    same: 'Padayatchi; Padaiyachi; Padayachiar; Vanniyar Padayachi; Padaiyatchi; Padayaachi',
  },
  'hindu-vanniyar-gounder': { same: 'Vanniya Gounder; Vanniyar Gounder; Vanniyakula Gounder' },
  'hindu-vanniyar-naicker': {
    same: 'Naickar; Naikar; Nayakar; Nayagar; Naicker Vanniyar; Vanniya Naicker; Nayakkar',
  },
  'hindu-gounder-kongu-vellala': {
    same: 'Kongu; Kongu Vellalar; Kongu Vellala Gounder; KVG; Kongu Gounder; Gounder Kongu; Kongu Vellalar Gounder; Vellala Gounder; Konguvellalar; Kongu Vellalakounder; Kongu Vellalagounder',
  },
  'hindu-gounder-vettuva': { same: 'Vettuva Gounder; Vettuvar; Vettuvan; Vettuvagounder' },
  'hindu-gounder-urali': { same: 'Urali Gounder; Uraly; Oorali Gounder; Oorali' },
  'hindu-gounder-nattu': { same: 'Nattu Gounder; Naattu Gounder' },
  'hindu-gounder-kurumba': { same: 'Kurumba Gounder; Kurumbar; Kurumbha Gounder; Kurumba Kounder' },
  'hindu-mudaliar-sengunthar': {
    same: 'Senguntha; Sengunthar Mudaliar; Senguntha Mudaliar; Kaikolar; Sengundhar; Sengundar; Sengunthamudaliar; Senguntar; Kaikola Mudaliar',
  },
  'hindu-mudaliar-thondaimandala': {
    same: 'Thondaimandala Mudaliar; Tondaimandala; Thondai Mandala; Thondaimandala Vellala Mudaliar',
  },
  'hindu-mudaliar-arcot': { same: 'Arcot Mudaliar; Arcot Vellala; Arcot Mudhaliar' },
  'hindu-mudaliar-agamudi': {
    same: 'Agamudiyar; Agamudaiyar; Agamudayar; Agamudi Mudaliar; Thuluva Vellala; Thuluva Vellalar; Thuluva; Agamudiyar Mudaliar; Agamudaya Mudaliar; Tuluva Vellala',
  },
  'hindu-chettiar-nagarathar': {
    same: 'Nattukottai; Nagarathar Chettiar; Nattukottai Chettiar; Nattukkottai; Naattukottai; Nagarathar Chetty; Nattukottai Nagarathar; Nagaratar',
  },
  'hindu-chettiar-kongu': { same: 'Kongu Chettiar; Kongu Chetty' },
  'hindu-chettiar-devanga': { same: 'Devanga Chettiar; Devangar; Devanga Chetty; Devangar Chettiar' },
  'hindu-chettiar-vaniya': { same: 'Vaniya Chettiar; Vania Chettiar; Vaniya Chetty; Vaaniya Chettiar' },
  'hindu-chettiar-24-manai': {
    same: '24 Manai Telugu Chettiar; 24 Manai Chettiar; 24MTC; Telugu Chettiar; 24 Manai Telugu; 24manai; Ayira Vysya 24 Manai',
  },
  'hindu-thevar-mukkulathor-kallar': {
    same: 'Kallar Thevar; Thevar Kallar; Piramalai Kallar; Piranmalai Kallar; Kaller; Eesanattu Kallar; Esanattu Kallar; PMK Kallar',
  },
  'hindu-thevar-mukkulathor-maravar': {
    same: 'Maravar Thevar; Thevar Maravar; Maravan; Sembunattu Maravar; Kondayan Kottai Maravar; Kondayankottai Maravar; Maraver',
  },
  'hindu-thevar-mukkulathor-agamudayar': {
    same: 'Agamudaiyar; Agamudiyar; Agamudayar Thevar; Servai; Agamudayar Servai; Akamudayar; Ahamudayar; Servaikarar',
  },
  'hindu-naidu-balija': { same: 'Balija Naidu; Naidu Balija; Balijanaidu' },
  'hindu-naidu-gavara': { same: 'Gavara Naidu; Gawara; Gavarai; Gavara Balija' },
  'hindu-naidu-kamma': { same: 'Kamma Naidu; Naidu Kamma; Kammavar Naidu; Kammavar' },
  'hindu-naidu-velama': { same: 'Velama Naidu; Naidu Velama' },
  'hindu-reddy-pakanati': { same: 'Pakanati Reddy; Pakanaati; Pokanati' },
  'hindu-reddy-panta': { same: 'Panta Reddy; Panta Kapu' },
  'hindu-reddy-gudati': { same: 'Gudati Reddy; Gudaati' },
  'hindu-reddy-motati': { same: 'Motati Reddy; Mootati; Motaati' },
  'hindu-kapu-telaga': { same: 'Telaga Kapu; Telagas; Kapu Telaga; Thelaga' },
  'hindu-kapu-turpu': { same: 'Turpu Kapu; Toorpu Kapu; Thurpu Kapu; Toorpu; Kapu Turpu' },
  'hindu-kapu-munnuru': { same: 'Munnuru Kapu; Munnur Kapu; Munnoor Kapu; Munnuru Kapulu' },
  'hindu-kapu-ontari': { same: 'Ontari Kapu; Vontari' },
  'hindu-vysya-arya-vysya': { same: 'Aryavysya; Arya Vaishya; Arya Vysya Komati; Komati Arya Vysya' },
  'hindu-vysya-kalinga': { same: 'Kalinga Vysya; Kalinga Komati; Kalinga Vaishya' },
  'hindu-lingayat-banajiga': {
    same: 'Banajiga Lingayat; Lingayat Banajiga; Banjiga; Banajigar; Adi Banajiga; Shetty Banajiga',
  },
  'hindu-lingayat-panchamasali': {
    same: 'Panchamsali; Panchamasali Lingayat; Panchamashali; Lingayat Panchamasali; Panchmasali; Panchamsaali; Lingayat Panchamsali; Panchamshali',
  },
  'hindu-lingayat-sadar': { same: 'Sadar Lingayat; Sadhu Lingayat; Saadar; Sadharu; Sadar Veerashaiva' },
  'hindu-lingayat-jangama': {
    same: 'Jangam; Lingayat Jangama; Veerashaiva Jangama; Jangama Lingayat; Jangamar; Hiremath Jangama; Beda Jangama',
  },
  'hindu-lingayat-nonaba': { same: 'Nolamba; Nonaba Lingayat; Nonava; Nolamba Lingayat' },
  'hindu-lingayat-ganiga': { same: 'Ganiga Lingayat; Lingayat Ganiga; Gaaniga' },
  'hindu-lingayat-aradhya': { same: 'Aradhya Lingayat; Aaradhya; Aradya' },
  'hindu-vokkaliga-gangatkar': {
    same: 'Gangadikar; Gangadkara; Gangatkara; Gangadikara Vokkaliga; Gangadikar Vokkaliga; Gangatkar Vokkaliga; Gangadkar',
  },
  'hindu-vokkaliga-morasu': { same: 'Morasu Vokkaliga; Marasu; Marasu Vokkaliga; Morasa' },
  'hindu-vokkaliga-kunchatiga': {
    same: 'Kunchitiga; Kunchitigar; Kunchitiga Vokkaliga; Kunchatiga Vokkaliga; Kunchiga',
  },
  'hindu-vokkaliga-dasa': { same: 'Dasa Vokkaliga; Das Gowda; Dasa Gowda; Dasa Okkaliga' },
  'hindu-vokkaliga-hallikar': { same: 'Halikar; Hallikar Vokkaliga; Hallikara' },
  'hindu-vokkaliga-reddy': { same: 'Reddy Vokkaliga; Vokkaliga Reddy' },
  'hindu-bunt-masadika': { same: 'Masadika Bunt; Masadik' },
  'hindu-bunt-nadava': { same: 'Nadava Bunt; Nadavar; Nadva' },
  'muslim-syed-thangal': { same: 'Tangal; Thangal Syed; Syed Thangal; Thangals' },
  'muslim-memon-halai': { same: 'Halai Memon; Halari Memon; Halaai' },
  'muslim-memon-kutchi': { same: 'Kutchi Memon; Cutchi Memon; Kachchi Memon; Cutchi; Kachhi Memon' },
  'muslim-memon-okhai': { same: 'Okhai Memon; Okha Memon' },
  'muslim-mappila-koya': { same: 'Koya Mappila; Koyas' },
  'jain-digambar-khandelwal': { same: 'Khandelwal Jain; Digambar Khandelwal; Saravagi; Saraogi' },
  'jain-digambar-parwar': { same: 'Parwar Jain; Parvar; Paravar Jain' },
  'jain-digambar-humad': { same: 'Humad Jain; Hummad; Humbad; Hoomad' },
  'jain-digambar-agarwal': { same: 'Agarwal Jain; Digambar Agarwal; Aggarwal Jain' },
  'jain-shwetambar-oswal-visa': {
    same: 'Visa Oswal; Oswal; Visa Oswal Jain; Oswal Jain; KVO; Kutchi Visa Oswal; Kachchhi Visa Oswal; VO',
  },
  'jain-shwetambar-porwal': { same: 'Porwal Jain; Porwad; Pragvat; Porval' },
  'jain-shwetambar-dasa-shrimali': { same: 'Dasha Shrimali; Dasha Srimali; Dasa Srimali; Dassa Shrimali' },
  'jain-shwetambar-visa-shrimali': { same: 'Visa Srimali; Vissa Shrimali; Visha Shrimali' },
  'jain-shwetambar-kutchi-dasa-oswal': { same: 'KDO; Kutchi Dasha Oswal; Kachchhi Dasa Oswal; Dasa Oswal' },
  'jain-shwetambar-murtipujak': {
    same: 'Moortipujak; Derawasi; Deravasi; Mandir Margi; Mandirmargi; Murti Pujak; Dehrawasi',
  },
  'jain-shwetambar-sthanakvasi': {
    same: 'Sthanakwasi; Sthanakvasi Jain; Sthanakavasi; Sthanakwasi Jain; Stanakvasi',
  },
  'jain-shwetambar-terapanthi': { same: 'Terapanth; Terapanthi Jain; Tera Panthi' },
};
