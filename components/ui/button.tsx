import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  tone?: 'normal' | 'primary' | 'plain' | 'danger';
  size?: 'normal' | 'large' | 'small' | 'icon' | 'small-icon';
  /** Why it cannot be pressed now, in one sentence. It stays reachable, so that the reason can be read. */
  why?: string | undefined;
}

export function Button({ tone = 'normal', size = 'normal', why, onClick, title, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-tone={tone}
      data-size={size}
      title={why ?? title}
      aria-disabled={why === undefined ? undefined : true}
      aria-description={why}
      onClick={why === undefined ? onClick : undefined}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  tone = 'normal',
  size = 'normal',
  ...rest
}: ComponentProps<'a'> & Pick<ButtonProps, 'tone' | 'size'>) {
  return <a {...rest} className={styles.button} data-tone={tone} data-size={size} />;
}
