import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

interface Opens {
  opened: boolean;
}

/** Opens only after it was rendered closed: a dialog remembers where to return the focus when it sees itself open. */
function openingAfterMount<Props extends Opens>(Dialog: ComponentType<Props>): ComponentType<Props> {
  return function OpeningAfterMount(props: Props) {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => setIsThere(true), []);
    return <Dialog {...props} opened={props.opened && isThere} />;
  };
}

/**
 * A dialog whose code loads when it is first opened. Until then it renders nothing. Code that cannot be loaded is a render
 * error of the part that opened it.
 */
export function whenOpened<Props extends Opens>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: openingAfterMount(await load()) })) as unknown as ComponentType<Props>;
  return function WhenOpened(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    if (!wasOpened && !props.opened) return null;
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
