import { ActionIcon, Hint, Icon, useIntl, type ColorScheme, useClientState } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';

const NEXT: Readonly<Record<ColorScheme, ColorScheme>> = { auto: 'light', light: 'dark', dark: 'auto' };
const ICONS = { auto: 'contrast', light: 'sun', dark: 'moon' } as const;

/** Cycles through automatic, light and dark. */
export function ColorSchemeToggle() {
  const { colorScheme } = useShellServices();
  const scheme = useClientState(colorScheme);
  const label = useIntl().formatMessage({ id: `scheme.${scheme}` });
  return (
    <Hint label={label}>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} onClick={() => colorScheme.choose(NEXT[scheme])}>
        <SchemeIcon scheme={scheme} />
      </ActionIcon>
    </Hint>
  );
}

function SchemeIcon({ scheme }: { scheme: ColorScheme }) {
  const icon = ICONS[scheme];
  if (icon !== 'contrast') return <Icon name={icon} />;
  return (
    <svg className="hq-icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
    </svg>
  );
}
