import { Checkbox, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { useCodeName } from '@hirehq/shared-ui/bundled';
import { SelectField, TextField } from '@hirehq/shared-ui/forms';
import { FoundPlace } from './found-place.tsx';
import { CODES, DATES, FIELDS, wrongFields, type FoundValue } from './found-values.ts';
import classes from './import-resume.module.css';

interface FoundValueCardProps {
  found: FoundValue;
  /** Mistakes are shown, after an attempt to go on. */
  showsMistakes: boolean;
  onChange: (found: FoundValue) => void;
}

/** A value of a résumé: take it, change it, or leave it. */
export function FoundValueCard({ found, showsMistakes, onChange }: FoundValueCardProps) {
  const { formatMessage } = useIntl();
  const languageName = useCodeName('language');
  const { id, kind, values, isTaken, foundAt, doubts, typed } = found;
  const isDoubtful = doubts.length > 0 || typed !== undefined;
  const label = (field: string) => formatMessage({ id: `profile.found.${kind}.${field}` });
  const wrong = showsMistakes && isTaken ? wrongFields(found) : [];
  const change = (field: string, value: string) => onChange({ ...found, isTaken: true, values: { ...values, [field]: value } });
  const name = nameOf(found, languageName) || formatMessage({ id: 'profile.found.unnamed' });
  const coded = CODES[kind];

  return (
    <li className={classes['value']} data-left={!isTaken}>
      <Checkbox
        checked={isTaken}
        label={formatMessage({ id: `profile.found.take.${kind}` }, { name })}
        aria-describedby={isDoubtful ? `found-${id}-doubts` : undefined}
        onChange={({ currentTarget }) => onChange({ ...found, isTaken: currentTarget.checked })}
      />
      {isTaken && (
        <div className={classes['fields']}>
          {Object.entries(FIELDS[kind]).map(([field, { isNeeded }]) => {
            const shared = {
              id: `found-${id}-${field}`,
              label: label(field),
              mark: isNeeded ? ('required' as const) : undefined,
              value: values[field] ?? '',
              error: wrong.includes(field)
                ? formatMessage({ id: DATES.has(field) ? 'profile.found.date' : 'profile.found.missing' })
                : undefined,
              onChange: (value: string) => change(field, value),
            };
            if (coded?.field !== field) {
              return (
                <TextField
                  key={field}
                  {...shared}
                  hint={DATES.has(field) ? formatMessage({ id: 'profile.found.dateHint' }) : undefined}
                />
              );
            }
            const choices = coded.codes.map((code) => ({
              value: code,
              label: formatMessage({ id: `profile.found.${kind}.${code}` }),
            }));
            return (
              <SelectField
                key={field}
                {...shared}
                choices={[{ value: '', label: formatMessage({ id: 'profile.found.choose' }) }, ...choices]}
              />
            );
          })}
        </div>
      )}
      {isDoubtful && (
        <p className={classes['doubt']} id={`found-${id}-doubts`}>
          <FormattedMessage id="profile.found.check" />{' '}
          {[
            ...(typed === undefined ? [] : [formatMessage({ id: 'profile.found.typed' }, { value: typed })]),
            ...doubts.map((doubt) => formatMessage({ id: `profile.found.doubt.${doubt}` })),
          ].join(' ')}
        </p>
      )}
      <FoundPlace foundAt={foundAt} />
    </li>
  );
}

function nameOf({ kind, values }: FoundValue, languageName: (code: string) => string): string {
  if (kind === 'language') return languageName(values['language'] ?? '');
  if (kind === 'location') return [values['city'], values['state'], values['country']].filter(Boolean).join(', ');
  if (kind === 'work') return values['title'] || values['workedWith'] || '';
  if (kind === 'education') return values['institution'] ?? '';
  if (kind === 'skill' || kind === 'licence') return values['name'] ?? '';
  return values[kind] ?? '';
}
