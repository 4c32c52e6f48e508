import { Icon } from '../icons/icon.tsx';

interface SearchFieldProps {
  /** Its name, also shown in it while it is empty. */
  label: string;
  value: string;
  onChange: (typed: string) => void;
  maxLength?: number;
}

/** A field that searches in a list on the same page, while somebody types. */
export function SearchField({ label, value, onChange, maxLength = 200 }: SearchFieldProps) {
  return (
    <div className="hq-search-field">
      <Icon name="search" size={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
