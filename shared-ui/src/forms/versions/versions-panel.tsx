import { Button } from '@hirehq/shared-ui';
import { useId } from 'react';
import { useFormText } from '../use-form-text.ts';
import type { Versions } from './use-versioned-form.ts';

interface VersionsPanelProps {
  versions: Versions;
  /** Level of its heading: one below that of the form. */
  order?: 3 | 4;
  /** The name of a part, and its value as it is read. */
  nameOf: (id: string, value: unknown) => string;
  textOf: (id: string, value: unknown) => string;
  /** Discards what was typed into the form of a removed record. */
  onDiscard: () => void;
}

/**
 * What others did to the record of an open form: parts to decide about, with both values, and what was taken over. Below the fields,
 * so that none of them moves.
 */
export function VersionsPanel({ versions, order = 4, nameOf, textOf, onDiscard }: VersionsPanelProps) {
  const text = useFormText();
  const { conflicts, taken, isGone } = versions;
  const told = taken.filter((id) => conflicts.every((conflict) => conflict.id !== id));
  return (
    <>
      {isGone && <GoneNote versions={versions} order={order} onDiscard={onDiscard} />}
      {!isGone && conflicts.length > 0 && <Conflicts versions={versions} order={order} nameOf={nameOf} textOf={textOf} />}
      <div role="status" className="hq-form-taken">
        {!isGone &&
          told.length > 0 &&
          text('form.versions.taken', { fields: told.map((id) => nameOf(id, undefined)).join(', ') })}
      </div>
    </>
  );
}

type GoneNoteProps = Pick<VersionsPanelProps, 'versions' | 'onDiscard'> & { order: 3 | 4 };

function GoneNote({ versions: { panelRef, saveAsNew }, order, onDiscard }: GoneNoteProps) {
  const Heading = `h${order}` as const;
  const text = useFormText();
  const id = useId();
  return (
    <div ref={panelRef} tabIndex={-1} role="group" aria-labelledby={id} className="hq-form-versions">
      <Heading id={id}>{text('form.versions.gone')}</Heading>
      <p>{text('form.versions.gone.help')}</p>
      <div className="hq-form-versions-actions">
        {saveAsNew && (
          <Button variant="default" size="sm" onClick={saveAsNew}>
            {text('form.versions.saveAsNew')}
          </Button>
        )}
        <Button variant="subtle" color="gray" size="sm" onClick={onDiscard}>
          {text('form.versions.discard')}
        </Button>
      </div>
    </div>
  );
}

type ConflictsProps = Pick<VersionsPanelProps, 'versions' | 'nameOf' | 'textOf'> & { order: 3 | 4 };

function Conflicts({ versions, order, nameOf, textOf }: ConflictsProps) {
  const [Heading, Subheading] = order === 3 ? (['h3', 'h4'] as const) : (['h4', 'h5'] as const);
  const text = useFormText();
  const id = useId();
  const { conflicts, panelRef, keepMine, takeTheirs } = versions;
  const shown = (of: string, value: unknown) => (value === undefined ? '' : textOf(of, value)) || text('form.versions.empty');
  return (
    <div ref={panelRef} tabIndex={-1} role="group" aria-labelledby={id} className="hq-form-versions">
      <Heading id={id}>{text('form.versions.conflicts', { count: conflicts.length })}</Heading>
      <p>{text('form.versions.conflicts.help')}</p>
      <ul>
        {conflicts.map(({ id: part, mine, theirs }) => {
          const name = nameOf(part, mine ?? theirs);
          const decide = (choose: (id: string) => void) => (event: { currentTarget: HTMLElement }) => {
            // The button goes, and with it the focus.
            const next = conflicts.length > 1 ? '.hq-form-versions' : '[type="submit"]';
            event.currentTarget.closest('form')?.querySelector<HTMLElement>(next)?.focus();
            choose(part);
          };
          return (
            <li key={part}>
              <Subheading>{name}</Subheading>
              <dl>
                <dt>{text('form.versions.mine')}</dt>
                <dd>
                  <bdi>{shown(part, mine)}</bdi>
                </dd>
                <dt>{text('form.versions.theirs')}</dt>
                <dd>
                  <bdi>{shown(part, theirs)}</bdi>
                </dd>
              </dl>
              <div className="hq-form-versions-actions">
                <Button
                  variant="default"
                  size="sm"
                  aria-label={text('form.versions.keepMine.of', { name })}
                  onClick={decide(keepMine)}
                >
                  {text('form.versions.keepMine')}
                </Button>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={text('form.versions.takeTheirs.of', { name })}
                  onClick={decide(takeTheirs)}
                >
                  {text('form.versions.takeTheirs')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
