import { useSession, useStudio } from '@/components/shell/session';
import type { Limit } from '@/lib/core/format';
import { keepSettings } from '@/lib/studio/session';
import { Field, Section } from './section';

export interface LimitFacts extends Limit {
  /** The title of the format it belongs to. */
  format: string;
}

export function Limits({ limits }: { limits: readonly LimitFacts[] }) {
  const session = useSession();
  const settings = useStudio((state) => state.settings);
  if (limits.length === 0) return null;
  const set = (id: string, value: number): void => {
    const { [id]: _, ...rest } = settings.limits;
    const next = Number.isFinite(value) && value > 0 ? { ...rest, [id]: value } : rest;
    session.studio.configure({ ...settings, limits: next });
    keepSettings(session);
  };
  return (
    <Section title="Limits" about="Numbers that advice compares with. Empty a field to have the usual one back.">
      {limits.map(({ id, title, value, format }) => (
        <Field key={id} label={title} note={format}>
          <input
            type="number"
            min={1}
            placeholder={`${value}`}
            value={settings.limits[id] ?? ''}
            onChange={(event) => set(id, event.target.valueAsNumber)}
          />
        </Field>
      ))}
    </Section>
  );
}
