import { useSession, useStudio } from '@/components/shell/session';
import type { TokenizerName } from '@/lib/core/settings';
import { tokenizers } from '@/lib/core/tokenizer';
import { keepSettings } from '@/lib/studio/session';
import styles from './tokens.module.css';

/** What the figures are counted with, and how far they may be off. */
export function TokenizerSelect() {
  const session = useSession();
  const settings = useStudio((state) => state.settings);
  const counted = useStudio((state) => state.report.encoding);
  const chosen = tokenizers.find((one) => one.name === settings.tokenizer);
  return (
    <div className={styles.tokenizer}>
      <label>
        Counted with{' '}
        <select
          value={settings.tokenizer}
          onChange={(event) => {
            session.studio.configure({ ...settings, tokenizer: event.target.value as TokenizerName });
            keepSettings(session);
          }}
        >
          {tokenizers.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.note}>
        {chosen?.about}{' '}
        {chosen?.error ?? 'For other models the figure is an estimate: their tokenizers are not public.'}
        {counted !== undefined && counted !== settings.tokenizer && ` The figures below are still those of ${counted}.`}
      </p>
    </div>
  );
}
