import type { WarningTable } from './warning-table.ts';

/** What messages in Malayalam ask for, in Latin letters (Manglish) and in its own script. */
export const malayalamWarnings: WarningTable = {
  language: 'Malayalam',
  words: {
    money:
      'panam panavum panamo panathinu panathinte panathin paisa paisaa paise pysa paisayum paisayude kaash kash cash kaasu roopa rupa roopaa rupaa ' +
      'rupaye rupees thuka thukayum laksham lakshathinte aayiram ayiram ayyayiram pathinayiram amount <currency> ' +
      'പണം പണവും പൈസ കാശ് രൂപ തുക ലക്ഷം ആയിരം',
    sum: '<money> #amount',
    // Asking forms alone: "ayachu" (sent) and "ayakkarundu" (usually send) are what the writer does.
    send:
      'ayakku ayakkoo ayakk ayku ayakkamo ayakkaamo ayakkumo ayakkuvo ayakkuvonu ayakkuo ayakkane ayakkanam ayakkanum ayakkavo ayakkuka ayakkukayo ' +
      'ayakkeda ayakkedi ayakkedo ayakkenam ayekku ayekkumo ayekkamo ayakan_pattumo ayakkan_pattumo ayakkan_pattuo ayakkan_pattuvo ayakkan_pato ' +
      'ayakkan_kazhiyumo ayakkan_sadhikkumo ayachekku ayacheku ayachekkamo ayachekkane ayachekko ayacholu ayachoo ayacholoo ' +
      'ayach_idu ayachu_idu ayachidu ayachittal ayachal ayachaal ayachalo <gerund>_<tha> send_cheyyu send_cheyyamo send_cheyyumo ' +
      'അയക്കൂ അയക്കു അയക്കാമോ അയക്കുമോ അയക്കണം അയക്കണേ അയക്കാൻ_പറ്റുമോ അയയ്ക്കൂ അയയ്ക്കാമോ അയയ്ക്കുമോ അയയ്ക്കണം ' +
      'അയച്ചു_തരൂ അയച്ചു_തരുമോ അയച്ചു_തരാമോ അയച്ചുതരൂ അയച്ചുതരുമോ അയച്ചുതരാമോ അയച്ച്_തരുമോ',
    gerund: 'ayachu ayach ayacchu ayachitt ayachittu ayech ayechu',
    tha:
      'tharumo tharamo tharaamo tharo tharu tharoo tharuo tharuvo tharuvonu tharuvonnu tharane tharanam tharanum tharan_pattumo tharan_pattuo ' +
      'tharan_kazhiyumo tha thaa thaado tharavo thannal thannekku thanneku tarumo taramo tarane taro taru tarumoo taanne thannude thanoode ' +
      'തരൂ തരുമോ തരാമോ തരണം തരണേ താ തരാൻ_പറ്റുമോ',
    put: 'idu idane idanam idumo idamo idaamo ittu_tharumo ittu_tharamo itt_tharumo itt_tharamo ittu_tha itt_tha ittu_tharu ittolu ittekku itteku ഇടൂ ഇടാമോ ഇടുമോ',
    need:
      'venam veenam vennam venom vaenam venamayirunnu venamaayirunnu venamarnnu venayirunnu veno vendiyirunnu vendi_vannu avashyamund avashyamundu ' +
      'aavashyamund aavashyamundu avashyam_und avashyam_undu aavashyam_und aavashyam_undu avasyam_und avasyam_undu athyavashyam athyavasyam ' +
      'athyavashyamund athyavashyamanu avashyamaanu avashyamanu kittumo kittuo kittiyal വേണം വേണമായിരുന്നു ആവശ്യമുണ്ട് അത്യാവശ്യം കിട്ടുമോ',
    do:
      'cheyyu cheyyoo cheyy cheyyamo cheyyaamo cheyyumo cheyyuvo cheyyuo cheyyane cheyyanam cheyyuka cheytho cheyyan_pattumo cheyyan_pattuo cheythekku ' +
      'cheytheku cheythal cheyth_<tha> cheythu_<tha> cheyumo cheyamo cheyane cheyanam cheyu cheyyedo ചെയ്യൂ ചെയ്യാമോ ചെയ്യുമോ ചെയ്യണം',
    lend: 'kadam kadamayi kadamayitt kadamayittu kadamaayi kadamaayitt kadamaayittu kadamai kadamo vaypa vaaypa vaipa vayppa കടം കടമായി വായ്പ',
    help:
      'sahayam sahaayam sahayikku sahayikkumo sahayikkamo sahayikkaamo sahayikkane sahayikkanam sahayikkuo sahayichal sahayikan sahaayikkumo ' +
      'sahaayikkamo help helpo സഹായം സഹായിക്കുമോ സഹായിക്കാമോ സഹായിക്കണം',
    not: 'venda vendaa veenda illa illaa ila illenkilum illelum alla allaa arutharuth aruth ayakkanda ayakkaruthu ayakkaruth ayakkenda tharanda tharenda cheyyanda വേണ്ട ഇല്ല അല്ല അയക്കരുത്',
    harmless:
      'photo photos photoyum pic pics biodata jathakam jaathakam grahanila jathakavum details address vivaram vivarangal samayam marupadi message number ' +
      'ഫോട്ടോ ജാതകം ബയോഡാറ്റ വിവരം സമയം മറുപടി',
    onapp:
      'whatsappil whatsapil watsappil whatsupil whatsappilekku whatsapilekku telegramil telegrammil instayil instagramil facebookil fbyil fbil messengeril ' +
      'വാട്സാപ്പിൽ വാട്സപ്പിൽ വാട്സ്ആപ്പിൽ ടെലഗ്രാമിൽ ടെലിഗ്രാമിൽ ഇൻസ്റ്റയിൽ',
    come:
      'varu varoo varamo varumo vaa vaayo va varane samsarikkam samsarikkaam samsarikkamo samsarikku parayam parayaam parayu msg message mesage chat ' +
      'ayakku ayakkamo ayakkumo ayakkane ayakkam kanam undo undoo undaavumo undakumo cheyyu cheyyamo cheyyumo cheyyane cheyyam വരൂ വരാമോ സംസാരിക്കാം മെസ്സേജ് മെസേജ്',
    number: 'number numbar nambar nombar phone_number mobile_number no നമ്പർ നമ്പര് ഫോൺ_നമ്പർ',
    your: 'ninte ningalude thante tante ningade ningalde thangalude thankalude chettante chechiyude veetile നിങ്ങളുടെ നിന്റെ താങ്കളുടെ',
  },
  unless: [
    '<money> … mukhyam/mukyam/pradhanam/karyam/prashnam <not>',
    '<money> alla/allaa',
    '<money> undakkan/undakki',
  ],
  rules: [
    {
      warning: 'money',
      why: 'Asks for money',
      phrases: [
        '<sum> … <send>',
        '<send> ~ <sum>',
        '<sum> ~ <tha>',
        '<tha> ~ <money>',
        '<sum> … <put>',
        '<account>/accountilekku il/ilekku/lekku? ~ <put>/<send>',
      ],
      unless: [
        '<sum> ~ <not>',
        '<send>/<tha> ~ <not>',
        '<harmless> <send>/<tha>',
        '<harmless> ~ <gerund>',
        '<harmless> <tha>',
      ],
    },
    {
      warning: 'money',
      why: 'Says that money is needed',
      phrases: [
        '<sum> … <need>',
        '<need> … <money>',
        '<money> kuravanu/thikayunnilla/thikayilla/illathe/theernnu',
      ],
      unless: ['<sum> ~ <not>', '<need> <not>', '<harmless> <need>'],
    },
    {
      warning: 'money',
      why: 'Wants to borrow, or promises to give back',
      phrases: [
        '<lend> ~ <tha>/<need>/<send>',
        'thirichu/thirich/tirichu/tirich/thirike/thirikey ~ tharam/tharaam/taram/tharunnathanu/ayakkam/ayakkaam/tharum',
        'തിരിച്ചു തരാം',
        'loan ~ <tha>/<send>/<need>',
      ],
      unless: ['<lend> ~ <not>', 'bank/bankil ~ loan/vaypa'],
    },
    {
      warning: 'money',
      why: 'Asks for help with a bill or in an emergency',
      phrases: [
        'sampathika/saambathika/sampathikamayi/saambathikamayi ~ <help>',
        '<money> … <help>',
        '<help> … <money>',
        'hospital/ashupathri/aashupathri/asupathri/aashupatri/operation/chikilsa/chikitsa/fees/ആശുപത്രി/ചികിത്സ/ഓപ്പറേഷൻ … <help>/<money>',
        'bill/fees/vaadaka/vadaka/emi … adakkanam/adaykkanam/adakkan/adaykkan/adachu_<tha>/kettanam/kettan',
        '<help> … hospital/ashupathri/aashupathri/operation',
      ],
      unless: [
        '<help> ~ <not>',
        '<sum> ~ <not>',
        '<sum> shambalam/salary/kittum/kittunnu/package',
        'joli/work ~ cheyyunnu',
      ],
    },
    {
      warning: 'money',
      why: 'Asks to pay by an app, to transfer, for credit of a phone, or for a present',
      phrases: [
        '<payapp> ~ <do>',
        '<payapp> ~ <send>/<put>',
        'transfer ~ <do>',
        'recharge ~ <do>',
        'gift/sammanam/സമ്മാനം ~ vangi/vaangi/medichu <tha>',
        'phone/mobile/watch/ring ~ vangi/vaangi/medichu <tha>',
        'gift card',
      ],
      unless: ['<do> <not>', 'joli/job ~ transfer'],
    },
    {
      warning: 'money',
      why: 'A parcel from abroad, or the customs, cost a fee',
      phrases: [
        'parcel/gift/package/courier/sammanam … ayachittund/ayachittundu/ayachitund/ayachu/ayakkunnund/ayakkunnundu/അയച്ചിട്ടുണ്ട്',
        'custom/customs/കസ്റ്റംസ് … <money>/fees/duty/adakkanam/adaykkanam/adakkan/pidichu/pidich/kudungi',
        'airportil/airport … kudungi/pidichu/pidich/thadanju',
      ],
      unless: ['kalyana/kalyanam/wedding'],
    },
    {
      warning: 'money',
      why: 'Offers a profit',
      phrases: [
        'invest ~ <do>',
        'nikshepikku/nikshepikkamo/nikshepichal/nikshepikkoo/നിക്ഷേപിക്കൂ',
        '<money> ~ iratti/irattiyakkam/irattiyakum/irattiyaakum/double',
        'labham/laabham/profit ~ kittum/kittunnu/urappu/ലാഭം',
        'bitcoin/crypto/trading/forex … <do>/labham/profit/kittum',
        'veettil/veetil irunnu … sambadikkam/undakkam',
      ],
    },
    {
      warning: 'money',
      why: 'Demands a dowry',
      phrases: [
        'sthreedhanam/streedhanam/sthreedanam/streedanam/sthridhanam/സ്ത്രീധനം … <need>/<tha>/ethra/etra/pratheekshikkunnu/kittanam/<sum>',
        '<sum> … sthreedhanam/streedhanam/sthreedanam/streedanam/സ്ത്രീധനം',
      ],
      unless: [
        'sthreedhanam/streedhanam/sthreedanam/streedanam/സ്ത്രീധനം … <not>',
        '<not> … sthreedhanam',
        'ethiranu/ethiraanu',
      ],
    },
    {
      warning: 'account',
      why: 'Asks for the codes or the details of an account',
      phrases: [
        'otp/cvv/pin … <send>/<tha>/para/parayu/parayumo/parayamo/paranju',
        '<account> ~ number/details … <send>/<tha>/para/parayu',
      ],
      unless: ['<not>', 'parayaruthu/parayaruth/kodukkaruthu/kodukkaruth'],
    },
    {
      warning: 'elsewhere',
      why: 'Wants to talk in another app',
      phrases: [
        '<onapp> … <come>',
        '<come> ~ <onapp>',
        '<app> ~ varu/varamo/varumo/undo/undoo/cheyyu/cheyyamo/cheyyumo/cheyyane/ayakku/ayakkamo',
        '<app> <number>/id ~ <tha>/<send>/undo/para/enthanu/entha',
        '<your>/ente/എന്റെ ~ <app>',
      ],
      unless: ['<onapp> ~ <not>', '<app> ~ illa/upayogikkarilla', 'kandu/kandirunnu/vannu/vannirunnu'],
    },
    {
      warning: 'elsewhere',
      why: 'Asks for or gives a number, or wants a call',
      phrases: [
        '<number> ~ <tha>/<send>/para/parayu/parayumo/parayamo/undo/onnu/kittumo/kittuo/enthanu/entha/eathanu',
        '<your> ~ <number> <tha>/<send>/entha/enthanu/ethra/ethanu/.',
        '<your>/ente/എന്റെ phone/mobile/whatsapp/contact? number/numbar/nambar/നമ്പർ',
        'vilikku/vilikkoo/vilikkamo/vilikkaamo/vilikkumo/vilikkane/vilikkuvo/vilikkuo/vilichal/vilikkanam/vilikkedo/വിളിക്കൂ/വിളിക്കുമോ/വിളിക്കാമോ/വിളിക്കണേ',
        'call/phone/missed_call ~ <do>',
      ],
      unless: [
        'veettu/veetu/house/flat/roll number',
        '<do> <not>',
        'ennu/ennanu/ennaanu/ennane vilikku/vilikkamo/vilikkaamo/vilikkanam',
      ],
    },
  ],
};
