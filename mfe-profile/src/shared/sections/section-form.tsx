import { Button, FormattedMessage, useConfirm, useIntl } from '@hirehq/shared-ui';
import { DraftNote, FormFailure, SubmitButton, VersionsPanel, type VersionedForm } from '@hirehq/shared-ui/forms';
import '@hirehq/shared-ui/forms.css';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './sections.module.css';
import type { Editor } from './use-editor.ts';

interface SectionFormProps<Values extends object> {
  title: string;
  form: VersionedForm<Values>;
  editor: Editor<Values>;
  /** The name of a part of the values, and a value of it as it is read. */
  nameOf: (part: string, value: unknown) => string;
  textOf: (part: string, value: unknown) => string;
  children: ReactNode;
}

/** The frame of a form in a section. Takes the focus when it is opened, but not when the page restores it. */
export function SectionForm<Values extends object>({ title, form, editor, nameOf, textOf, children }: SectionFormProps<Values>) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasRestored = editor.isRestored;
  useEffect(() => {
    if (!wasRestored) heading.current?.focus();
  }, [wasRestored]);

  async function cancel(): Promise<void> {
    const mayDiscard =
      (!form.isDirty && !wasRestored) ||
      (await confirm({
        title: formatMessage({ id: 'edit.discard.title' }),
        question: formatMessage({ id: 'edit.discard.question' }),
      }));
    if (mayDiscard) editor.close();
  }

  return (
    <form {...form.formProps} className={`hq-form ${classes['form']}`} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className={classes['formTitle']}>
        {title}
      </h3>
      {children}
      <VersionsPanel versions={form.versions} nameOf={nameOf} textOf={textOf} onDiscard={editor.close} />
      <FormFailure>{form.failure?.text}</FormFailure>
      <div className="hq-form-actions">
        <SubmitButton busy={form.busy} size="sm">
          <FormattedMessage id={form.failure ? 'edit.saveAgain' : 'edit.save'} />
        </SubmitButton>
        <Button variant="default" size="sm" onClick={() => void cancel()}>
          <FormattedMessage id="edit.cancel" />
        </Button>
        {(form.isDirty || wasRestored || !editor.isStored) && <DraftNote draft={editor} />}
      </div>
    </form>
  );
}
