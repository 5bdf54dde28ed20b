import { Contrast, Monitor, Moon, Sun } from 'lucide-react';
import { usePreferences } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { shownTheme, type Theme } from '@/lib/studio/preferences';

const themes: readonly { id: Theme; title: string; Icon: typeof Sun }[] = [
  { id: 'system', title: 'As the system', Icon: Monitor },
  { id: 'light', title: 'Light', Icon: Sun },
  { id: 'dark', title: 'Dark', Icon: Moon },
  { id: 'contrast', title: 'High contrast', Icon: Contrast },
];

export function ThemeMenu() {
  const [{ theme }, change] = usePreferences();
  const { Icon } = themes.find((one) => one.id === theme) ?? { Icon: Monitor };
  return (
    <Menu
      align="end"
      groups={[
        {
          title: 'Theme',
          items: themes.map(({ id, title }) => ({
            id,
            title,
            checked: id === theme,
            run: () => {
              change({ theme: id });
              document.documentElement.dataset.theme = shownTheme(id);
            },
          })),
        },
      ]}
    >
      <Button tone="plain" size="icon" aria-label="Theme">
        <Icon size={16} aria-hidden />
      </Button>
    </Menu>
  );
}
