import { Button, FormattedMessage } from '@hirehq/shared-ui';

interface ArrivalsButtonProps {
  count: number;
  onShow: () => void;
}

/** 'Three new': announced politely, over the edge of the list, so that nothing moves when it comes. */
export function ArrivalsButton({ count, onShow }: ArrivalsButtonProps) {
  return (
    <div className="nt-arrivals" role="status">
      {count > 0 && (
        <Button size="compact-sm" radius="xl" onClick={onShow}>
          <FormattedMessage id="notifications.arrived" values={{ count }} />
        </Button>
      )}
    </div>
  );
}
