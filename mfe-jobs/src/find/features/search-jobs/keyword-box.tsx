import { ActionIcon, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { SuggestionBox } from '@hirehq/shared-ui/bundled';
import type { Suggestion } from '@hirehq/shared-contracts/rest';
import { useState, type Ref } from 'react';
import { suggestionLabel } from './search-jobs.model.ts';
import { useKeywordSuggestions } from './search-jobs.query.ts';
import { typedPart } from './typed-part.ts';
import classes from './search-boxes.module.css';

interface KeywordBoxProps {
  ref?: Ref<HTMLInputElement>;
  /** What the words are called in a form that the browser sends. */
  name?: string;
  text: string;
  placeholder: string;
  /** Maximum number of suggestions; 'See all' shows more. */
  limit?: number;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  onClear: () => void;
  onSeeAll?: () => void;
}

/** Skills, titles or words: suggestions open on typing and close on a selection, Enter or clear (JB-06). */
export function KeywordBox({ ref, name, text, placeholder, limit = 10, onType, onChoose, onClear, onSeeAll }: KeywordBoxProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const suggestions = useKeywordSuggestions(typed);

  return (
    <div className={classes['keywordBox']}>
      <SuggestionBox
        {...(ref !== undefined && { ref })}
        {...(name !== undefined && { name })}
        label={formatMessage({ id: 'search.keyword' })}
        isLabelHidden
        placeholder={placeholder}
        icon="search"
        text={text}
        suggestions={suggestions}
        limit={limit}
        nameOf={suggestionLabel}
        keyOf={({ type, name }) => type + name}
        renderOption={(suggestion) => <KeywordOption suggestion={suggestion} typed={typed} />}
        words={{
          none: formatMessage({ id: 'search.noResults' }),
          failed: formatMessage({ id: 'search.failed' }),
          count: (count) => formatMessage({ id: 'search.suggestions' }, { count }),
        }}
        onType={(next) => {
          setTyped(next);
          onType(next);
        }}
        onChoose={(suggestion) => {
          setTyped('');
          onChoose(suggestion);
        }}
        renderEnd={(close) =>
          text ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={formatMessage({ id: 'search.clear' })}
              onClick={() => {
                close();
                setTyped('');
                onClear();
              }}
            >
              <Icon name="close" size={18} />
            </ActionIcon>
          ) : null
        }
        {...(onSeeAll && {
          renderFooter: (close) => (
            <button
              type="button"
              className={classes['seeAll']}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                close();
                setTyped('');
                onSeeAll();
              }}
            >
              <FormattedMessage id="search.seeAll" />
            </button>
          ),
        })}
      />
    </div>
  );
}

function KeywordOption({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { type, minYears } = suggestion;
  const label = suggestionLabel(suggestion);
  const [from, to] = typedPart(label, typed) ?? [0, 0];
  const skillKind = minYears === undefined ? 'search.kindSkill' : 'search.kindSkillYears';
  return (
    <>
      <Icon name={type === 'S' ? 'layers' : 'briefcase'} size={18} />
      <span className={classes['optionText']}>
        {label.slice(0, from)}
        <b>{label.slice(from, to)}</b>
        {label.slice(to)}
      </span>
      <span className={classes['optionKind']}>
        <FormattedMessage id={type === 'S' ? skillKind : 'search.kindTitle'} />
      </span>
    </>
  );
}
