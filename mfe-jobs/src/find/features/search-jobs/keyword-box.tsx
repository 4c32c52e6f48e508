import { ActionIcon, FormattedMessage, Icon, TextInput, useClickOutside, useIntl } from '@hirehq/shared-ui';
import { Combobox, useCombobox } from '@hirehq/shared-ui/floating';
import type { Suggestion } from '@hirehq/shared-contracts/rest';
import { useState } from 'react';
import { suggestionLabel } from './search-jobs.model.ts';
import { useKeywordSuggestions } from './search-jobs.query.ts';
import classes from './search-boxes.module.css';

interface KeywordBoxProps {
  text: string;
  placeholder: string;
  /** Most suggestions shown; more are behind 'See all'. */
  limit?: number;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  onClear: () => void;
  onSeeAll?: () => void;
  onClickOutside?: () => void;
}

/** Skills, titles or words: suggestions open on typing and close on a choice, Enter or clear (JB-06). */
export function KeywordBox({
  text,
  placeholder,
  limit = 10,
  onType,
  onChoose,
  onClear,
  onSeeAll,
  onClickOutside,
}: KeywordBoxProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const { state, items } = useKeywordSuggestions(typed);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const shown = items.slice(0, limit);
  const label = formatMessage({ id: 'search.keyword' });

  const close = () => {
    setTyped('');
    combobox.closeDropdown();
  };

  const outside = useClickOutside<HTMLDivElement>(() => {
    if (text) onClickOutside?.();
  });

  return (
    <div ref={outside} className={classes['keywordBox']}>
      <Combobox
        store={combobox}
        onOptionSubmit={(value) => {
          const suggestion = items[Number(value)];
          close();
          if (suggestion) onChoose(suggestion);
        }}
      >
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            classNames={{ input: classes['input'] ?? '' }}
            aria-label={label}
            placeholder={placeholder}
            size="md"
            value={text}
            maxLength={200}
            leftSection={<Icon name="search" />}
            rightSection={
              text ? (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={formatMessage({ id: 'search.clear' })}
                  onClick={() => {
                    close();
                    onClear();
                  }}
                >
                  <Icon name="close" size={18} />
                </ActionIcon>
              ) : null
            }
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              onType(currentTarget.value);
              if (currentTarget.value.trim()) combobox.openDropdown();
              else combobox.closeDropdown();
              combobox.resetSelectedOption();
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && combobox.getSelectedOptionIndex() === -1) close();
            }}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.EventsTarget>
        <div
          className={classes['dropdown']}
          hidden={!combobox.dropdownOpened || state === 'empty' || (state === 'loading' && shown.length === 0)}
        >
          <Combobox.Options aria-label={label} className={classes['options'] ?? ''}>
            {shown.map((suggestion, index) => (
              <Combobox.Option
                key={`${suggestion.type}${suggestion.name}`}
                value={String(index)}
                className={classes['option'] ?? ''}
              >
                <Icon name={suggestion.type === 'S' ? 'layers' : 'briefcase'} size={18} />
                <span className={classes['optionText']}>{suggestionLabel(suggestion)}</span>
                <span className={classes['optionKind']}>
                  {suggestion.type === 'S' ? (
                    <FormattedMessage id="search.kindSkill" />
                  ) : (
                    <FormattedMessage id="search.kindTitle" />
                  )}
                </span>
              </Combobox.Option>
            ))}
            {state === 'ready' && items.length === 0 && (
              <Combobox.Empty>
                <FormattedMessage id="search.noResults" />
              </Combobox.Empty>
            )}
            {state === 'failed' && (
              <Combobox.Empty>
                <FormattedMessage id="search.failed" />
              </Combobox.Empty>
            )}
          </Combobox.Options>
          {onSeeAll && items.length > limit && (
            <Combobox.Footer>
              <button
                type="button"
                className={classes['seeAll']}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  close();
                  onSeeAll();
                }}
              >
                <FormattedMessage id="search.seeAll" />
              </button>
            </Combobox.Footer>
          )}
        </div>
      </Combobox>
    </div>
  );
}
