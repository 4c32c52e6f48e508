import { useId, useRef, useState, type RefObject } from 'react';

/** A menu for `MenuOfButton`, and the button it belongs to. */
export interface ButtonMenu {
  id: string;
  opened: boolean;
  onChange: (opened: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * A button that is there before the code of its menu, and is not replaced when that arrives: a press that has begun stays a
 * click, and the focus stays.
 */
export function useMenuButton() {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const menu: ButtonMenu = { id, opened, onChange: setOpened, button: ref };
  const button = {
    ref,
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': opened,
    // The id that Mantine gives the menu.
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    onClick: () => setOpened((isOpen) => !isOpen),
  } as const;
  return { button, menu };
}
