import type { WarningTable } from './warning-table.ts';

/** Words that are the same in every language of the tables. */
export const sharedWords = {
  app:
    'whatsapp whatsap watsapp wattsapp watsap whatapp whatspp wtsapp wtsap vatsapp whtsapp whtsap wapp telegram telegarm tele_gram whats_app wats_app instagram insta_gram insta ' +
    'snapchat facebook fb messenger hangouts hangout google_chat skype viber imo botim wechat discord ' +
    'व्हाट्सएप व्हाट्सऐप व्हाट्सप्प व्हाट्सअप वाट्सएप वाट्सऐप टेलीग्राम इंस्टाग्राम ' +
    'വാട്സാപ്പ് വാട്സാപ്പിൽ വാട്സ്ആപ്പ് വാട്സപ്പ് വാട്സപ്പിൽ ടെലഗ്രാം ടെലിഗ്രാമിൽ ' +
    'வாட்ஸ்அப் வாட்ஸப் வாட்ஸ்அப்பில் வாட்ஸப்பில் டெலிகிராம்',
  payapp:
    'gpay g_pay googlepay google_pay phonepe phone_pe phonepay phone_pay paytm bhim amazon_pay upi गूगल_पे फोनपे पेटीएम यूपीआई ' +
    'ഗൂഗിൾ_പേ ജിപേ ഫോൺപേ ஜிபே போன்பே',
  account:
    'account acct acc acount akount accountil accountile accountla khata khate beneficiary neft rtgs imps ' +
    'खाता खाते अकाउंट अकाउंट_नंबर അക്കൗണ്ട് അക്കൗണ്ടിൽ அக்கவுண்ட் கணக்கு',
  currency:
    'rs inr rupee rupees rupes ruppees lakh lakhs lac lacs thousand usd dollar dollars euro euros aed dirham dirhams riyal riyals gbp pounds',
};

/** What is the same in every language. */
export const generalWarnings: WarningTable = {
  language: 'any',
  words: {},
  rules: [
    {
      warning: 'account',
      why: 'A card’s number, the code of a branch, or a number that is too long to be anything but an account',
      phrases: ['#card', '#ifsc', '#long', 'ifsc', 'ifsc_code'],
    },
    {
      warning: 'account',
      why: 'The number of an account',
      phrases: [
        '<account> … #digits',
        '<account> ~ . #digits/#phone',
        '<account> ~ , ~ #digits',
        '<account> ~ #phone',
        '#digits/#phone <account>',
        '#digits ~ <account>',
      ],
      unless: ['<app> <account>'],
    },
    { warning: 'upi', why: 'A UPI id', phrases: ['#upi', 'upi id', '<payapp> id', 'upi pin'] },
    {
      warning: 'upi',
      why: 'A number to which an app sends money',
      phrases: [
        '<payapp> … #phone/#digits',
        '#phone/#digits ~ <payapp>',
        '<payapp> number/no/nambar/numbar',
        'scan … qr/code',
        'qr code',
      ],
    },
    { warning: 'link', why: 'What a link opens is not seen before', phrases: ['#link'] },
    { warning: 'elsewhere', why: 'A number to call, or a mail address', phrases: ['#phone', '#mail'] },
    {
      warning: 'elsewhere',
      why: 'A number of another country or of a house',
      phrases: [
        'number/no/nambar/numbar/mobile/phone/contact/whatsapp/call … #digits',
        '#digits/#phone … call/whatsapp',
      ],
      unless: ['<account>', 'aadhar/aadhaar/adhar/pan/roll/register/registration/reg/passport'],
    },
  ],
};
