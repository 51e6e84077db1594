import type { SynonymSeeds } from './synonym-seed.ts';

/** Communities of the other religions. */
export const otherCommunityWords: SynonymSeeds = {
  'muslim-syed': {
    same: 'Sayyid; Sayed; Saiyad; Syeds; Sayyed; Sayeed; Saiyed',
    more: 'Thangal; Koya Thangal; Syed Thangal; Bukhari',
  },
  'muslim-sheikh': { same: 'Shaikh; Shaik; Sheik; Sheikhs; Shekh; Shaikhs' },
  'muslim-pathan': { same: 'Pattani; Pathans; Pashtun; Patan; Pattan' },
  'muslim-mughal': { same: 'Mogul; Moghul; Mughals; Mogal' },
  'muslim-ansari': { same: 'Ansaris; Julaha; Momin; Momin Ansari; Ansaari' },
  'muslim-qureshi': {
    same: 'Quraishi; Qureshis; Quresh; Kureshi; Quraishy',
    more: 'Qassab; Kasai',
  },
  'muslim-siddiqui': { same: 'Siddiqi; Siddique; Siddiquis; Siddhiqui; Siddiki' },
  'muslim-memon': {
    same: 'Memons; Meman; Cutchi Memon; Kutchi Memon',
    more: 'Halai Memon; Okhai Memon',
  },
  'muslim-mappila': {
    same: `
      Mapila; Mappilla; Moplah; Mopla; Malabar Muslim; Malabari Muslim; Kerala Muslim; Malayali Muslim; Mappila Muslim; Mapilla`,
    more: 'Keyi; Koya; Ossan; Pusalan',
  },
  'muslim-rowther': {
    same: 'Rawther; Ravuthar; Rowthar; Ravuther; Rauther; Rowthers; Rawthar; Ravutthar; Raowther',
  },
  'muslim-lebbai': { same: 'Labbai; Labba; Lebba; Lebbay; Labbay; Lebbe; Labbe' },
  'muslim-maraicar': {
    same: 'Marakkar; Marakkayar; Maraikayar; Maricar; Maraikkayar; Marakayar; Maraicayar',
  },
  'muslim-dekkani': { same: 'Deccani; Dakhni; Dakhini; Dakkhani; Deccani Muslim; Dakkani' },
  'muslim-dudekula': { same: 'Pinjara; Noorbash; Nurbash; Dudekulas; Laddaf; Pinjari; Mansoori' },
  'muslim-bohra': { same: 'Bohri; Vohra; Vora; Dawoodi Bohra; Bohras; Daudi Bohra' },
  'muslim-khoja': { same: 'Khojas; Khoja Muslim; Ismaili Khoja; Khwaja' },
  'muslim-rajput': { same: 'Muslim Rajput; Rajput Muslim; Ranghar; Khanzada' },
  'muslim-bengali': { same: 'Bengali Muslim; Bangali; Bangla Muslim; Bengali Musalman' },
  'christian-nadar': {
    same: 'Nadar Christian; Christian Nadar; Nadars Christian',
    more: 'CSI Nadar; SIUC Nadar; Latin Nadar; RC Nadar; LMS Nadar',
  },
  'christian-cheramar': { same: 'Cheramar Christian; Christian Cheramar; Cheramar Sambavar' },
  'christian-anglo-indian': { same: 'Anglo; Anglo Indians; Eurasian; Parangi' },
  'christian-goan': { same: 'Goan Catholic; Goan Christian; Goans; Goanese' },
  'christian-mangalorean': {
    same: `
      Mangalorian; Manglorean; Mangalorean Catholic; Mangalore Catholic; Mangalorean Christian; Manglorian; Konkani Christian;
      Konkani Catholic`,
  },
  'christian-east-indian': { same: 'East Indian Catholic; East Indians; Mumbai East Indian' },
  'christian-dalit-christian': {
    same: `
      SC; Dalit; Dalith Christian; SC Christian; Christian SC; SC converted; Scheduled Caste; Christian Dalit`,
    more: 'Adi Dravidar Christian',
  },
  'christian-tribal-north-east': {
    same: 'Tribal; North East; ST; Tribal Christian; ST Christian; Christian Tribal; Scheduled Tribe',
    more: 'Naga; Mizo; Khasi; Munda Christian; Oraon Christian; Garo; Kuki; Mala Araya Christian; Malayaraya',
  },
  'christian-convert': {
    same: `
      Converted; Converted Christian; Convert Christian; New Christian; Christian convert; OBC Christian; BC Christian`,
  },
  'jain-digambar': {
    same: 'Digamber; Digambar Jain; Digambara; Digamber Jain; Jain Digambar; Digambara Jain',
  },
  'jain-shwetambar': {
    same: `
      Shvetambar; Svetambara; Swetambar; Shwetamber; Shwetambar Jain; Swetamber Jain; Jain Shwetambar; Shewetamber`,
    more: 'Sthanakvasi; Terapanthi; Deravasi; Oswal; Visa Oswal; Dasa Oswal; Deravasi Jain',
  },
  'sikh-jat': { same: 'Jatt; Jat Sikh; Jatt Sikh; Jaat; Sikh Jatt; Sikh Jat' },
  'sikh-khatri': { same: 'Khatri Sikh; Sikh Khatri; Bhapa Khatri' },
  'sikh-arora': { same: 'Arora Sikh; Sikh Arora; Bhapa' },
  'sikh-ramgarhia': {
    same: 'Ramgharia; Ramgariah; Ramgarhia Sikh; Sikh Ramgarhia; Ramgaria; Tarkhan',
    more: 'Lohar Sikh',
  },
  'sikh-saini': { same: 'Saini Sikh; Sikh Saini; Sainis' },
  'sikh-ravidassia': {
    same: 'Ravidasia; Ravidasi; Ramdasia; Adharmi; Ad Dharmi; Ravidassia Sikh',
    more: 'Ramdasia Sikh',
  },
  'sikh-mazhabi': { same: 'Mazbi; Mazhabi Sikh; Majhabi; Majbi Sikh; Rangreta' },
  'sikh-ahluwalia': { same: 'Ahluwalia Sikh; Walia; Ahluwaliya; Kalal Sikh' },
  'buddhist-ambedkarite-neo-buddhist': {
    same: 'Neo Buddhist; Nav Bauddha; Navayana; Ambedkarite; Nav Buddhist; Bauddha',
    more: 'Mahar; Bouddha Mahar',
  },
  'buddhist-mahayana': { same: 'Mahayan; Mahayana Buddhist; Mahayan Buddhist' },
  'buddhist-theravada': {
    same: 'Therawada; Theravadi; Hinayana; Theravada Buddhist',
    more: 'Chakma; Barua',
  },
  'buddhist-vajrayana': {
    same: 'Tibetan Buddhist; Vajrayan; Lamaist; Tibetan Buddhism',
    more: 'Ladakhi Buddhist',
  },
};
