/** Directories that a tool makes anew. */
import type { DirectoryPlace } from '../places';

const names = new Set(
  'node_modules __pycache__ venv env dist build out target coverage .venv .next .pytest_cache .mypy_cache .ruff_cache'.split(
    ' ',
  ),
);

/** Words such as `build` are also names people choose: with a routing file of its own the directory is meant. */
export const isGenerated = (place: DirectoryPlace): boolean =>
  names.has(place.name) && (place.kind === 'group' || place.kind === 'circular') && !place.routed;
