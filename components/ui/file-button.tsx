import { type ComponentProps, useRef } from 'react';
import { Button } from './button';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The name of the field behind the button. */
  label: string;
  multiple?: boolean;
  /** A whole folder is asked for. */
  directory?: boolean;
  accept?: string;
  onFiles(files: File[]): unknown;
}

/** A button that asks for files of this machine. The same file can be chosen twice. */
export function FileButton({ label, multiple, directory, accept, onFiles, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={multiple}
        accept={accept}
        {...(directory && { webkitdirectory: '' })}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) void onFiles(files);
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()} />
    </>
  );
}
