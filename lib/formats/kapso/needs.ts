/** What the machine that runs the harness must have: never a verdict about the person's own (Environment, Servers). */
import type { Need } from '../../core/format';
import { positionAt } from '../../core/text';
import { quoted } from './kit';
import type { Model } from './model';
import { manifestPath, mcpPath } from './names';

/** A need with the place it comes from. `rule`: the information rule that shows it. */
export interface PlacedNeed extends Need {
  rule: 'need-command' | 'need-env' | 'need-python' | 'need-gpu';
  start: number;
  end: number;
}

const remembered = new WeakMap<Model, PlacedNeed[]>();

/** One of each name, at the first place that says it. Four rules and the graph ask for them. */
export function needsOf(model: Model): PlacedNeed[] {
  const held = remembered.get(model) ?? collect(model);
  remembered.set(model, held);
  return held;
}

function collect(model: Model): PlacedNeed[] {
  const needs = new Map<string, PlacedNeed>();
  const add = (
    rule: PlacedNeed['rule'],
    name: string,
    path: string,
    text: string,
    span: { start: number; end: number },
    hint: string,
  ) => {
    if (needs.has(name)) return;
    needs.set(name, {
      rule,
      name,
      path,
      line: positionAt(text, span.start).line,
      start: span.start,
      end: span.end,
      hint,
    });
  };
  const command = (word: string, path: string, text: string, span: { start: number; end: number }) =>
    add('need-command', `command:${word}`, path, text, span, `Put ${quoted(word)} on PATH where the harness runs.`);
  const { manifest, mcp, requirements } = model;
  if (manifest) {
    for (const program of manifest.commands)
      if (program.text.trim() !== '') command(program.text, manifestPath, manifest.text, program);
    if (manifest.gpu?.value)
      add('need-gpu', 'gpu', manifestPath, manifest.text, manifest.gpu, 'Run it where an NVIDIA GPU is.');
  }
  for (const hook of model.hooks.values()) {
    if (model.listingsOf('hooks', hook.name).length === 0) continue;
    for (const word of hook.file?.programs ?? [])
      command(word.text, hook.file?.path ?? '', hook.file?.text ?? '', word);
  }
  for (const server of mcp?.servers.values() ?? []) {
    const mounted = model.listingsOf('mcp_servers', server.name);
    if (!mcp || mounted.length === 0) continue;
    if (server.program) command(server.program.text, mcpPath, mcp.text, server.program);
    for (const { module } of mounted) {
      for (const value of server.values) {
        if (value.reference.kind !== 'whole' || value.reference.name === 'PLUGIN_ROOT') continue;
        const { name } = value.reference;
        add(
          'need-env',
          `env:${name}@${module}`,
          mcpPath,
          mcp.text,
          value.value,
          `Add \`${name}=…\` to .env beside the run.`,
        );
      }
    }
  }
  if (requirements && manifest?.python) {
    command('python3', manifestPath, manifest.text, manifest.python);
    for (const line of requirements.lines) {
      if (!('requirement' in line.reading)) continue;
      add(
        'need-python',
        `python:${line.text}`,
        requirements.path,
        requirements.text,
        line,
        `Run \`python3 -m pip install ${shellQuoted(line.text)}\`.`,
      );
    }
  }
  return [...needs.values()];
}

const shellQuoted = (text: string): string =>
  /^[A-Za-z0-9._=,[\]-]+$/.test(text)
    ? text
    : text.includes("'")
      ? `"${text.replace(/(["\\$`])/g, '\\$1')}"`
      : `'${text}'`;
