import { Icon, NavLink, Skeleton, UnstyledButton, useClickOutside, useIntl, useLocation } from '@hirehq/shared-ui';
import { useEffect, useId, useState } from 'react';
import { useCurrentSection } from './use-current-section.ts';

export interface SectionNavProps {
  /** The sections of the page, by the id to which a link leads; undefined while they are loading. */
  sections: readonly { id: string; label: string }[] | undefined;
}

/**
 * The sections of a long page: beside them in a wide window (`hq-with-section-nav`), otherwise a list that a button opens over
 * them. The shell shows the section of the address.
 */
export function SectionNav({ sections }: SectionNavProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const current = useCurrentSection(sections?.map(({ id }) => id) ?? []);
  const nav = useClickOutside<HTMLElement>(() => setOpen(false));
  useEffect(() => {
    const box = nav.current;
    if (!isOpen || !box) return undefined;
    const followKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      box.querySelector('button')?.focus();
    };
    const followFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) setOpen(false);
    };
    box.addEventListener('keydown', followKey);
    box.addEventListener('focusout', followFocus);
    return () => {
      box.removeEventListener('keydown', followKey);
      box.removeEventListener('focusout', followFocus);
    };
  }, [isOpen, nav]);
  const label = formatMessage({ id: 'ui.sections' });
  return (
    <nav ref={nav} className="hq-section-nav" aria-label={label} data-open={isOpen || undefined}>
      <UnstyledButton
        className="hq-section-nav-button"
        aria-expanded={isOpen}
        aria-controls={listId}
        disabled={!sections}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" size={20} />
        {label}
        <Icon name="chevronDown" size={18} />
      </UnstyledButton>
      <ul id={listId} className="hq-section-nav-list">
        {sections
          ? sections.map(({ id, label: name }) => (
              <li key={id}>
                <NavLink
                  to={{ search, hash: id }}
                  // NavLink compares paths only, and this is the path of the page.
                  aria-current={id === current ? 'location' : false}
                  onClick={() => setOpen(false)}
                >
                  {name}
                </NavLink>
              </li>
            ))
          : [0, 1, 2, 3, 4].map((line) => (
              <li key={line}>
                <Skeleton height={20} my={10} />
              </li>
            ))}
      </ul>
    </nav>
  );
}
