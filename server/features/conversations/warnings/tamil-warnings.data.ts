import type { WarningTable } from './warning-table.ts';

/** What messages in Tamil ask for, in Latin letters (Tanglish) and in its own script. */
export const tamilWarnings: WarningTable = {
  language: 'Tamil',
  words: {
    money:
      'panam pana panamum panatha panathai panathukku panama kaasu kasu kaas kasa kaasa cash rubai rubaai rubaa ruba rooba roobai roopai rupa ' +
      'rupai rupees thogai amount latcham latchatha lakhs laksham aayiram ayiram <currency> பணம் பணத்தை காசு ரூபாய் ரூபா தொகை லட்சம் ஆயிரம்',
    sum: '<money> #amount',
    // Asking forms alone: "anuppinen" (I sent) and "anuppuren" (I send) are what the writer does.
    send:
      'anuppu anuppunga anuppungo anuppuga anuppungal anuppuveengala anuppuvingala anuppuviya anuppuveenga anupuringala anuppa_mudiyuma anuppa_mudiyumaa ' +
      'anupa_mudiyumaa anuppanum anuppa_venum anuppi_vidu anuppi_vidunga anuppi_vainga anuppi_vaiyunga anuppi_thaanga anuppi_kudunga anuppividu ' +
      'anuppividunga anuppidu anuppidunga anupidunga anuppuda anuppudi anuppama anupuma anuppina anupina anuppineengana send_pannu send_pannunga ' +
      'send_panunga send_panna_mudiyuma அனுப்பு அனுப்புங்க அனுப்புங்கள் அனுப்புவீர்களா அனுப்ப_முடியுமா அனுப்பி_வை அனுப்பணும் அனுப்பிடுங்க',
    give:
      'kudu kudunga kodunga kodu kudungo kudutha kudutheengana kuduthu_udhavunga kudukka_mudiyuma kuduka_mudiyuma kodukka_mudiyuma kudupiya kuduppiya ' +
      'kuduppingala kuduppeengala koduppingala kudupeengala kodupeengala tharuviya tharuveengala tharuvingala tharingala thaanga thanga thara_mudiyuma ' +
      'tharamudiyuma tharanum thaa kuduthudunga கொடு கொடுங்க கொடுங்கள் குடு குடுங்க தாங்க தாருங்கள் தர_முடியுமா கொடுக்க_முடியுமா தருவீர்களா',
    put: 'podu podunga podungo pottu_vidu pottu_vidunga potu_vidu potu_vidunga pottudunga potudunga potta_mudiyuma poda_mudiyuma pottu_kudunga போடுங்க போடு',
    need:
      'venum venu vennum veenum veanum vendum venumna vendi_irukku thevai theva thevaipaduthu thevaipadudhu thevapaduthu thevapadudhu thevai_irukku ' +
      'avasarama avasaram kedaikkuma kidaikkuma kedaikuma kidaikuma வேண்டும் வேணும் தேவை தேவைப்படுது கிடைக்குமா அவசரம்',
    do:
      'pannu pannunga panunga panu pannungo pannuveengala pannuvingala pannuviya panna_mudiyuma pana_mudiyuma pannidu pannidunga panidunga panni_vidu ' +
      'panni_vidunga panni_kudunga pannanum seiyunga seyyunga seiyungal senju_kudunga பண்ணு பண்ணுங்க செய்யுங்கள் பண்ண_முடியுமா',
    lend: 'kadan kadana kadanaa kadanaga kadanaaga kadanukku கடன் கடனா கடனாக',
    help:
      'udhavi udavi uthavi udhavunga uthavunga udavunga udhavuveengala uthavuveengala udhavi_pannunga uthavi_pannunga udhava_mudiyuma help helpu ' +
      'உதவி உதவுங்க உதவுங்கள்',
    not:
      'vendam vendaam venda venam vena illa illai ila kidayathu kidayadhu kedayathu kedayadhu illama illanalum illainalum illenalum illaina anuppadhinga anuppadheenga anuppathinga ' +
      'anuppatheenga anuppadha anupadinga வேண்டாம் இல்லை இல்ல அனுப்பாதீங்க',
    harmless:
      'photo photos pic pics biodata bio_data jathagam jadhagam jaathagam jathakam details vivaram vivarangal neram badhil bathil pathil message number ' +
      'time address போட்டோ புகைப்படம் ஜாதகம் பயோடேட்டா விவரம் பதில் நேரம்',
    on: 'la le il laye ku laiye oda ல லே இல்',
    onapp:
      'whatsappla whatsapla whatsappil whatsaple telegramla telegramle instala instale instagramla facebookla fbla வாட்ஸ்அப்ல வாட்ஸப்ல வாட்ஸ்அப்பில் டெலிகிராம்ல',
    come:
      'vaanga vanga va vaa vaango vaangalen pesalam pesalaam pesunga pesu pesuvom msg message mesage chat anuppu anuppunga <do> irukingala irukkeengala ' +
      'irukiya iruka irukeengala add வாங்க பேசலாம் பேசுங்க மெசேஜ்',
    number: 'number numbar nambar phone_number mobile_number no நம்பர் எண் போன்_நம்பர்',
    your: 'unga ungaloda ungalodaya ungal un unnoda onnoda ongaloda உங்க உங்கள் உன்',
  },
  unless: [
    '<money> … mukkiyam/mukiyam/mukyam/perusu/periya_vishayam/matter/prachanai <not>',
    '<money> pathi',
  ],
  rules: [
    {
      warning: 'money',
      why: 'Asks for money',
      phrases: [
        '<sum> … <send>',
        '<send> ~ <sum>',
        '<sum> ~ <give>',
        '<give> ~ <money>',
        '<sum> … <put>',
        '<account> <on>? ~ <put>/<send>',
      ],
      unless: [
        '<sum> ~ <not>',
        '<send>/<give>/<put> <not>',
        '<harmless> <send>/<give>',
        '<harmless> ~ <send>/<give>',
      ],
    },
    {
      warning: 'money',
      why: 'Says that money is needed',
      phrases: [
        '<sum> … <need>',
        '<need> ~ <money>',
        '<money> illama/illaama kashtama/kashtapadren/kashtapaduren/kastama',
        '<money> ku ~ kashtam/kastam/kashtama',
      ],
      unless: ['<sum> ~ <not>', '<need> <not>', '<harmless> ~ <need>'],
    },
    {
      warning: 'money',
      why: 'Says that there is no money, and asks for it',
      phrases: [
        '<money> illa/illai ,? ~ <help>/<send>/<give>',
        '<help> <do>? ~ <money> illa/illai',
        'help <do> ,? … <money>',
      ],
    },
    {
      warning: 'money',
      why: 'Wants to borrow, or promises to give back',
      phrases: [
        '<lend> ~ <give>/<need>/<send>',
        'thiruppi/thirupi/tiruppi/திருப்பி ~ tharen/tharren/kuduthuren/kuduthudren/kudukkuren/kuduthudaren/tharuven/kudupen/anuppuren/தரேன்/தருகிறேன்',
        'loan ~ <give>/<send>',
      ],
      unless: ['<lend> ~ <not>', 'bank/bankla ~ loan/<lend>'],
    },
    {
      warning: 'money',
      why: 'Asks for help with a bill or in an emergency',
      phrases: [
        'pana/panam/kaasu/financial/<money> … <help>',
        '<help> … <money>',
        'hospital/aaspathiri/aspathiri/operation/treatment/vaithiyam/fees/மருத்துவமனை/ஆபரேஷன் … <help>/<money>',
        'bill/fees/vaadagai/vadagai/emi … kattanum/katanum/katta_mudiyala/kata_mudiyala/kattunga/katti_vidunga',
        '<help> … hospital/aaspathiri/operation',
        'hospital/operation/treatment ~ <need>',
      ],
      unless: ['<help> ~ <not>', '<sum> ~ <not>', '<sum> salary/sambalam/vanguren/vaanguren/package'],
    },
    {
      warning: 'money',
      why: 'Asks to pay by an app, to transfer, for credit of a phone, or for a present',
      phrases: [
        '<payapp> ~ <do>/<send>/<put>',
        'transfer ~ <do>',
        'recharge ~ <do>',
        'gift/parisu/பரிசு ~ vaangi/vangi <give>',
        'phone/mobile/watch/ring ~ vaangi/vangi <give>',
        'gift card',
      ],
      unless: ['<do> <not>', 'velai/job/<payapp> ~ velai'],
    },
    {
      warning: 'money',
      why: 'A parcel from abroad, or the customs, cost a fee',
      phrases: [
        'parcel/gift/package/courier/parisu … anuppiruken/anupiruken/anuppirukken/anuppi_iruken/anuppi_irukken/anupi_iruken/anuppinen/anuppitten/அனுப்பி_இருக்கேன்',
        'custom/customs … <money>/fees/duty/kattanum/katanum/katta/pudichu/pidichu/maatikichu',
        'airport/airportla … maatikiten/maattikitten/pudichu/pidichu',
      ],
      unless: ['kalyana/kalyanam/wedding'],
    },
    {
      warning: 'money',
      why: 'Offers a profit',
      phrases: [
        'invest ~ <do>',
        '<money> ~ double/irattippa/irattipu/rettippa',
        'labam/laabam/laabham/profit ~ kidaikkum/kedaikkum/kidaikum/kedaikum/varum',
        'bitcoin/crypto/trading/forex … <do>/labam/profit/sambathikalam/kidaikkum',
        'veetla/veetula/veettula irundhe/irunthe … sambathikalam/sambadhikalam',
      ],
    },
    {
      warning: 'money',
      why: 'Demands a dowry',
      phrases: [
        'varadakshinai/varadhatchanai/varathatchanai/varadhakshanai/varadatchanai/varathakshanai/வரதட்சணை … <need>/<give>/evlo/evvalavu/ethirpakkurom/ethirparkirom/ethirpaakkurom/<sum>',
        '<sum> … varadakshinai/varadhatchanai/varathatchanai/varadatchanai/வரதட்சணை',
      ],
      unless: [
        'varadakshinai/varadhatchanai/varathatchanai/varadhakshanai/varadatchanai/varathakshanai/வரதட்சணை … <not>/ethirparkavillai/ethirpakkala',
      ],
    },
    {
      warning: 'account',
      why: 'Asks for the codes or the details of an account',
      phrases: [
        'otp/cvv/pin … <send>/<give>/sollunga/sollu/solla_mudiyuma',
        '<account> ~ number/details … <send>/<give>/sollunga/sollu',
      ],
      unless: ['<not>', 'sollathinga/solladhinga/solladheenga/solla_vendam'],
    },
    {
      warning: 'elsewhere',
      why: 'Wants to talk in another app',
      phrases: [
        '<app> <on> … <come>',
        '<onapp> … <come>',
        '<come> ~ <app> <on>',
        '<app> <do>/vaanga/vanga/irukka/iruka/irukku/irukingala',
        '<app> <number>/id ~ <give>/<send>/sollunga/enna/irukka',
        '<your>/en/ennoda/enoda/என் ~ <app>',
      ],
      unless: ['<app>/<onapp> ~ <not>', 'paathen/parthen/vandhuchu/vanthuchu'],
    },
    {
      warning: 'elsewhere',
      why: 'Asks for or gives a number, or wants a call',
      phrases: [
        '<number> ~ <give>/<send>/sollunga/sollu/solla_mudiyuma/enna/share/kidaikkuma/kedaikkuma/kidaikuma/kedaikuma',
        '<your>/en/ennoda/enoda/என் phone/mobile/whatsapp/contact? number/numbar/nambar/நம்பர்',
        'call/phone/missed_call/போன்/கால் ~ <do>',
        'koopidunga/kupidunga/kooppidunga/kuppidunga/koopdunga ~ phone/call/#phone',
      ],
      unless: ['veetu/veettu/house/flat/roll number', '<do> <not>'],
    },
  ],
};
