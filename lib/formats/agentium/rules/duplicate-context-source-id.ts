import { fixes, quoted, replaceValue } from '../edits';
import { faultRule, manifestFiles, textSelection } from '../rule-kit';

export const duplicateContextSourceId = faultRule({
  name: 'duplicate-context-source-id',
  severity: 'error',
  summary: "No context source's id occurs twice in a definition.",
  why: `Text and file contexts contribute one source each, named by \`options.id\` and not by the instance id. The clash shows only when a run binds.`,
  bad: manifestFiles({ abilities: [textSelection('garden', 'notes'), textSelection('orchard', 'notes')] }),
  good: manifestFiles({ abilities: [textSelection('garden'), textSelection('orchard')] }),

  message: ({ fault }) =>
    `\`${fault.name}\` is the id of a context source more than once in this definition; each needs its own.`,
  fixes: ({ fault, path }, model) =>
    fixes(
      fault.at?.kind === 'text'
        ? replaceValue(
            'Give it another id',
            fault.at,
            quoted(model, fault.at.origin?.path ?? path, `${fault.name}-2`),
            true,
          )
        : undefined,
    ),
});
