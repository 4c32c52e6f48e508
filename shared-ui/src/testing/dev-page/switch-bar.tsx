import { CHOICES, SWITCH_NAMES, type Switches } from './switches.ts';

interface SwitchBarProps {
  name: string;
  switches: Switches;
  onChange: (changes: Partial<Switches>) => void;
  /** What the part asked of the shell, the newest last. */
  lines: readonly { id: number; text: string }[];
}

/** Above the part: how the fake shell is set, and what was asked of it. */
export function SwitchBar({ name, switches, onChange, lines }: SwitchBarProps) {
  return (
    <aside className="dev-bar" dir="ltr" lang="en" aria-label="Fake shell">
      <a href="/">{name}</a>
      {SWITCH_NAMES.map((choice) => (
        <label key={choice}>
          {choice}
          <select value={switches[choice]} onChange={(event) => onChange({ [choice]: event.target.value })}>
            {CHOICES[choice].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
      <details>
        <summary>asked of the shell ({lines.length})</summary>
        <ol>
          {lines.toReversed().map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </details>
    </aside>
  );
}
