import { Button, FormattedMessage } from '@hirehq/shared-ui';

/** Opens the browser's print dialog; the print form is the page without its controls. */
export function PrintButton() {
  return (
    <Button variant="default" size="sm" onClick={() => window.print()}>
      <FormattedMessage id="view.print" />
    </Button>
  );
}
