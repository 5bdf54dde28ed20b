import { usePreferences } from '@/components/shell/session';
import type { Preferences } from '@/lib/studio/preferences';
import { Field, Section } from './section';

const flags: readonly { key: 'wordWrap' | 'lineNumbers' | 'minimap'; label: string }[] = [
  { key: 'wordWrap', label: 'Wrap long lines' },
  { key: 'lineNumbers', label: 'Show line numbers' },
  { key: 'minimap', label: 'Show the overview beside the text' },
];

const sizes = [11, 12, 13, 14, 16, 18, 20];

export function EditorOptions() {
  const [preferences, change] = usePreferences();
  return (
    <Section title="Editor">
      <Field label="Size of the text">
        <select value={preferences.fontSize} onChange={(event) => change({ fontSize: Number(event.target.value) })}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </Field>
      {flags.map(({ key, label }) => (
        <Field key={key} label={label}>
          <input
            type="checkbox"
            checked={preferences[key]}
            onChange={(event) => change({ [key]: event.target.checked } as Partial<Preferences>)}
          />
        </Field>
      ))}
    </Section>
  );
}
