import { TextInput, VisuallyHidden, Icon, type IconName, type Suggestions } from '@hirehq/shared-ui';
import { Combobox, useCombobox } from '@hirehq/shared-ui/floating';
import { useState, type ReactNode, type Ref } from 'react';

export interface SuggestionBoxProps<Item> {
  ref?: Ref<HTMLInputElement>;
  id?: string;
  /** What the text is called in a form that the browser sends. */
  name?: string;
  label: string;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  hint?: string;
  placeholder: string;
  icon: IconName;
  error?: string | undefined;
  text: string;
  suggestions: Suggestions<Item>;
  /** Maximum number of suggestions. */
  limit?: number;
  nameOf: (item: Item) => string;
  /** A unique key of the option; its name by default. */
  keyOf?: (item: Item) => string;
  /** The content of an option; its name by default. */
  renderOption?: (item: Item) => ReactNode;
  /** Above the options. */
  header?: ReactNode;
  /** Below the options; receives a function that closes the list. */
  renderFooter?: (close: () => void) => ReactNode;
  /** At the end of the field; receives a function that closes the list. */
  renderEnd?: (close: () => void) => ReactNode;
  size?: 'short' | 'tall';
  words: {
    none: string;
    failed: string;
    /** Announced to screen readers when suggestions have arrived. */
    count?: (count: number) => string;
  };
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  /**
   * For a field that accepts only suggestions: called when typed text was confirmed with Enter or the field was left. Enter
   * then submits nothing. Without it, typed text is accepted as it is.
   */
  onUnchosen?: (how: 'enter' | 'leave') => void;
}

const LONGEST_TEXT = 200;

/**
 * The only combobox of the platform: a text field with suggestions, which open on typing and close on a selection, Enter or
 * blur.
 */
export function SuggestionBox<Item>({
  ref,
  id,
  name,
  label,
  isLabelHidden = false,
  hint,
  placeholder,
  icon,
  error,
  text,
  suggestions: { state, items },
  limit = Infinity,
  nameOf,
  keyOf = nameOf,
  renderOption = nameOf,
  header,
  renderFooter,
  renderEnd,
  size = 'tall',
  words,
  onType,
  onChoose,
  onUnchosen,
}: SuggestionBoxProps<Item>) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [isTyped, setIsTyped] = useState(false);
  const shown = items.slice(0, limit);
  const isOpen = combobox.dropdownOpened && state !== 'empty' && !(state === 'loading' && shown.length === 0);
  const isUnchosen = isTyped && text.trim() !== '';

  function close(): void {
    setIsTyped(false);
    combobox.closeDropdown();
  }

  function type(typed: string): void {
    setIsTyped(true);
    onType(typed);
    if (typed.trim()) combobox.openDropdown();
    else combobox.closeDropdown();
    combobox.resetSelectedOption();
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        const item = shown[Number(value)];
        close();
        if (item !== undefined) onChoose(item);
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          {...(ref !== undefined && { ref })}
          {...(id !== undefined && { id })}
          {...(name !== undefined && { name })}
          {...(isLabelHidden ? { 'aria-label': label } : { label })}
          classNames={{ input: 'hq-suggestion-input' }}
          description={hint}
          placeholder={placeholder}
          size="md"
          value={text}
          maxLength={LONGEST_TEXT}
          leftSection={<Icon name={icon} />}
          rightSection={renderEnd?.(close)}
          error={error}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || combobox.getSelectedOptionIndex() !== -1) return;
            if (!onUnchosen) close();
            else if (isUnchosen) {
              event.preventDefault();
              onUnchosen('enter');
            }
          }}
          onBlur={() => {
            combobox.closeDropdown();
            if (isUnchosen && onUnchosen) onUnchosen('leave');
          }}
        />
      </Combobox.EventsTarget>
      <div className="hq-suggestions" hidden={!isOpen}>
        {header && <Combobox.Header>{header}</Combobox.Header>}
        <Combobox.Options aria-label={label} className="hq-suggestion-list" data-size={size}>
          {shown.map((item, index) => (
            <Combobox.Option key={keyOf(item)} value={String(index)} className="hq-suggestion">
              {renderOption(item)}
            </Combobox.Option>
          ))}
          {(state === 'failed' || (state === 'ready' && items.length === 0)) && (
            <Combobox.Empty>{state === 'failed' ? words.failed : words.none}</Combobox.Empty>
          )}
        </Combobox.Options>
        {renderFooter && items.length > limit && <Combobox.Footer>{renderFooter(close)}</Combobox.Footer>}
      </div>
      {words.count && (
        <VisuallyHidden role="status">
          {isOpen && state === 'failed' && words.failed}
          {isOpen && state === 'ready' && words.count(shown.length)}
        </VisuallyHidden>
      )}
    </Combobox>
  );
}
