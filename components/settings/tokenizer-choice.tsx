import { useSession, useStudio } from '@/components/shell/session';
import { tokenizers } from '@/lib/core/tokenizer';
import { keepSettings } from '@/lib/studio/session';
import { Section } from './section';
import styles from './settings.module.css';

export function TokenizerChoice() {
  const session = useSession();
  const settings = useStudio((state) => state.settings);
  return (
    <Section title="Tokenizer" about="What token figures and budgets are counted with.">
      <fieldset className={styles.choices} aria-label="Tokenizer">
        {tokenizers.map(({ name, title, about, error }) => (
          <label key={name}>
            <input
              type="radio"
              name="tokenizer"
              checked={settings.tokenizer === name}
              onChange={() => {
                session.studio.configure({ ...settings, tokenizer: name });
                keepSettings(session);
              }}
            />
            <span>
              <strong>{title}</strong>
              <span className={styles.note}>
                {about} {error}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
