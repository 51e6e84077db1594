import type { WarningTable } from './warning-table.ts';

/** What messages in Hindi and Urdu ask for, in Latin letters and in Devanagari. */
export const hindiWarnings: WarningTable = {
  language: 'Hindi',
  words: {
    money:
      'paisa paise paisay paisey paiso paison paison_ki pese pesa peise paysa paysay rupaya rupaye rupay rupaiye rupaiya rupiya rupye rupe ' +
      'rupia rakam raqam kharcha kharche kiraya cash money amount hazar hajar hazaar laakh <currency> पैसा पैसे पैसों रुपया रुपये रुपए रुपयों रकम',
    sum: '<money> #amount',
    send:
      'bhejo bhejdo bhejde bhejdena bhejdijiye bhejna bhejiye bhejiyega bhejie bhejein bhejen bheje bhejenge bhejoge bhejogi bhejwa bhijwa bhijwao ' +
      'bhejwao bhej_do bhej_de bhej_dena bhej_dijiye bhej_dijie bhej_den bhej_sakte bhej_sakti bhej_sakta bhej_na bhej_dege bhej_denge bhej_paoge ' +
      'bej_do bejdo bejo bhjdo bhjo bheju bhejyega send_karo send_kardo send_kar send_kr send_krdo send_krna ' +
      'भेजो भेज_दो भेज_दे भेजिए भेजिये भेज_दीजिए भेज_दीजिये भेजना भेज_सकते भेज_देना',
    give:
      'de_do dedo dedena de_dena de_dijiye de_dijie dedijiye dijiye dijie dijiyega de_sakte de_sakti de_sakta de_den de_paoge de_doge dila_do ' +
      'dilado dilwa_do dilwado do_na dona do_mujhe do_please do_plz de_de dede chahiye_turant ' +
      'दे_दो दे_देना दे_दीजिए दीजिए दीजिये दे_सकते दे_सकती',
    put: 'daal_do dal_do daldo daaldo dalo daalo dalwa_do dalwado dalwao daal_dena dal_dena daal_dijiye daaliye jama_karo jama_kar_do jama_kardo डाल_दो डालो जमा_करो',
    do: 'karo kar_do kardo krdo kr_do karna kar_dena kardena kijiye kar_dijiye kar_sakte kar_sakti karwa_do karwado kara_do karado karva_do kariye krna kar_den करो कर_दो कीजिए कर_सकते',
    need:
      'chahiye chahie chaiye chaahiye chaahie cahiye chahye chahiy chaie chahiyen chayie chahiyee chahiyé chaye ' +
      'zarurat zaroorat jarurat jaroorat zarurt jarurt zarrat चाहिए चाहिये ज़रूरत जरूरत',
    lend: 'udhaar udhar udhaari udhari udhaaree karz karza karja qarz karj उधार कर्ज कर्ज़',
    not: 'nahi nahin nhi nai naheen nahii mat na nahein नहीं नही मत',
    harmless:
      'photo photos pic pics tasveer biodata bio_data kundli kundali patrika rishta details address jawab javab message number nambar ' +
      'फोटो तस्वीर बायोडाटा कुंडली जवाब',
    on: 'pe par p me mein mai main ke_through पर पे में',
    come: 'aao aaiye aajao aa_jao aana aa_ja aja ajao baat bat msg message mesage likho karo karte karein karen milte milo jud judo add chalo bhejo call chat आओ आइए बात मैसेज',
    your: 'apna apni aapka apka aapki apki tumhara tumhari tera teri aap_ka tum_apna unka आपका अपना तुम्हारा',
    number: 'number nambar numbar nmbr num phone_number mobile_number contact no नंबर नम्बर',
  },
  unless: ['<money> ki/ka/ke baat <not>', '<money> se khushi', '<money> zaruri/jaruri/matter/mayne <not>'],
  rules: [
    {
      warning: 'money',
      why: 'Asks for money',
      phrases: [
        '<sum> … <send>',
        '<send> ~ <sum>',
        '<sum> ~ <give>',
        '<sum> do .',
        '<sum> dena ./please/plz/na/mujhe',
        'kuch/thode/thoda <money> mil_jayenge/mil_sakte/mil_jaye/milenge/mil_jayega',
        '<sum> … <put>',
        '<put> ~ <sum>',
        '<account>/khate/खाते ~ me/mein/main/में ~ <put>/<send>',
        '<sum> nahi/nahin/nhi/khatam hai/hain/he/h/ho ,? … <send>/<give>/madad',
      ],
      unless: [
        'mat <send>/<give>/do',
        '<send>/<give> mat',
        'kabhi ~ <not>',
        'nahi/nhi/nahin <send>/<give>',
        '<send>/<give> … zarurat/jarurat/zaroorat/jaroorat <not>',
        '<harmless> <send>/<give>',
        '<harmless> ~ <send>/<give>',
      ],
    },
    {
      warning: 'money',
      why: 'Says that money is needed',
      phrases: [
        '<sum> … <need>',
        '<need> … <money> ki/ka/ke',
        '<money> ki ~ tangi/dikkat/problem/kami',
        '<sum> ~ kam/short pad/par/pad_rahe/ho',
      ],
      unless: [
        '<not> <need>',
        '<need> ~ <not>',
        '<harmless> … <need>',
        'salary/package/income/kamai/tankha/tankhwah/pension ~ <sum>',
        '<money> kamane wala/wali',
        'koi ~ kami/dikkat/problem <not>',
        'kami/dikkat/problem <not>',
        '<money> nahi',
      ],
    },
    {
      warning: 'money',
      why: 'Wants to borrow',
      phrases: [
        '<lend> ~ <give>/<need>',
        '<lend> do/de/dena .',
        '<lend> ~ milega/milenge/mil_sakta/mil_sakte/mil_jayega/mil_jaye',
        '<sum> ~ <lend>',
        'loan ~ <give>/dila',
        'wapas/vapas/waapas/lauta/lota ~ kar_dunga/kar_dungi/kardunga/kardungi/kar_denge/de_dunga/de_dungi/dunga/dungi/doonga/doongi',
      ],
      unless: ['<not> ~ <lend>', '<lend> ~ <not>', 'udhar mausam/kya/kaisa/kaise/sab'],
    },
    {
      warning: 'money',
      why: 'Asks for help with a bill or in an emergency',
      phrases: [
        '<money> … madad/madat/maddat/sahayata/help/मदद',
        'madad/madat/help/sahayata … <money>/hospital/aspatal/operation/ilaaj/ilaj/bill/fees',
        'hospital/aspatal/operation/ilaaj/ilaj/bill/fees/fee/dawai/अस्पताल/इलाज/ऑपरेशन … <money>/madad/madat/sahayata/मदद',
        'bill/fees/fee/kiraya/emi/rent/kist … bhar_do/bhardo/bharna/bharni/bhar_dijiye/bharwa',
        'hospital/operation/ilaaj/ilaj ~ liye ~ <need>',
      ],
      unless: [
        '<not> <need>',
        'kitna/kitne/kitni <sum>',
        '<sum> kamata/kamati/kamate/salary/package',
        'madad <not>',
      ],
    },
    {
      warning: 'money',
      why: 'Asks to pay by an app, to transfer, or for credit of a phone',
      phrases: [
        '<payapp> ~ <do>',
        '<payapp> <on> ~ <send>/<put>',
        'transfer <do>',
        'recharge ~ <do>',
        'trasfer/tranfer/transfar <do>',
        'gift/tohfa/तोहफा ~ <send>/<give>/dila',
        'gift card',
      ],
      unless: ['mat <do>', '<not> <do>', '<payapp> <on> ~ kaam/job/naukri', 'job/posting/naukri ~ transfer'],
    },
    {
      warning: 'money',
      why: 'A parcel from abroad, or the customs, cost a fee',
      phrases: [
        'parcel/gift/package/courier/tohfa ~ bheja/bheji/bheje/bhej_diya/bhej_raha/bhej_rahi',
        'custom/customs … <money>/fees/charge/charges/bharna/bharne/chudana/chhudana/chhudane/phas/fas/ruk/pakad/कस्टम',
        'airport … pakad/pakda/rok/roka/phas/fas',
        'charge/charges/duty/tax/fee/fees dena/bharna/dene/bharne/bharni/deni ~ padega/padegi/hoga/hogi/padenge',
      ],
      unless: ['shaadi/shadi ka/ke card'],
    },
    {
      warning: 'money',
      why: 'Offers a profit',
      phrases: [
        'invest ~ <do>/karke/karne/karoge/karogi',
        '<money>/investment ~ double/dugna/dugne/doguna/triple',
        '<money> … lagao/laga_do/lagado/lagaiye/lagaoge',
        'bitcoin/crypto/trading/forex ~ me/mein/main/se … lagao/laga_do/kamao/kamaoge/invest/profit/munafa',
        'ghar baithe ~ kamao/kamaiye/kama_sakte/kamaye',
        'munafa/munaafa … milega/hoga/guarantee/pakka',
      ],
    },
    {
      warning: 'money',
      why: 'Demands a dowry',
      phrases: ['dahej/dahez/dehej/दहेज … <need>/dena/denge/doge/kitna/chahte/देना', '<sum> ~ dahej/dahez/दहेज'],
      unless: ['dahej/dahez/dehej/दहेज … <not>', '<not> ~ dahej/dahez', 'khilaf/virodhi/खिलाफ'],
    },
    {
      warning: 'account',
      why: 'Asks for the codes or the details of an account',
      phrases: [
        'otp/cvv/pin … batao/bata_do/batado/<send>/<give>/bataiye',
        '<account> ~ number/nambar/details … <send>/<give>/batao/hai',
      ],
      unless: ['mat/nahi/nhi batao/batana/bata/<send>/<give>', 'kisi ~ otp'],
    },
    {
      warning: 'elsewhere',
      why: 'Wants to talk in another app',
      phrases: [
        '<app> <on> … <come>',
        '<app> <do>',
        '<app> <on> ho/hai/hain/h/he',
        '<app> use karte/karti/krte/krti',
        '<come> … <app> <on>',
        '<app> <number>/id',
        '<your>/mera/meri/मेरा ~ <app>',
        'is/iss app/site se bahar',
      ],
      unless: ['<not> ~ use', 'use <not>', '<app> use <not>', 'biodata/rishta ~ aaya'],
    },
    {
      warning: 'elsewhere',
      why: 'Asks for or gives a number, or wants a call',
      phrases: [
        '<your> ~ <number> … <give>/<send>/do/dena/batao/bata/bataiye/kya/milega/share/mil',
        '<number> ~ <give>/<send>/batao/bata_do/batado/bataiye/do/milega/mil_sakta/mil_jayega/likho/likh_lo/note/save/दो/बताओ',
        '<number> de/dena/kya/dijiye .',
        'mera/meri/mere/मेरा ~ <number>',
        'phone/call/fon <on> baat karte/karein/karen/karenge/karo/kare',
        'call/phone/fon/miss_call/missed_call/कॉल/फोन mujhe/kal/abhi/aaj/zaroor/jarur/please? karo/kar_lo/karlo/karna/kar_lena/karlena/kariye/kijiye/kar_sakte/kar_sakti/karoge/krna/kro/kar_do/करो/करना/कीजिए',
      ],
      unless: [
        'ghar/makan/house/gali/flat ~ number/no',
        'mat karo/karna',
        '<not> ~ call/phone',
        'roll/lucky number',
      ],
    },
  ],
};
