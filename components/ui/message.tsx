import { Fragment } from 'react';

/** A message with its quoted values as code. Nothing else in it means anything. */
export function Message({ text }: { text: string }) {
  const parts = text.split(/(`` .*? ``|`[^`]*`)/);
  return parts.map((part, index) => {
    const key = `${index}${part}`;
    if (part.startsWith('`` ')) return <code key={key}>{part.slice(3, -3)}</code>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    return <Fragment key={key}>{part}</Fragment>;
  });
}
