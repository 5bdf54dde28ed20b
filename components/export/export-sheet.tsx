import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDesk } from '@/components/shell/desk';
import { useSession, useStudio } from '@/components/shell/session';
import { Figures } from '@/components/tokens/figures';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Message } from '@/components/ui/message';
import { Sheet } from '@/components/ui/sheet';
import type { ExportMade, ExportOffer } from '@/lib/studio/protocol';
import { saveAs } from '@/lib/studio/session';
import { countOf, sizeWords } from '@/lib/studio/words';
import styles from './export.module.css';
import { Reasons } from './reasons';

/** The harness as it is: offered whatever the format, and where none is known. */
const whole: ExportOffer = {
  id: '',
  title: 'Zip of everything',
  about: 'Every file as it is, byte for byte. Imported again, it is the same harness.',
  options: {},
  leftOut: [],
};

export function ExportSheet() {
  const { studio } = useSession();
  const { desk } = useDesk();
  const offers = useStudio((state) => state.report.exports);
  const hashes = useStudio((state) => state.report.hashes);
  const name = useStudio((state) => state.name);
  const valid = useStudio((state) => state.report.valid);
  const all = offers.some((one) => one.id === 'zip') ? offers : [whole, ...offers];
  const [id, setId] = useState<string>();
  const offer = all.find((one) => one.id === id) ?? (all[0] as ExportOffer);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const { made, fault } = useMade(offer, options, name);

  return (
    <Sheet
      title="Export"
      onClose={() => studio.sheet(undefined)}
      foot={
        <>
          <span className={styles.faint}>
            <Message text={made ? `${made.fileName} · ${sizeWords(made.bytes.length)}` : (fault ?? 'Making it…')} />
          </span>
          <Button
            tone="primary"
            size="large"
            why={made ? undefined : (fault ?? 'It is still being made.')}
            onClick={() => made && saveAs(made.fileName, made.bytes)}
          >
            <Download size={16} aria-hidden /> Download
          </Button>
        </>
      }
    >
      {!valid && (
        <p className={styles.warning}>
          The harness is not valid as its format yet. It can be exported, but its tools may refuse it.
        </p>
      )}
      <fieldset className={styles.shapes}>
        <legend>Shape</legend>
        {all.map((one) => (
          <label key={one.id} className={styles.shape} data-blocked={one.blocked !== undefined}>
            <input
              type="radio"
              name="shape"
              checked={one === offer}
              onChange={() => {
                setId(one.id);
                setOptions({});
              }}
            />
            <span>
              <strong>{one.title}</strong>
              <span className={styles.faint}>
                <Message text={one.blocked ?? one.about} />
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {Object.entries(offer.options).map(([key, values]) => (
        <label key={key} className={styles.option}>
          {key}
          <select
            value={options[key] ?? values[0]}
            onChange={(event) => setOptions({ ...options, [key]: event.target.value })}
          >
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
      <section>
        <h3>Identity</h3>
        {!window.isSecureContext && (
          <p className={styles.faint}>
            This page is not served securely, so the browser hides its own SHA-256: the figures were computed in plain
            JavaScript and are the same.
          </p>
        )}
        <dl className={styles.hashes}>
          {hashes.map((hash) => (
            <HashRow key={hash.name} name={hash.name} hex={hash.hex} layout={hash.layout} copy={desk.copy} />
          ))}
          {made && (
            <HashRow
              name="SHA-256 of the file"
              hex={made.sha256}
              layout={`The bytes of ${made.fileName}.`}
              copy={desk.copy}
            />
          )}
        </dl>
      </section>
      <Figures />
      <Reasons title="Stays out" list={offer.leftOut} />
      {made && <FileList made={made} copy={desk.copy} />}
    </Sheet>
  );
}

/** Makes the export again whenever what it depends on changes. */
function useMade(offer: ExportOffer, options: Readonly<Record<string, string>>, name: string) {
  const { studio } = useSession();
  const checked = useStudio((state) => state.checked);
  const [state, setState] = useState<{ made?: ExportMade; fault?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew for each checked harness.
  useEffect(() => {
    let current = true;
    setState({});
    if (offer.blocked !== undefined) setState({ fault: offer.blocked });
    else
      studio.checker
        .api()
        .makeExport(offer.id, options, name)
        .then(
          (made) => current && setState({ made }),
          (error: unknown) => current && setState({ fault: error instanceof Error ? error.message : String(error) }),
        );
    return () => {
      current = false;
    };
  }, [studio, offer.id, offer.blocked, options, name, checked]);
  return state;
}

interface HashRowProps {
  name: string;
  hex: string;
  layout: string;
  copy(text: string): Promise<void>;
}

function HashRow({ name, hex, layout, copy }: HashRowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code className={styles.hex}>{hex}</code>
        <CopyButton tone="plain" size="small-icon" aria-label={`Copy ${name}`} copy={() => copy(hex)} />
        <details>
          <summary>What was hashed</summary>
          <p>{layout}</p>
        </details>
      </dd>
    </div>
  );
}

function FileList({ made, copy }: { made: ExportMade; copy(text: string): Promise<void> }) {
  const list = made.files.map((file) => `${file.sha256}  ${file.path}`).join('\n');
  return (
    <section>
      <header className={styles.listHead}>
        <h3>Goes in: {countOf(made.files.length, 'file')}</h3>
        <CopyButton size="small" copy={() => copy(`${list}\n`)}>
          Copy as a checksum list
        </CopyButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.table} tabIndex={0} aria-label="Files of the export">
        <table>
          <thead>
            <tr>
              <th>Path</th>
              <th>Size</th>
              <th>SHA-256</th>
            </tr>
          </thead>
          <tbody>
            {made.files.map((file) => (
              <tr key={file.path}>
                <td>
                  {file.path}
                  {file.kind !== 'file' && <span className={styles.faint}> {file.kind}</span>}
                </td>
                <td>{sizeWords(file.size)}</td>
                <td title={file.sha256}>
                  <code>{file.sha256.slice(0, 16)}…</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
