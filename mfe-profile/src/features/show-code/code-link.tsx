import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { useCopyLink } from '@hirehq/shared-ui/bundled';
import classes from './show-code.module.css';

/** The address in a QR code as text, for whoever cannot scan it. */
export function CodeLink({ link }: { link: string }) {
  const copy = useCopyLink({ copied: 'qr.copied', failed: 'qr.copyFailed', byHand: 'qr.copyByHand' });
  return (
    <>
      <p>
        <FormattedMessage id="qr.orLink" />{' '}
        <a href={link} className={classes['link']}>
          {link}
        </a>
      </p>
      <Button variant="default" leftSection={<Icon name="link" size={18} />} onClick={() => void copy(link)}>
        <FormattedMessage id="qr.copy" />
      </Button>
    </>
  );
}
