import { describe, expect, it } from 'vitest';
import { harnessOf } from '../../core/files';
import { defaultSettings } from '../../core/settings';
import { agentHarnesses } from '.';

const root =
  '---\nname: Desk\ndescription: Runs the desk.\n---\n\nRead `notes/`, then `notes/tide.md`. See `gone.md`.\n';
const harness = harnessOf({
  'HARNESS.md': root,
  'notes/NOTES.md': '---\ndescription: What is settled.\n---\n\n- `tide.md`: when there is water.\n',
  'notes/tide.md': '---\ndescription: High and low water.\n---\n',
});
const language = agentHarnesses.open(harness, defaultSettings).language();
const at = (text: string) => root.indexOf(text) + 1;

describe('editor help for Agent Harnesses', () => {
  it('leads from a path to the file, and from a directory to the file that speaks for it', () => {
    expect(language.definition?.('HARNESS.md', at('notes/tide.md'))).toEqual({ path: 'notes/tide.md', line: 1 });
    expect(language.definition?.('HARNESS.md', at('notes/'))).toEqual({ path: 'notes/NOTES.md', line: 1 });
    expect(language.definition?.('HARNESS.md', at('gone.md'))).toBeUndefined();
    expect(language.definition?.('HARNESS.md', at('then'))).toBeUndefined();
  });

  it('says what lies at a path', () => {
    const hover = language.hover?.('HARNESS.md', at('notes/tide.md'));
    expect(hover?.markdown).toBe('`notes/tide.md`\n\nHigh and low water.');
    expect(root.slice(hover?.start, hover?.end)).toContain('notes/tide.md');
  });

  it('finds everyone who mentions a file, from a mention or from the file itself', () => {
    const places = language.references?.('HARNESS.md', at('notes/tide.md')).map(({ path, line }) => [path, line]);
    expect(places).toEqual([
      ['HARNESS.md', 6],
      ['notes/NOTES.md', 5],
    ]);
    expect(language.references?.('notes/tide.md', 0)).toHaveLength(2);
  });
});
