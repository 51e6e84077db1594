import type { ReactNode } from 'react';
import { type FormFact, factTextNames } from '#contract/profiles/fact-names.ts';
import { showsCommunity } from '#contract/profiles/list-groups.ts';
import type { MemberProfile } from '#contract/members/member.wire.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { Card } from '#web/design/card.tsx';
import { PhotoPicture } from '#web/design/pictures/photo-picture.tsx';
import { listAsked } from '#web/parts/facts/dependent-fields.rules.ts';
import { splitWords } from '#web/parts/facts/fact-formats.rules.ts';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import styles from './member-profile.module.css';

type Props = { member: MemberProfile };
type ShownFact = Exclude<FormFact, 'zip' | 'employerName' | 'isIncomePrivate' | 'firstName' | 'lastName'>;

/** Returns the text of a fact; undefined when it is not stated. */
function useTextOf(member: MemberProfile): (fact: ShownFact) => string | undefined {
  const t = useMembersTexts();
  const say = useFactText();
  return (fact) => {
    const value = member[factTextNames[fact]];
    const text = say(fact, value === null ? '' : String(value));
    const isPrivate = fact === 'annualIncome' && member.u_private_income;
    return isPrivate && text !== undefined ? `${text} (${t('profile.private')})` : text;
  };
}

const headFacts: readonly ShownFact[] = [
  'dateOfBirth',
  'maritalStatus',
  'height',
  'workingAs',
  'occupationDetail',
  'qualification',
  'qualificationDetail',
  'annualIncome',
  'motherTongue',
  'religion',
  'community',
  'denomination',
  'district',
  'state',
  'profileFor',
];

/** The age and the first facts, beside the photo; a denomination only where there is one, and then no community "Other". */
export function HeadFacts({ member }: Props) {
  const t = useMembersTexts();
  const isWorthShowing = (fact: ShownFact) => {
    if (fact === 'community') return showsCommunity(member);
    return fact !== 'denomination' || member.u_denomination !== null;
  };
  return (
    <Facts member={member} facts={headFacts.filter(isWorthShowing)}>
      <div>
        <dt>{t('profile.age')}</dt>
        <dd>{member.age ?? t('profile.notAvailable')}</dd>
      </div>
    </Facts>
  );
}

type FactsProps = Props & { facts: readonly ShownFact[]; children?: ReactNode };

/** What is stated, after `children`; what is not has one line, as a tile of each would hide the others. */
function Facts({ member, facts, children }: FactsProps) {
  const t = useMembersTexts();
  const labels = useProfileTexts();
  const textOf = useTextOf(member);
  const diet = useDiet(member);
  // The labels and answers of the profile speak to its owner.
  const own: Readonly<Partial<Record<ShownFact, string>>> = t.group('profile.labels');
  const managers: Readonly<Partial<Record<string, string>>> = t.group('profile.managers');
  const valueOf = (fact: ShownFact) => {
    const { u_profile_for: relation } = member;
    if (fact === 'profileFor' && relation !== null) return managers[relation] ?? relation;
    return fact === 'diet' ? diet : textOf(fact);
  };
  const labelOf = (fact: ShownFact) => own[fact] ?? labels(`fields.${fact}`);
  const stated = facts.flatMap((fact) => {
    const text = valueOf(fact);
    return text === undefined ? [] : [{ fact, text }];
  });
  const unstated = facts.filter((fact) => valueOf(fact) === undefined);
  return (
    <>
      {(children !== undefined || stated.length > 0) && (
        <dl className={styles.facts}>
          {children}
          {stated.map(({ fact, text }) => (
            <div key={fact}>
              <dt>{labelOf(fact)}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unstated.length > 0 && (
        <p className={styles.unstated}>
          {t('profile.notStated', { names: unstated.map(labelOf).join(', ') })}
        </p>
      )}
    </>
  );
}

const background: readonly ShownFact[] = [
  'religion',
  'community',
  'subCommunity',
  'denomination',
  'gotra',
  'star',
  'motherTongue',
  'languages',
  'country',
  'state',
  'district',
  'city',
  'nativePlace',
  'relocate',
];
const family: readonly ShownFact[] = [
  'father',
  'mother',
  'brothers',
  'sisters',
  'financialStatus',
  'familyType',
  'familyValues',
  'children',
];
const career: readonly ShownFact[] = [
  'qualification',
  'college',
  'workingWith',
  'professionArea',
  'workingAs',
  'annualIncome',
];

/** About, hobbies, lifestyle, background, family, education and career, and the other photos. */
export function FactCards({ member }: Props) {
  const t = useMembersTexts();
  const hobbies = splitWords(member.u_hobbies ?? '');
  return (
    <>
      <Card>
        <h2>{t('profile.about')}</h2>
        <p className={styles.about}>{member.u_about ?? t('profile.notAvailable')}</p>
        <h3>{t('profile.hobbies')}</h3>
        {hobbies.length === 0 ? (
          <p>{t('profile.notAvailable')}</p>
        ) : (
          <ul className={styles.chips}>
            {hobbies.map((hobby) => (
              <li key={hobby}>{hobby}</li>
            ))}
          </ul>
        )}
      </Card>
      <Card>
        <h2>{t('profile.lifestyle')}</h2>
        <Facts member={member} facts={['diet', 'disability']} />
      </Card>
      <FactCard title={t('profile.background')} member={member} facts={useBackground(member)} />
      <FactCard title={t('profile.family')} member={member} facts={family} />
      <FactCard title={t('profile.career')} member={member} facts={career} />
      <Photos member={member} />
    </>
  );
}

/** The background, without what the religion does not have, and without a community that a church answers. */
function useBackground(member: MemberProfile): ShownFact[] {
  const values = {
    religion: member.u_religion,
    gotra: member.u_gotra ?? '',
    star: member.u_star ?? '',
    maritalStatus: '',
    children: '',
  };
  return listAsked(background, { values, lists: useChoices() }).filter(
    (fact) => fact !== 'community' || showsCommunity(member),
  );
}

/** As documented: "Non Veg" is Non-Vegetarian, any other diet Vegetarian. */
function useDiet({ u_diet: diet }: MemberProfile): string | undefined {
  const t = useMembersTexts();
  if (diet === null) return undefined;
  if (/^non.?veg/i.test(diet)) return t('profile.nonVegetarian');
  return /^veg/i.test(diet) ? t('profile.vegetarian') : diet;
}

function FactCard({ title, member, facts }: Props & { title: string; facts: readonly ShownFact[] }) {
  return (
    <Card>
      <h2>{title}</h2>
      <Facts member={member} facts={facts} />
    </Card>
  );
}

function Photos({ member }: Props) {
  const t = useMembersTexts();
  if (member.u_images.length === 0) return null;
  const name = fullNameOf(member);
  return (
    <Card>
      <h2>{t('profile.photos')}</h2>
      <ul className={styles.photos}>
        {member.u_images.map((path, index) => (
          <li key={path}>
            <PhotoPicture src={path} sizes="8rem" alt={t('profile.photo', { number: index + 2, name })} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
