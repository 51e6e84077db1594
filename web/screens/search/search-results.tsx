import { usualCentimetres } from '#contract/fields/heights.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { readSearchNumbers } from '#contract/matches/search-numbers.ts';
import { type Range, writeRange } from '#contract/preferences/range.ts';
import { readMemberId } from '#contract/site/member-id.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { plainLabelOf } from '#web/parts/facts/plain-labels.rules.ts';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useSearchTexts } from '#web/locales/en/search.ts';
import { PartnerList } from '#web/parts/partner-cards/partner-list.tsx';
import { type PartnerListState, usePartnerList } from '#web/parts/partner-cards/use-partner-list.ts';
import { usePersonLines } from '#web/parts/partner-cards/use-person-lines.ts';
import styles from './member-search.module.css';
import { changeAddress, inputOf, listFilters, type SearchAddress } from './search-address.rules.ts';
import { offerOthers } from './empty-search.rules.ts';
import { useFilterSentence, useFoundSentences } from './use-search-sentences.ts';

type ResultsProps = {
  address: SearchAddress;
  onAddress: (address: SearchAddress) => void;
  onChange: () => void;
  onSave: () => void;
};

/** The members that a search finds, and their number. */
export function SearchResults({ address, onAddress, onChange, onSave }: ResultsProps) {
  const t = useSearchTexts();
  const { foundSentence } = useFoundSentences();
  const list = usePartnerList('search', { endpoint: searchMembers, input: inputOf(address) });
  const { total, hasMoreThanTotal, corrected, unknownWords, query } = list;
  const readAs = useReadAs(address, corrected);
  const renderNote = useFoundBy(list.foundBy);
  const searching = query.isPending ? t('found.searching') : '';
  return (
    <section className={styles.results} aria-label={t('found.title')}>
      <div className={styles.head}>
        <output className={styles.count}>
          {total === undefined
            ? searching
            : [foundSentence({ total, has_more_than_total: hasMoreThanTotal }), ...readAs].join(' · ')}
        </output>
        {(total ?? 0) > 0 && address.saved === undefined && (
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={onSave}>
            {t('saved.saveThis')}
          </Button>
        )}
      </div>
      <PartnerList
        list={list}
        parts={useParts(list)}
        renderNote={renderNote}
        label={t('found.title')}
        empty={
          <NobodyFound
            corrected={corrected}
            // A word that is read in another spelling is known.
            unknownWords={unknownWords.filter((word) => corrected?.split(' ').includes(word) ?? true)}
            address={address}
            onAddress={onAddress}
            onChange={onChange}
            onSave={onSave}
          />
        }
      />
    </section>
  );
}

/** Below a heading are those who are found by another spelling, or by a word that says less. */
function useParts({ foundBy, similarIds }: PartnerListState) {
  const t = useSearchTexts();
  const similar = new Set(similarIds);
  const wider = new Set(foundBy.filter((found) => found.wider.length > 0).map(({ u_id }) => u_id));
  const both = similar.size > 0 && wider.size > 0;
  const one = similar.size > 0 ? 'similar' : 'wider';
  return {
    isFirst: ({ u_id }: PartnerCardWire) => !similar.has(u_id) && !wider.has(u_id),
    title: t(`found.${both ? 'similarAndWider' : one}`),
  };
}

/** Says by which values a member is found, where the card does not show them, or they mean less than what was typed. */
function useFoundBy(foundBy: PartnerListState['foundBy']) {
  const t = useSearchTexts();
  const linesOf = usePersonLines();
  return (card: PartnerCardWire) => {
    const { facts, roots } = linesOf(card);
    const shown = [...facts, ...roots, card.u_qualification, card.u_working_as].join(' ');
    const found = foundBy.find(({ u_id }) => u_id === card.u_id);
    const said = (found?.values ?? [])
      .filter((value) => found?.wider.includes(value) === true || !shown.includes(value))
      .map(plainLabelOf);
    return said.length === 0 ? undefined : t('found.by', { values: said.join(', ') });
  };
}

/** What of the text is read as an age or a height, and the spelling of a misspelt one. */
function useReadAs({ search = '' }: SearchAddress, corrected: string | null): string[] {
  const t = useSearchTexts();
  const sentenceOf = useFilterSentence();
  const { member_id_prefix: prefix } = useSite();
  const { age, height } =
    readMemberId(search, prefix) === null ? readSearchNumbers(search) : { age: null, height: null };
  return [
    ...(corrected === null ? [] : [t('found.corrected', { text: corrected })]),
    ...(age === null ? [] : [sentenceOf('age', { age: writeRange(age) })]),
    ...(height === null ? [] : [sentenceOf('height', { height: writeInches(height) })]),
  ];
}

/** A range of heights by the inches that people say: one of 167 to 168 cm is 5 ft 6 in. */
function writeInches({ from, to }: Range): string {
  return writeRange({ from: from && usualCentimetres(from), to: to && usualCentimetres(to) });
}

/** What else may find somebody: other texts, fewer filters, or waiting. */
function NobodyFound({
  corrected,
  unknownWords,
  address,
  onAddress,
  onChange,
  onSave,
}: ResultsProps & { corrected: string | null; unknownWords: readonly string[] }) {
  const t = useSearchTexts();
  const isFiltering = listFilters(address).length > 0;
  const { kind, texts } = offerOthers(
    { text: address.search ?? '', corrected, unknown: unknownWords },
    useChoices(),
  );
  const sayWhy = () => {
    if (isFiltering) return t('found.nobodyText');
    if (unknownWords.length === 0) return t('found.nobodyOfKnown');
    return t('found.nobodyOfText', { words: unknownWords.map((word) => `“${word}”`).join(', ') });
  };
  return (
    <EmptyState title={t('found.nobodyTitle')} text={sayWhy()}>
      {texts.map((word) => (
        <Button key={word} onClick={() => onAddress(changeAddress(address, { search: word }))}>
          {t(`found.${kind}`, { word })}
        </Button>
      ))}
      {isFiltering && <Button onClick={onChange}>{t('found.change')}</Button>}
      <Button look="outline" onClick={onSave}>
        {t('saved.saveThis')}
      </Button>
    </EmptyState>
  );
}
