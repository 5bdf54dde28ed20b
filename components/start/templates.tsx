import { Message } from '@/components/ui/message';
import { countOf, sizeWords } from '@/lib/studio/words';
import { SmallGraph } from './small-graph';
import styles from './start.module.css';
import type { FormatFacts, TemplateFacts } from './template-facts';
import type { Opener } from './use-open';

/** Starters of every format: one press opens one. */
export function Templates({ formats, opener }: { formats: readonly FormatFacts[]; opener: Opener | undefined }) {
  const start = async (template: TemplateFacts): Promise<void> => {
    if (!opener) return;
    const api = opener.session.studio.checker.api();
    const harness = await api.template(template.formatId, template.id, 'my-harness');
    if (harness)
      await opener.open({ name: 'my-harness', origin: template.title, harness, notes: [] }, template.formatId);
  };
  return (
    <section aria-labelledby="templates">
      <h2 id="templates" className={styles.heading}>
        Start from
      </h2>
      <ul className={styles.templates}>
        {formats.flatMap((format) =>
          format.templates.map((template) => (
            <li key={`${format.id}/${template.id}`}>
              <button
                type="button"
                className={styles.template}
                aria-disabled={opener ? undefined : true}
                onClick={() => void start(template)}
              >
                <span className={styles.frame}>
                  <SmallGraph drawing={template.drawing} />
                </span>
                <span className={styles.format}>{format.title}</span>
                <strong>{template.title}</strong>
                <span className={styles.about}>
                  <Message text={template.about} />
                </span>
                <span className={styles.faint}>
                  {countOf(template.files, 'file')} · {sizeWords(template.size)}
                  {template.start > 0 && ` · ${countOf(template.start, 'token')} at start`}
                </span>
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
