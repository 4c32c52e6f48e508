import { LANGUAGE_LEVELS } from '@hirehq/shared-contracts/codes';
import { LANGUAGES_MAX, languagesInput } from '@hirehq/shared-contracts/inputs';
import { ActionIcon, Button, FormattedMessage, Icon, useIntl, type WordedFailure } from '@hirehq/shared-ui';
import { useCodeChoices, useCodeName } from '@hirehq/shared-ui/bundled';
import { SelectField, rowParts, type FieldWords, type Stored } from '@hirehq/shared-ui/forms';
import { useLanguageLevelName } from '../../shared/code-names.ts';
import { LANGUAGE_CODES } from './language-codes.ts';
import type { ProfileParts } from '../../shared/profile.query.ts';
import { currentIn } from '../../shared/sections/current-in.ts';
import { SectionForm } from '../../shared/sections/section-form.tsx';
import type { Editor } from '../../shared/sections/use-editor.ts';
import { useSectionForm } from '../../shared/sections/use-section-form.ts';
import classes from './languages.module.css';
import { useSaveLanguages } from './save-languages.mutation.ts';

interface Row {
  language: string;
  level: string;
}

/** As chosen; empty texts for what is not chosen yet. */
export interface LanguagesValues {
  languages: readonly Row[];
}

export const BLANK_LANGUAGE: Row = { language: '', level: '' };

const WORDS: FieldWords = {
  NOT_A_CHOICE: 'edit.language.missing',
  MISSING: 'edit.language.level.missing',
  REPEATED: 'edit.language.repeated',
};

interface LanguagesFormProps {
  editor: Editor<LanguagesValues>;
  values: LanguagesValues;
  stored: Stored<LanguagesValues>;
}

type Current = Pick<ProfileParts, 'languages' | 'languagesVersion'>;

/** The languages as they are stored, in a form that can be filled in. */
export const storedLanguages = ({ languages, languagesVersion }: Current): Stored<LanguagesValues> => ({
  version: languagesVersion,
  values: { languages: languages.length > 0 ? languages : [BLANK_LANGUAGE] },
});

function storedIn(failure: WordedFailure) {
  const current = currentIn<Current>(failure);
  return current && storedLanguages(current);
}

const EACH_LANGUAGE = rowParts<LanguagesValues, 'languages', Row>('languages', ({ language }, at) => language || `#${at}`);

export function LanguagesForm({ editor, values, stored }: LanguagesFormProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const levelOf = useLanguageLevelName();
  const nameOf = useCodeName('language');
  const languages = useCodeChoices('language', LANGUAGE_CODES);
  const { run } = useSaveLanguages();
  const form = useSectionForm({
    editor,
    initialValues: values,
    stored,
    storedIn,
    parts: EACH_LANGUAGE,
    isOneOfMany: false,
    schema: languagesInput,
    read: (typed) => typed.languages,
    shownAt: (problem) => ({ ...problem, field: problem.field.replace(/^languages\./, '') }),
    words: WORDS,
    save: (chosen, _typed, { version }) => run({ languages: chosen, ...(version !== undefined && { version }) }),
  });
  const rows = form.values.languages;
  const partName = (part: string) => (part.startsWith('#') ? text('edit.language') : nameOf(part));
  const levelText = (_part: string, row: unknown) => levels.find(({ value }) => value === (row as Row).level)?.label ?? '';
  const change = (at: number, changes: Partial<Row>) =>
    form.change({ languages: rows.map((row, index) => (index === at ? { ...row, ...changes } : row)) });
  const unchosen = { value: '', label: text('edit.choose') };
  const levels = [unchosen, ...LANGUAGE_LEVELS.map((level) => ({ value: level as string, label: levelOf(level) }))];

  return (
    <SectionForm title={text('edit.languages.change')} form={form} editor={editor} nameOf={partName} textOf={levelText}>
      <div className={classes['rows']}>
        {rows.map((row, at) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- rows are equal while nothing is chosen, and all their fields are controlled
            key={at}
            className={classes['row']}
            role="group"
            aria-label={formatMessage({ id: 'edit.language.of' }, { at: at + 1 })}
          >
            <SelectField
              id={form.idOf(`${at}.language`)}
              label={text('edit.language')}
              error={form.errorOf(`${at}.language`)}
              value={row.language}
              choices={[unchosen, ...languages]}
              onChange={(language) => change(at, { language })}
            />
            <SelectField
              id={form.idOf(`${at}.level`)}
              label={text('edit.language.level')}
              error={form.errorOf(`${at}.level`)}
              value={row.level}
              choices={levels}
              onChange={(level) => change(at, { level })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={42}
              className={classes['remove'] ?? ''}
              aria-label={formatMessage(
                { id: 'edit.remove.of' },
                { name: row.language ? nameOf(row.language) : text('edit.language') },
              )}
              onClick={() => form.change({ languages: rows.filter((_, index) => index !== at) })}
            >
              <Icon name="close" size={18} />
            </ActionIcon>
          </div>
        ))}
      </div>
      {rows.length < LANGUAGES_MAX && (
        <div>
          <Button variant="default" size="sm" onClick={() => form.change({ languages: [...rows, BLANK_LANGUAGE] })}>
            <FormattedMessage id="edit.languages.add" />
          </Button>
        </div>
      )}
    </SectionForm>
  );
}
