/** What a person set for this browser. Kept beside the page, not in the database: it must be there before the first paint. */
export type Theme = 'system' | 'light' | 'dark' | 'contrast';
export type Density = 'compact' | 'comfortable';

export interface Preferences {
  theme: Theme;
  density: Density;
  wordWrap: boolean;
  fontSize: number;
  minimap: boolean;
  lineNumbers: boolean;
}

export const preferencesKey = 'harness-studio.preferences';

export const defaultPreferences: Preferences = {
  theme: 'system',
  density: 'compact',
  wordWrap: true,
  fontSize: 13,
  minimap: false,
  lineNumbers: true,
};

/** Any text gives preferences: unknown keys are dropped, wrong values are the default. */
export function preferencesOf(text: string | null): Preferences {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    found = {};
  }
  const given: Record<string, unknown> = typeof found === 'object' && found !== null ? { ...found } : {};
  const pick = <Key extends keyof Preferences>(key: Key, fits: (value: unknown) => boolean): Preferences[Key] =>
    fits(given[key]) ? (given[key] as Preferences[Key]) : defaultPreferences[key];
  const isFlag = (value: unknown): boolean => typeof value === 'boolean';
  return {
    theme: pick('theme', (value) => ['system', 'light', 'dark', 'contrast'].includes(String(value))),
    density: pick('density', (value) => ['compact', 'comfortable'].includes(String(value))),
    wordWrap: pick('wordWrap', isFlag),
    fontSize: pick('fontSize', (value) => typeof value === 'number' && value >= 10 && value <= 28),
    minimap: pick('minimap', isFlag),
    lineNumbers: pick('lineNumbers', isFlag),
  };
}

/**
 * Runs in the head, before anything is painted, as the one inline script of our own: the page never shows the wrong
 * theme. It is a text because a content security policy allows it by its hash.
 */
export const firstPaint = `(function(){var d=document.documentElement,p={};try{p=JSON.parse(localStorage.getItem('${preferencesKey}')||'{}')||{}}catch(e){}
function m(q){return matchMedia(q).matches}
function t(){d.dataset.theme=p.theme&&p.theme!=='system'?p.theme:m('(prefers-contrast: more)')?'contrast':m('(prefers-color-scheme: dark)')?'dark':'light'}
t();if(p.density)d.dataset.density=p.density;
matchMedia('(prefers-color-scheme: dark)').addEventListener('change',function(){try{p=JSON.parse(localStorage.getItem('${preferencesKey}')||'{}')||{}}catch(e){}t()})})()`;

/** The theme on screen for a choice. */
export function shownTheme(theme: Theme): 'light' | 'dark' | 'contrast' {
  if (theme !== 'system') return theme;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
