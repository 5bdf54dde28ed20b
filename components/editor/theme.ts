/** Monaco's colours, made from the page's own tokens. */
import { monaco } from './monaco';

export const themeName = 'studio';

/** Defines the theme anew from what the page shows now. */
export function applyTheme(): void {
  const probe = document.createElement('span');
  // Forced colours would make text and background one.
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const style = getComputedStyle(probe);
  // A minifier writes `#fff` or `silver`; Monaco reads only `#rrggbb`.
  const token = (name: string): string => {
    probe.style.color = `var(--${name})`;
    const parts = style.color.match(/\d+/g) ?? [];
    return `#${parts
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  };
  const rule = (scope: string, name: string, fontStyle?: string) => ({
    token: scope,
    foreground: token(name).slice(1),
    ...(fontStyle !== undefined && { fontStyle }),
  });
  const isDark = style.colorScheme === 'dark';
  const isContrast = document.documentElement.dataset.theme === 'contrast';
  monaco.editor.defineTheme(themeName, {
    base: isContrast ? 'hc-black' : isDark ? 'vs-dark' : 'vs',
    inherit: false,
    rules: [
      rule('', 'text'),
      rule('meta', 'code-note'),
      rule('comment', 'code-note', 'italic'),
      rule('keyword', 'code-key'),
      rule('keyword.md', 'code-key', 'bold'),
      rule('keyword.table', 'code-note'),
      rule('type', 'code-key'),
      rule('tag', 'code-key'),
      rule('attribute', 'code-number'),
      rule('string', 'code-text'),
      rule('string.key', 'code-key'),
      rule('string.link', 'code-link'),
      rule('string.escape', 'code-mark'),
      rule('variable', 'code-number'),
      rule('variable.source', 'code-text'),
      rule('number', 'code-number'),
      rule('constant', 'code-number'),
      rule('strong', 'text', 'bold'),
      rule('emphasis', 'text', 'italic'),
      rule('operators', 'code-note'),
      rule('delimiter', 'code-note'),
      rule('regexp', 'code-mark'),
      rule('invalid', 'error'),
    ],
    colors: {
      foreground: token('text'),
      focusBorder: token('focus'),
      descriptionForeground: token('text-soft'),
      errorForeground: token('error'),
      'icon.foreground': token('text-soft'),
      'editor.background': token('editor'),
      'editor.foreground': token('text'),
      'editorCursor.foreground': token('text'),
      'editor.lineHighlightBackground': token('editor-line'),
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': token('editor-selection'),
      'editor.inactiveSelectionBackground': token('selected'),
      'editor.findMatchBackground': token('warning-soft'),
      'editor.findMatchHighlightBackground': token('warning-soft'),
      'editor.findMatchBorder': token('warning'),
      'editor.wordHighlightBackground': token('hover'),
      'editorLineNumber.foreground': token('editor-number'),
      'editorLineNumber.activeForeground': token('text'),
      'editorLineNumber.dimmedForeground': token('editor-number'),
      'editorIndentGuide.background1': token('line'),
      'editorBracketMatch.background': token('selected'),
      'editorBracketMatch.border': token('accent'),
      'editorError.foreground': token('error'),
      'editorWarning.foreground': token('warning'),
      'editorInfo.foreground': token('info'),
      'editorMarkerNavigationError.background': token('error'),
      'editorMarkerNavigation.background': token('raised'),
      'editorWidget.background': token('raised'),
      'editorWidget.foreground': token('text'),
      'editorWidget.border': token('line'),
      'editorHoverWidget.background': token('raised'),
      'editorHoverWidget.foreground': token('text'),
      'editorHoverWidget.border': token('line'),
      'editorHoverWidget.statusBarBackground': token('panel'),
      'editorSuggestWidget.background': token('raised'),
      'editorSuggestWidget.border': token('line'),
      'editorSuggestWidget.foreground': token('text'),
      'editorSuggestWidget.selectedBackground': token('selected'),
      'editorSuggestWidget.selectedForeground': token('text'),
      'editorSuggestWidget.highlightForeground': token('accent'),
      'editorSuggestWidget.focusHighlightForeground': token('accent'),
      'editorLightBulb.foreground': token('warning'),
      'editorLightBulbAutoFix.foreground': token('accent'),
      'editorOverviewRuler.border': token('line'),
      'editorGutter.background': token('editor'),
      'editorStickyScroll.background': token('editor'),
      'editorStickyScrollHover.background': token('hover'),
      'editorLink.activeForeground': token('accent'),
      'input.background': token('canvas'),
      'input.foreground': token('text'),
      'input.border': token('line-strong'),
      'input.placeholderForeground': token('text-faint'),
      'inputOption.activeBackground': token('selected'),
      'inputOption.activeForeground': token('text'),
      'inputOption.activeBorder': token('accent'),
      'button.background': token('accent'),
      'button.foreground': token('on-accent'),
      'list.hoverBackground': token('hover'),
      'list.hoverForeground': token('text'),
      'list.activeSelectionBackground': token('selected'),
      'list.activeSelectionForeground': token('text'),
      'list.focusBackground': token('selected'),
      'list.focusForeground': token('text'),
      'list.highlightForeground': token('accent'),
      'quickInput.background': token('raised'),
      'quickInput.foreground': token('text'),
      'quickInputList.focusBackground': token('selected'),
      'quickInputList.focusForeground': token('text'),
      'pickerGroup.foreground': token('text-faint'),
      'menu.background': token('raised'),
      'menu.foreground': token('text'),
      'menu.selectionBackground': token('hover'),
      'menu.selectionForeground': token('text'),
      'menu.separatorBackground': token('line'),
      'menu.border': token('line'),
      'textLink.foreground': token('accent'),
      'textLink.activeForeground': token('accent-hover'),
      'textCodeBlock.background': token('canvas'),
      'scrollbar.shadow': '#00000000',
      'scrollbarSlider.background': `${token('line-strong')}55`,
      'scrollbarSlider.hoverBackground': `${token('line-strong')}88`,
      'scrollbarSlider.activeBackground': `${token('line-strong')}aa`,
      'minimap.background': token('editor'),
    },
  });
  probe.remove();
  monaco.editor.setTheme(themeName);
}

/** Follows the page's theme. Returns the way to stop. */
export function followTheme(): () => void {
  applyTheme();
  const observer = new MutationObserver(applyTheme);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
