import type { Looks } from './choose-looks.ts';

/** The ink of the style's lines. */
export const ink = '#1b1114';
const line = `stroke="${ink}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"`;

/** What is worn on the head, over the hair. */
export function drawHeadwear({ headwear }: Looks, color: string): string {
  if (headwear === 'turban') return turban(color);
  return headwear === 'scarf' ? scarf(color) : '';
}

/** What of it is seen behind the head. */
export function drawBehindHead({ headwear }: Looks, color: string): string {
  return headwear === 'scarf' ? `<path d="${scarfOutline}" fill="${color}"/>` : '';
}

function turban(color: string): string {
  const folds = [
    'M262 436C300 300 420 190 566 205',
    'M250 380C282 250 400 140 572 148',
    'M272 300C320 200 420 106 560 96',
    'M740 376C720 300 660 226 566 205',
    'M757 320C730 240 660 168 572 148',
  ];
  return `<path d="M240 486C186 250 300 34 512 36C716 40 806 220 748 424C724 352 660 282 574 262C450 286 320 360 270 492Z" fill="${color}" ${line}/>
    <path d="M574 262C560 226 566 180 566 152" fill="none" ${line} opacity="0.35"/>
    ${folds.map((fold) => `<path d="${fold}" fill="none" ${line} opacity="0.4"/>`).join('')}`;
}

const scarfOutline =
  'M196 560C140 230 300 70 500 72C720 76 812 260 786 500C778 640 770 760 850 912C700 1010 300 1030 96 930C196 830 214 700 196 560Z';

function scarf(color: string): string {
  return `<path fill-rule="evenodd" d="${scarfOutline}
      M338 440C344 300 440 236 556 236C676 236 740 340 738 460C736 600 706 700 634 766C590 800 530 800 486 778C392 728 332 600 338 440Z" fill="${color}" ${line}/>
    <path d="M330 690C380 830 520 900 690 830" fill="none" ${line} opacity="0.35"/>
    <path d="M230 640C250 760 230 850 180 900" fill="none" ${line} opacity="0.25"/>`;
}

const fullBeard = `M300 560C318 640 330 700 366 744C420 806 500 836 570 832C660 828 720 770 724 660C726 620 726 600 722 560C700 590 690 606 664 596C640 580 600 572 566 588C520 574 470 590 448 612C400 624 346 600 300 560Z
    M486 606C530 592 610 592 656 612C652 650 610 668 566 666C520 664 490 644 486 606Z`;

/** Along the jaw, which is longer in the first head of the style than in the others. */
const shortBeards = {
  longJaw:
    'M322 606C338 668 376 716 440 742C500 764 612 764 656 730C690 704 706 664 712 612C698 654 686 674 668 686C654 700 634 708 610 712C590 720 540 720 514 706C440 696 372 660 322 606Z',
  jaw: 'M338 622C352 660 392 694 444 712C500 730 590 734 622 722C660 702 684 668 694 618C682 650 668 664 652 674C632 690 606 694 590 698C560 702 530 700 508 694C440 684 380 656 338 622Z',
} as const;

/** Beards of our own: those of the style hide the mouth. */
export function drawBeard({ beard, hairColor, head }: Looks): string {
  if (beard === null) return '';
  const moustache = `<path d="M486 598C512 572 556 572 580 588C606 572 646 574 664 592C642 606 606 608 581 602C554 610 512 610 486 598Z" fill="#${hairColor}"/>`;
  if (beard === 'moustache') return moustache;
  const isFull = beard === 'full';
  const shortBeard = head === 'variant01' ? shortBeards.longJaw : shortBeards.jaw;
  return `<path fill-rule="evenodd" d="${isFull ? fullBeard : shortBeard}" fill="#${hairColor}" opacity="${isFull ? 0.96 : 0.5}"/>${isFull ? '' : moustache}`;
}

export function drawBindi({ hasBindi }: Looks): string {
  return hasBindi ? '<circle cx="588" cy="338" r="11" fill="#9E1B32"/>' : '';
}
