/** What all editors of the page share: models, markers, help and theme. It lives while at least one editor does. */
import { basePath } from '@/lib/studio/base-path';
import type { Studio } from '@/lib/studio/store';
import { provideHelp, showMarkers } from './markers';
import { createModels, type Models } from './models';
import { followTheme } from './theme';

interface Kit {
  models: Models;
  users: number;
  end(): void;
}

const kits = new WeakMap<Studio, Kit>();

export function takeKit(studio: Studio): Models {
  let kit = kits.get(studio);
  if (!kit) {
    const models = createModels(studio);
    const ends = [followTheme(), showMarkers(studio, models, basePath), provideHelp(studio, models), models.dispose];
    kit = { models, users: 0, end: () => ends.forEach((end) => void end()) };
    kits.set(studio, kit);
  }
  kit.users++;
  return kit.models;
}

export function leaveKit(studio: Studio): void {
  const kit = kits.get(studio);
  if (!kit) return;
  kit.users--;
  if (kit.users > 0) return;
  kit.end();
  kits.delete(studio);
}
