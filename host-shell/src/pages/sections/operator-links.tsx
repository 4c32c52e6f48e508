import { Button, FormattedMessage } from '@hirehq/shared-ui';
import { useShellServices } from '../../shell-api/shell-services.tsx';
import classes from './sections.module.css';

const CALLS = ['demo', 'specialist'] as const;

/** 'Book a demo' and 'Get in touch with a product specialist': links to pages of the operator, shown if configured. */
export function OperatorLinks() {
  const { links } = useShellServices().config;
  return CALLS.map((call, index) => {
    const address = links?.[call];
    return (
      address && (
        <Button
          key={call}
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          size="md"
          classNames={{ root: classes['longButton'] ?? '', label: classes['longLabel'] ?? '' }}
          variant={index === 0 ? 'filled' : 'default'}
        >
          <FormattedMessage id={`links.${call}`} />
        </Button>
      )
    );
  });
}
