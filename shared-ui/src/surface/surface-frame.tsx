import { useLayoutEffect, useRef, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import type { ShellApi, ShellSurface } from '@hirehq/shared-contracts/shell-api';
import { SURFACE_REM, SURFACE_ROOT, SURFACE_VIEW } from '@hirehq/shared-contracts/shadow-styles';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { followReading } from '../reading/follow-reading.ts';
import { SurfaceBoundary } from './surface-boundary.tsx';
import { SurfaceRouter } from './surface-router.tsx';
import { dressPortal, raisePortal } from './surface-portal.ts';
import { SurfaceTheme } from './surface-theme.tsx';
import { useFocusOfDialogs } from './use-focus-of-dialogs.ts';
import { useFontFaces } from './use-font-faces.ts';
import { useRootSizes } from './use-root-sizes.ts';

interface SurfaceFrameProps {
  shell: ShellApi;
  surface: ShellSurface;
  /** The pattern of the part's addresses, if it is a page. */
  pattern: string | undefined;
  children: ReactNode;
}

const PROBE: CSSProperties = {
  position: 'absolute',
  visibility: 'hidden',
  width: '1rem',
  height: '1em',
  fontSize: 'medium',
  pointerEvents: 'none',
};

/** Around a part in a page of somebody else, in place of the document: its root, theme, address and fonts. */
export function SurfaceFrame({ shell, surface, pattern, children }: SurfaceFrameProps) {
  const view = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const locale = useSyncExternalStore(shell.locale.subscribe, shell.locale.current);
  const scheme = useSyncExternalStore(surface.scheme.subscribe, surface.scheme.current);
  const { rem, scale } = useRootSizes(probe);
  useFontFaces(surface);
  useFocusOfDialogs(surface, view);
  const direction = directionOf(locale);
  const attributes = {
    lang: locale,
    dir: direction,
    'data-mantine-color-scheme': scheme,
    'data-respect-reduced-motion': 'true',
    ...(surface.density && { 'data-density': surface.density }),
  };
  const sizes = { [SURFACE_REM]: `${rem}px`, '--mantine-scale': String(scale) };

  useLayoutEffect(() => dressPortal(surface.portal, attributes, sizes));
  useLayoutEffect(() => raisePortal(surface.portal), [surface.portal]);
  useLayoutEffect(() => {
    const ends = [view.current, surface.portal].flatMap((root) => (root ? [followReading(root, shell)] : []));
    return () => ends.forEach((end) => end());
  }, [shell, surface.portal]);

  return (
    <div ref={view} className={`${SURFACE_ROOT} ${SURFACE_VIEW}`} style={sizes as CSSProperties} {...attributes}>
      <div ref={probe} style={PROBE} aria-hidden="true" />
      <SurfaceBoundary report={shell.report}>
        <SurfaceTheme surface={surface} variant={shell.brand.variant} scheme={scheme} direction={direction}>
          <SurfaceRouter shell={shell} surface={surface} pattern={pattern}>
            {children}
          </SurfaceRouter>
        </SurfaceTheme>
      </SurfaceBoundary>
    </div>
  );
}
