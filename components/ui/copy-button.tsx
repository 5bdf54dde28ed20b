import { Check, Copy } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from './button';

/** How long the button says that it did. */
const shown = 2000;

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  copy(): Promise<void>;
}

/** Copies, and says so where it was pressed: a sheet hides the status line from eyes and ears. */
export function CopyButton({ copy, children, ...rest }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), shown);
    return () => clearTimeout(timer);
  }, [done]);
  const Icon = done ? Check : Copy;
  return (
    <>
      <Button {...rest} onClick={() => void copy().then(() => setDone(true))}>
        <Icon size={14} aria-hidden />
        {children !== undefined && (done ? 'Copied' : children)}
      </Button>
      <span className="sr-only" role="status">
        {done && 'Copied'}
      </span>
    </>
  );
}
