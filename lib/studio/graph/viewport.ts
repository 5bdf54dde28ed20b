/** Where the view of a drawing begins: all of it where that can be read, else its start. */
import type { Drawing } from './drawing';

export interface Viewport {
  x: number;
  y: number;
  zoom: number;
}

const margin = 12;
/** Smaller letters cannot be read. */
const leastReadable = 0.66;

export function viewOf(
  { boxes, width, height }: Pick<Drawing, 'boxes' | 'width' | 'height'>,
  room: { width: number; height: number },
): Viewport {
  const fits = Math.min((room.width - 2 * margin) / width, (room.height - 2 * margin) / height, 1);
  const zoom = Math.max(fits, leastReadable);
  const root = boxes.find((box) => box.depth === 0);
  const middle = root ? root.y + root.height / 2 : 0;
  return {
    zoom,
    x: along(width * zoom, room.width, -margin),
    y: along(height * zoom, room.height, middle * zoom - room.height / 2),
  };
}

/** Centred where it fits, else from `from` on, without room lost at either end. */
function along(length: number, room: number, from: number): number {
  if (length + 2 * margin <= room) return (room - length) / 2;
  return Math.min(margin, Math.max(room - length - margin, -from));
}
