import { useIntl } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './footer.module.css';

/** Our own letters and symbols on a grid of 24, not the networks' logos. */
const NETWORKS = [
  { link: 'linkedin', name: 'LinkedIn', sign: 'M7 10.5v7M7 6.8v.1M11.5 17.5v-7M11.5 13.5c0-4 6-4 6 0v4' },
  { link: 'facebook', name: 'Facebook', sign: 'M16 5.5h-1.5a3 3 0 0 0-3 3v11M8.5 12.5h6.5' },
  {
    link: 'youtube',
    name: 'YouTube',
    sign: 'M4 8.5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7ZM10.5 9.5l4.5 2.5-4.5 2.5v-5Z',
  },
] as const;

/** The operator's configured accounts on social networks (SH-46). */
export function SocialLinks() {
  const { formatMessage } = useIntl();
  const { links } = useShellServices().config;
  const shown = NETWORKS.flatMap(({ link, ...network }) => {
    const address = links?.[link];
    return address ? [{ ...network, address }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={classes['social']} data-simplified="hide" aria-label={formatMessage({ id: 'footer.social' })}>
      {shown.map(({ name, sign, address }) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noopener" aria-label={name}>
            <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
              <path d={sign} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
