import { useLayoutEffect, type ComponentProps, type RefCallback } from 'react';
import { Menu } from '@hirehq/shared-ui/floating';
import type { ButtonMenu } from './use-menu-button.ts';

interface MenuOfButtonProps extends Pick<ComponentProps<typeof Menu>, 'position' | 'width' | 'shadow' | 'children'> {
  menu: ButtonMenu;
}

/** A menu below a button that another component renders, with `useMenuButton`. */
export function MenuOfButton({ menu: { id, opened, onChange, button }, children, ...menu }: MenuOfButtonProps) {
  // A menu that is open from the start does not know where the focus was.
  const giveFocusBack = () => button.current?.focus({ preventScroll: true });
  return (
    <Menu {...menu} id={id} opened={opened} onChange={onChange} onClose={giveFocusBack}>
      <Menu.Target>
        <RenderedButton button={button} />
      </Menu.Target>
      {children}
    </Menu>
  );
}

interface RenderedButtonProps extends Pick<ButtonMenu, 'button'> {
  /** Of the menu, which is placed below this element. */
  ref?: RefCallback<HTMLElement>;
}

function RenderedButton({ button, ref }: RenderedButtonProps) {
  useLayoutEffect(() => {
    const leave = ref?.(button.current);
    return () => {
      if (typeof leave === 'function') leave();
      else ref?.(null);
    };
  }, [button, ref]);
  return null;
}
