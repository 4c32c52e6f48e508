import { Icon, TextInput, VisuallyHidden, useIntl, type IconName } from '@hirehq/shared-ui';
import { Combobox, useCombobox } from '@hirehq/shared-ui/floating';
import { useState } from 'react';
import classes from './suggestion-box.module.css';

interface SuggestionBoxProps {
  id: string;
  label: string;
  description?: string;
  placeholder: string;
  icon: IconName;
  error: string | undefined;
  text: string;
  state: 'empty' | 'loading' | 'ready' | 'failed';
  /** Names of the suggestions, each once. */
  names: readonly string[];
  onType: (text: string) => void;
  onChoose: (index: number) => void;
}

/** A text of which only a suggestion counts: chosen from the list, or typed in full. */
export function SuggestionBox({
  id,
  label,
  description,
  placeholder,
  icon,
  error,
  text,
  state,
  names,
  onType,
  onChoose,
}: SuggestionBoxProps) {
  const { formatMessage } = useIntl();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [leftOpen, setLeftOpen] = useState(false);
  const shown = combobox.dropdownOpened && state !== 'empty' && !(state === 'loading' && names.length === 0);

  function choose(index: number): void {
    setLeftOpen(false);
    combobox.closeDropdown();
    onChoose(index);
  }

  /** Takes the suggestion that is meant beyond doubt; says so where there is none. */
  function settle(): void {
    const typed = text.trim().toLocaleLowerCase();
    const exact = names.findIndex((name) => name.toLocaleLowerCase() === typed);
    if (exact >= 0) choose(exact);
    else setLeftOpen(true);
  }

  return (
    <div className={classes['box']}>
      <Combobox store={combobox} onOptionSubmit={(value) => choose(Number(value))}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            id={id}
            label={label}
            description={description}
            placeholder={placeholder}
            size="md"
            value={text}
            maxLength={200}
            leftSection={<Icon name={icon} />}
            error={error ?? (leftOpen && formatMessage({ id: 'profile.selectFromList' }))}
            onChange={({ currentTarget }) => {
              setLeftOpen(false);
              onType(currentTarget.value);
              if (currentTarget.value.trim()) combobox.openDropdown();
              else combobox.closeDropdown();
              combobox.resetSelectedOption();
            }}
            onKeyDown={(event) => {
              // Enter belongs to the list as long as something is typed.
              if (event.key !== 'Enter' || !combobox.dropdownOpened || combobox.getSelectedOptionIndex() !== -1) return;
              event.preventDefault();
              settle();
            }}
            onBlur={() => {
              if (combobox.dropdownOpened && text.trim()) settle();
              combobox.closeDropdown();
            }}
          />
        </Combobox.EventsTarget>
        <div className={classes['dropdown']} hidden={!shown}>
          <Combobox.Options aria-label={label} className={classes['options'] ?? ''}>
            {names.map((name, index) => (
              <Combobox.Option key={name} value={String(index)} className={classes['option'] ?? ''}>
                {name}
              </Combobox.Option>
            ))}
            {(state === 'failed' || (state === 'ready' && names.length === 0)) && (
              <Combobox.Empty>
                {formatMessage({ id: state === 'failed' ? 'profile.suggestions.failed' : 'profile.suggestions.none' })}
              </Combobox.Empty>
            )}
          </Combobox.Options>
        </div>
      </Combobox>
      <VisuallyHidden role="status">
        {shown && state === 'failed' && formatMessage({ id: 'profile.suggestions.failed' })}
        {shown && state === 'ready' && formatMessage({ id: 'profile.suggestions.count' }, { count: names.length })}
      </VisuallyHidden>
    </div>
  );
}
