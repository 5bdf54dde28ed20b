import { fileOf } from '../../../core/text';
import { example, manifest } from '../examples';
import { at, fix, type KapsoRule, offered, quoted, replace } from '../kit';

export const requirementsMissing: KapsoRule = {
  name: 'requirements-missing',
  severity: 'error',
  source: 'spec',
  summary: 'The file that `environment.python` names is in the harness.',
  why: `The path is read from the root of the harness. The checker opens the file to learn which packages the bundled tools need.`,
  bad: example({ 'harness.yaml': manifest('environment:\n  python: requirements.txt\n') }),
  good: example(),
  *harness(model) {
    const { manifest: said, requirementsPath } = model;
    if (!said?.python || (requirementsPath !== undefined && requirementsPath !== '' && model.holds(requirementsPath)))
      return;
    const { python } = said;
    const others = [...model.harness.keys()].filter(
      (path) => /(?:^|\/)requirements[^/]*\.txt$/.test(path) && model.holds(path),
    );
    const path = requirementsPath;
    const inside = path !== undefined && path !== '' && !model.isDirectory(path);
    yield {
      ...at(said, said.python),
      message: `${quoted(said.python.text)} is not in the harness, but \`environment.python\` names it.`,
      pointer: '/environment/python',
      fixes: offered(
        ...others
          .slice(0, 3)
          .map((other, index) => fix(`Name \`${other}\` instead`, [replace(said, python, other)], index === 0)),
        inside
          ? fix(
              `Create ${quoted(path)}`,
              [{ write: path, entry: fileOf('# One requirement a line, such as: numpy>=2.0\n') }],
              others.length === 0,
            )
          : undefined,
      ),
    };
  },
};
