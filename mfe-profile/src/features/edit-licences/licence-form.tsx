import { LICENCE_NAME_MAX, LICENCE_TEXT_MAX, licenceInput } from '@hirehq/shared-contracts/inputs';
import { useIntl, type WordedFailure } from '@hirehq/shared-ui';
import { DateField, TextField, type FieldWords } from '@hirehq/shared-ui/forms';
import type { Licence } from '../../shared/profile.query.ts';
import { currentIn } from '../../shared/sections/current-in.ts';
import type { OpenRecord } from '../../shared/sections/record-list.tsx';
import { useFieldTexts } from '../../shared/sections/use-field-texts.ts';
import { SectionForm } from '../../shared/sections/section-form.tsx';
import classes from '../../shared/sections/sections.module.css';
import type { Editor } from '../../shared/sections/use-editor.ts';
import { useSectionForm } from '../../shared/sections/use-section-form.ts';
import { useSaveLicence } from './save-licence.mutation.ts';

export const BLANK_LICENCE = { name: '', issuer: '', number: '', region: '', issuedOn: '', expiresOn: '' };
export type LicenceValues = typeof BLANK_LICENCE;

export const licenceValuesOf = (licence: Licence): LicenceValues => ({
  name: licence.name,
  issuer: licence.issuer ?? '',
  number: licence.number ?? '',
  region: licence.region ?? '',
  issuedOn: licence.issuedOn ?? '',
  expiresOn: licence.expiresOn ?? '',
});

const WORDS: FieldWords = {
  'name.MISSING': 'edit.licence.name.missing',
  'expiresOn.BEFORE_START': 'edit.licence.expires.early',
};

const LABELS = {
  name: 'edit.licence.name',
  issuer: 'edit.licence.issuer',
  number: 'edit.licence.number',
  region: 'edit.licence.region',
  issuedOn: 'edit.licence.issued',
  expiresOn: 'edit.licence.expires',
};

function storedIn(failure: WordedFailure) {
  const licence = currentIn<Licence>(failure);
  return licence && { version: licence.version, values: licenceValuesOf(licence) };
}

interface LicenceFormProps extends OpenRecord<LicenceValues> {
  editor: Editor<LicenceValues>;
  values: LicenceValues;
}

export function LicenceForm({ editor, values, id, stored }: LicenceFormProps) {
  const { formatMessage, formatDate } = useIntl();
  const text = (message: string) => formatMessage({ id: message });
  const { run } = useSaveLicence();
  const form = useSectionForm({
    editor,
    initialValues: values,
    stored,
    storedIn,
    schema: licenceInput,
    read: (typed) => ({ ...typed, issuedOn: typed.issuedOn || null, expiresOn: typed.expiresOn || null }),
    words: WORDS,
    save: (licence, _typed, { version }) =>
      run({ input: { ...licence, ...(id !== undefined && { id }), ...(version !== undefined && { version }) } }),
  });
  const texts = useFieldTexts(LABELS, (field, value) =>
    field === 'issuedOn' || field === 'expiresOn' ? formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' }) : value,
  );
  return (
    <SectionForm
      title={text(id === undefined ? 'edit.licence.add' : 'edit.licence.change')}
      form={form}
      editor={editor}
      {...texts}
    >
      <TextField {...form.field('name')} label={text('edit.licence.name')} mark="required" limit={LICENCE_NAME_MAX} />
      <TextField {...form.field('issuer')} label={text('edit.licence.issuer')} mark="optional" limit={LICENCE_NAME_MAX} />
      <div className={classes['pair']}>
        <TextField
          {...form.field('number')}
          label={text('edit.licence.number')}
          hint={text('edit.licence.number.help')}
          limit={LICENCE_TEXT_MAX}
        />
        <TextField
          {...form.field('region')}
          label={text('edit.licence.region')}
          hint={text('edit.licence.region.help')}
          limit={LICENCE_TEXT_MAX}
        />
        <DateField {...form.field('issuedOn')} label={text('edit.licence.issued')} mark="optional" />
        <DateField
          {...form.field('expiresOn')}
          label={text('edit.licence.expires')}
          hint={text('edit.licence.expires.help')}
          min={form.values.issuedOn}
        />
      </div>
    </SectionForm>
  );
}
