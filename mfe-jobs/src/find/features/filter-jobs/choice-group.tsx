import { FormattedMessage, UnstyledButton } from '@hirehq/shared-ui';
import { useState, type ReactNode } from 'react';
import type { JobCount } from '../../shared/estimates.ts';
import type { FormField } from '../../shared/form-field.ts';
import { FilterChoice } from './filter-choice.tsx';
import classes from './filter-panel.module.css';

interface Choice {
  value: string;
  label: string;
  count: JobCount | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

interface ChoiceGroupProps {
  title: string;
  /** Shown before the choices, whatever its number of jobs. */
  first?: ReactNode;
  choices: readonly Choice[];
  /** What the form of a page without scripts sends of them. */
  field: FormField;
}

const isWithoutJobs = ({ count, checked }: Choice): boolean => count?.count === 0 && !checked;

/** The choices of a filter; those without jobs follow on request. */
export function ChoiceGroup({ title, first, choices, field }: ChoiceGroupProps) {
  /** The choices that were unfolded. They stay where they are while they are shown, also when one of them is chosen. */
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>();
  /** The choices that had the focus: the numbers arrive later, and must not take it away. */
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const isLater = (choice: Choice) =>
    unfolded ? unfolded.has(choice.value) : isWithoutJobs(choice) && !visited.has(choice.value);
  const later = choices.filter(isLater);
  const shown = (some: readonly Choice[]) =>
    some.map(({ value, ...choice }) => (
      <FilterChoice
        key={value}
        {...choice}
        field={{ ...field, value }}
        onFocus={() => setVisited(new Set([...visited, value]))}
      />
    ));

  const toggle = () => {
    setUnfolded(unfolded ? undefined : new Set(later.map(({ value }) => value)));
    setVisited(new Set());
  };

  return (
    <fieldset className={classes['group']}>
      <legend>{title}</legend>
      {first}
      {shown(choices.filter((choice) => !isLater(choice)))}
      {later.length > 0 && (
        <UnstyledButton className={classes['more'] ?? ''} aria-expanded={unfolded !== undefined} onClick={toggle}>
          {unfolded ? (
            <FormattedMessage id="filter.fewer" />
          ) : (
            <FormattedMessage id="filter.more" values={{ count: later.length }} />
          )}
        </UnstyledButton>
      )}
      {unfolded && shown(later)}
    </fieldset>
  );
}
