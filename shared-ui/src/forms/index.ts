/**
 * The entry point for forms: their hooks and fields. Separate, because no first view needs it; its styles are
 * `@hirehq/shared-ui/forms.css`.
 */
export { DraftNote } from './draft-note.tsx';
export { ErrorSummary } from './error-summary.tsx';
export type { FieldControl } from './field-control.ts';
export { CheckboxField } from './fields/checkbox-field.tsx';
export { CheckboxesField } from './fields/checkboxes-field.tsx';
export { DateField } from './fields/date-field.tsx';
export { FileField, type FileUpload } from './fields/file-field.tsx';
export { MonthField } from './fields/month-field.tsx';
export { NumberField } from './fields/number-field.tsx';
export { RadioField } from './fields/radio-field.tsx';
export { SelectField } from './fields/select-field.tsx';
export { TextAreaField } from './fields/text-area-field.tsx';
export { TextField } from './fields/text-field.tsx';
export { FormFailure } from './form-failure.tsx';
export { isoDay } from './iso-day.ts';
export { StepHeading } from './step-heading.tsx';
export { SubmitButton } from './submit-button.tsx';
export { useFieldProblems, type FieldProblems, type FieldWords, type Problem } from './use-field-problems.ts';
export { useFocusBack } from './use-focus-back.ts';
export { useForm, type Form, type InputSchema } from './use-form.ts';
export { useStoredDraft } from './use-stored-draft.ts';
export { fieldParts, rowParts, type Parts } from './versions/parts.ts';
export type { Stored } from './versions/use-merging.ts';
export { useVersionedForm, type VersionedForm, type VersionedFormOptions } from './versions/use-versioned-form.ts';
export { VersionsPanel } from './versions/versions-panel.tsx';
export { useLeaveQuestion, type FormProgress } from './use-leave-question.ts';
