import type { ComponentProps } from 'react';
import { useShellElsewhere } from '../shell/shell-context.tsx';

interface HeadingProps extends ComponentProps<'h2'> {
  /** Its level on a page of our own. */
  order: 1 | 2 | 3 | 4;
}

/** A heading. In a page of somebody else it is one level lower: the first level belongs to that page. */
export function Heading({ order, ...rest }: HeadingProps) {
  const isElsewhere = useShellElsewhere() !== undefined;
  const Tag = `h${isElsewhere ? ((order + 1) as 2 | 3 | 4 | 5) : order}` as const;
  return <Tag {...rest} />;
}
