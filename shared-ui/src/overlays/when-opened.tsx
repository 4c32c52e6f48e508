import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

interface Opens {
  opened: boolean;
}

/** Opens only after it is there closed: a dialog remembers what to give the focus back to when it sees itself open. */
function openingAfterMount<Props extends Opens>(Dialog: ComponentType<Props>): ComponentType<Props> {
  return function OpeningAfterMount(props: Props) {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => setIsThere(true), []);
    return <Dialog {...props} opened={props.opened && isThere} />;
  };
}

/**
 * A dialog whose code comes when it is first opened. Until then nothing is rendered, as it would not show anything.
 * Code that cannot be had is a render error of the part that opened it.
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
