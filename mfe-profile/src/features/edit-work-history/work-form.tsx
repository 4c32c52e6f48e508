import { EMPLOYER_NAME_MAX, JOB_TITLE_MAX, workHistoryInput, wrong } from '@hirehq/shared-contracts/inputs';
import type { WorkHistory } from '@hirehq/shared-contracts/rest';
import { useIntl, type WordedFailure } from '@hirehq/shared-ui';
import { MonthField, TextField, isoDay, type FieldWords } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { endToStore } from '../../shared/month-dates.ts';
import { currentIn } from '../../shared/sections/current-in.ts';
import type { OpenRecord } from '../../shared/sections/record-list.tsx';
import { useFieldTexts } from '../../shared/sections/use-field-texts.ts';
import { useMonthText } from '../../shared/use-month-text.ts';
import { SectionForm } from '../../shared/sections/section-form.tsx';
import classes from '../../shared/sections/sections.module.css';
import type { Editor } from '../../shared/sections/use-editor.ts';
import { useSectionForm } from '../../shared/sections/use-section-form.ts';
import { useSaveWork } from './save-work.mutation.ts';

export const BLANK_WORK = { title: '', workedWith: '', workedFrom: '', workedTill: '' };
export type WorkValues = typeof BLANK_WORK;

export const workValuesOf = ({ title, workedWith, workedFrom, workedTill }: WorkHistory): WorkValues => ({
  title,
  workedWith,
  workedFrom,
  workedTill: workedTill ?? '',
});

const WORDS: FieldWords = {
  'title.MISSING': 'edit.work.title.missing',
  'workedWith.MISSING': 'edit.work.employer.missing',
  'workedFrom.NOT_A_DATE': 'profile.workedFrom.wrong',
  'workedFrom.IN_FUTURE': 'profile.workedFrom.future',
  'workedTill.NOT_A_DATE': 'profile.workedTo.wrong',
  'workedTill.BEFORE_START': 'profile.workedTo.early',
};

/** `today` is ISO 8601. */
const startedWork = (today: string) =>
  workHistoryInput.check(
    z.refine(({ workedFrom }) => workedFrom <= today, { path: ['workedFrom'], message: wrong('IN_FUTURE') }),
  );

const LABELS = {
  title: 'profile.jobTitle',
  workedWith: 'profile.employer',
  workedFrom: 'profile.workedFrom',
  workedTill: 'profile.workedTo',
};

function storedIn(failure: WordedFailure) {
  const work = currentIn<WorkHistory>(failure);
  return work && { version: work.version, values: workValuesOf(work) };
}

interface WorkFormProps extends OpenRecord<WorkValues> {
  editor: Editor<WorkValues>;
  values: WorkValues;
}

export function WorkForm({ editor, values, id, stored }: WorkFormProps) {
  const { formatMessage } = useIntl();
  const text = (message: string) => formatMessage({ id: message });
  const [today] = useState(() => isoDay());
  const { run } = useSaveWork();
  const form = useSectionForm({
    editor,
    initialValues: values,
    stored,
    storedIn,
    schema: startedWork(today),
    read: (typed) => ({
      ...typed,
      ...(id !== undefined && { id }),
      workedTill: endToStore(typed.workedFrom, typed.workedTill) || null,
    }),
    words: WORDS,
    save: (body, _typed, { version }) => run({ body, ifMatch: version }),
  });
  const texts = useFieldTexts(LABELS, useMonthText(['workedFrom', 'workedTill']));
  return (
    <SectionForm title={text(id === undefined ? 'edit.work.add' : 'edit.work.change')} form={form} editor={editor} {...texts}>
      <TextField {...form.field('title')} label={text('profile.jobTitle')} mark="required" limit={JOB_TITLE_MAX} />
      <TextField {...form.field('workedWith')} label={text('profile.employer')} mark="required" limit={EMPLOYER_NAME_MAX} />
      <div className={classes['pair']}>
        <MonthField {...form.field('workedFrom')} label={text('profile.workedFrom')} mark="required" />
        <MonthField {...form.field('workedTill')} label={text('profile.workedTo')} hint={text('profile.workedTo.help')} />
      </div>
    </SectionForm>
  );
}
