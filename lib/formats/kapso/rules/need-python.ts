import { example, manifest } from '../examples';
import { quoted } from '../kit';
import { needRule } from '../need-rule';

export const needPython = needRule('need-python', {
  summary: 'The packages of the requirements file are installed for `python3`.',
  why: `The bundled tools import them. A bare name has to be installed, a name with versions in a version inside them. The engine installs nothing: it reports what is missing and refuses.`,
  bad: example({
    'harness.yaml': manifest('environment:\n  python: requirements.txt\n'),
    'requirements.txt': 'numpy>=2.0\n',
  }),
  alsoDraws: ['kapso/need-command'],
  good: example(),
  message: (requirement) => `The package ${quoted(requirement)} has to be installed.`,
});
