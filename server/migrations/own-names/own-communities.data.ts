import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/**
 * Communities that registers had as another name of a larger one, and that families name as their own, by religion. In brackets stands a
 * second name of the same community.
 */
export const ownCommunities: Readonly<Record<string, string>> = {
  hindu: `
    Kulal, Kulalar, Kummari (Shalivahana), Kumawat, Ganiga, Gandla (Telikula), Ghanchi, Daivadnya (Daivajna), Rajaka, Madivala, Vannar,
    Maruthuvar, Nayi Brahmin, Savitha, Koshti, Bhavsar, Kharvi, Arayan, Gangaputra, Munnuru Kapu, Telaga, Vellalar, Kashyap, Dhiman`,
  muslim: 'Pinjara (Nadaf), Qaimkhani (Kayamkhani)',
};

/** What registers write for them. */
export const ownCommunityWords: SynonymSeeds = {
  'hindu-kulal': { same: 'Kulala; Kulal Tulu; Kulala Shetty; Moolya; Mulya; Kulal Moolya; Moolya Kulal' },
  'hindu-kulalar': { same: 'Kulaalar; Kusavan; Kusavar; Kuyavar; Kuyavan; Udayar Kulalar; Kulalan; Velar' },
  'hindu-kummari': { same: 'Salivahana; Andhra Kummari; Kummara; Kummari Telugu' },
  'hindu-kumawat': { same: 'Kumavat' },
  'hindu-ganiga': {
    same: 'Ganigaru; Ganigashetty; Ganiga Shetty; Sajjana Ganiga; Shaiv Ganiga; Jyothi Nagar; Jyothi Pana',
  },
  'hindu-gandla': {
    same: 'Gandla Telugu; Gandla Telikula; Telukula; Devatilakula; Devathilakula; Devathilakula Gandla',
  },
  'hindu-ghanchi': { same: 'Modh Ghanchi; Ghanchi Modi; Modi Ghanchi; Ghanchi Gujarati; Ghanchi Hindu' },
  'hindu-daivadnya': {
    same: 'Daivajnya; Daivagna; Daivadnya Brahmin; Daivajna Brahmin; Daivadnya Sonar; Sonar Daivadnya; Daivagna Brahmin; Daivajnya Brahmin',
  },
  'hindu-rajaka': {
    same: 'Rajakulu; Rajakula; Rajaka Telugu; Rajaka Hindu; Chakali; Chakala; Chakali Rajaka',
  },
  'hindu-madivala': { same: 'Madiwala; Madiwal; Madivalar; Madival; Agasa' },
  'hindu-vannar': { same: 'Vannan; Vannan Tamil; Vannar Tamil; Puthirai Vannar' },
  'hindu-maruthuvar': { same: 'Ambattan; Ambattar; Maruthuvar Tamil; Navithan; Panditar; Isai Maruthuvar' },
  'hindu-nayi-brahmin': {
    same: 'Nayee Brahmin; Nayibrahmin; Nayi Brahman; Nayi Brahmana; Nayibrahman; Mangali; Mangali Telugu; Nai Brahmin',
  },
  'hindu-savitha': { same: 'Savita; Savitha Samaja; Savita Samaj; Kshaurika; Kelasi' },
  'hindu-koshti': { same: 'Devang Koshti; Halba Koshti; Koshti Maharashtra' },
  'hindu-bhavsar': { same: 'Bhavasar; Bhavsar Kshatriya; Bhavasar Kshatriya; Rangari' },
  'hindu-kharvi': { same: 'Konkan Kharvi; Konkani Kharvi' },
  'hindu-arayan': { same: 'Araya; Valan Araya; Arayan Hindu' },
  'hindu-gangaputra': { same: 'Ganga Putra; Gangaputhra; Gangaputra Bestha' },
  'hindu-munnuru-kapu': {
    same: 'Munnurukapu; Munnur Kapu; Munnurkapu; Munnoor Kapu; Munnuru; Munnoor; Munuru Kapu',
  },
  'hindu-telaga': { same: 'Telagalu; Telaga Kapu; Kapu Telaga' },
  'hindu-vellalar': {
    same: 'Vellala; Vellalan; Velalar; Vellaalar; Vellalar Tamil; Vellala Hindu; Vellalar Hindu',
  },
  'hindu-kashyap': { same: 'Kashyap Rajput; Kashyap Kahar; Kashyap Hindu' },
  'hindu-dhiman': { same: 'Dhiman Brahmin; Panchal Dhiman; Dhiman Hindu' },
  'muslim-pinjara': {
    same: 'Pinjar; Pinjari; Pinjara Muslim; Pinjari Muslim; Nadaaf; Nadaf Pinjara; Naddaf',
  },
  'muslim-qaimkhani': { same: 'Kaimkhani; Qayamkhani' },
};
