import { usePreferences } from '@/components/shell/session';
import { type Density, shownTheme, type Theme } from '@/lib/studio/preferences';
import { Field, Section } from './section';

export function Appearance() {
  const [{ theme, density }, change] = usePreferences();
  return (
    <Section title="Appearance">
      <Field label="Theme">
        <select
          value={theme}
          onChange={(event) => {
            const next = event.target.value as Theme;
            change({ theme: next });
            document.documentElement.dataset.theme = shownTheme(next);
          }}
        >
          <option value="system">As the system</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
          <option value="contrast">High contrast</option>
        </select>
      </Field>
      <Field label="Rows">
        <select
          value={density}
          onChange={(event) => {
            const next = event.target.value as Density;
            change({ density: next });
            document.documentElement.dataset.density = next;
          }}
        >
          <option value="compact">Compact</option>
          <option value="comfortable">Comfortable</option>
        </select>
      </Field>
    </Section>
  );
}
