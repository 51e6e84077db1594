import { englishWords } from './english-words.data.ts';
import type { WarningTable } from './warning-table.ts';

/** How messages in English give or ask for accounts and numbers, or take the talk elsewhere. */
export const englishContactWarnings: WarningTable = {
  language: 'English',
  words: {
    ...englishWords,
    meet: 'talk chat speak message msg text ping contact reach connect add find follow join come continue discuss move write dm call msge mesage',
    phone: 'phone mobile contact whatsapp cell personal telephone ph mob watsapp whatsap wa private',
    number: 'number no numbers num nmbr nos',
  },
  rules: [
    {
      warning: 'account',
      why: 'Gives or asks for the details of an account, or the codes that open it',
      phrases: [
        'bank/account/acount/acct details/detail/number/no',
        'send/share/give/tell/forward/say/provide me? ~ otp/cvv/pin_number/atm_pin/upi_pin',
        'otp/cvv … send/share/tell/forward',
        'debit/credit/atm card number/details/no',
      ],
      unless: ['<not> … send/share/give/tell/forward/ask/asks/need', '<app> account'],
    },
    {
      warning: 'elsewhere',
      why: 'Wants to talk in another app',
      phrases: [
        '<app> me/us/pls/please/no/number/num/id/link/group/chat/call',
        '<app> .',
        '<meet> … on/in/over/via/through/to/at/using <app>',
        'are/r <you> ~ on/in/using <app>',
        '<can>/lets/shall <you>/we/us? ~ use/switch/shift/move/go ~ <app>',
        '<you> ~ have/use/using ~ <app>',
        '<app> … <you> have/use',
        '<your> <app>',
        'my <app> id/is/name/handle/number/no/page/./link',
        'on/to <app> <please>/instead/now/ok/okay/tonight/dear',
        'im/i_am on <app>',
        'dm/inbox me',
        'outside/off/leave this/the app/site/website/platform/portal',
        'delete/deactivate/remove <your>/our ~ profile/account/acount',
        'mail/email me/us at/on/to/<please>',
        '<your> ~ email/mail/gmail id/address',
        'my email/gmail/mail id/address',
      ],
      unless: [
        '<not> ~ use/have/using/like … <app>',
        'forwarded/sent/saw/seen/shared/got/received',
        'work/works/working',
      ],
    },
    {
      warning: 'elsewhere',
      why: 'Asks for or gives a number',
      phrases: [
        '<your> <phone>? <number>',
        '<your> <phone> ~ <number>',
        'my/this/our/his/her <phone> <number>',
        'my <number> is/./to/for/also/so/below/here/only',
        'this is my <number>',
        'share/send/give/exchange/swap/take/save/note/drop/have/get/want/text ~ <phone> <number>',
        'exchange/share/swap numbers/contacts/contact',
        'share/send/give/take/save/note/drop my/<your>/the ~ <number>/contact',
        '<phone> <number> <please>',
        'call/text/ring/phone me ~ on/at/back/now/later/when/please/pls/plz/tonight/tomorrow/today/anytime/any/once/if/after/before/sometime/directly/in',
        'call/text/ring/phone me .',
        '<can>/lets/shall ~ talk/speak/chat on/over/in/by ~ phone/call',
        '. <number> <please>',
        'give me/us ~ call/ring/missed_call',
        'missed call',
      ],
      unless: [
        'they/people/friends/everyone/family/all/parents/home/everybody call',
        'house/door/lucky/roll/register/registration/token/flat/survey/profile/application number/no',
        '<your> no ~ problem/issue/doubt',
        'contact number ~ hidden/visible',
        '<not> ~ share/give/send/ask/asking/exchange/provide/write … <number>',
        '<not> want/like to share/give/exchange … <number>',
      ],
    },
  ],
};
