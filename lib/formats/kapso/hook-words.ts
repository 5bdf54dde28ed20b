import { type Hook, hookSentence } from '../common/hooks';

/** "Before a tool runs, if the tool is `Bash`: runs `python3 x.py`." */
export function sentenceOf(hook: Hook): string {
  const sentence = hookSentence(hook);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
