/** Moves a `.leaf-detectors` file to the root, where it is read. */
import type { Fix } from '../../../core/diagnostic';
import { parseDetectors } from '../detectors';
import type { Facts } from '../facts';
import type { Model } from '../model';
import { declared } from './declared';

/** Its lines that the root's file does not have, added there. */
export function movedToRoot(model: Model, facts: Facts): Fix[] {
  const root = model.fileIn(model.structure.root, '.leaf-detectors');
  if (!model.structure.root.node.children.has('.leaf-detectors')) {
    const title = 'Move it to the root';
    return [{ title, edits: [{ rename: facts.key, to: '.leaf-detectors' }], preferred: true }];
  }
  if (!root || root.badByte !== undefined || facts.badByte !== undefined) return [];
  const known = parseDetectors(root.text).byType;
  const paths = new Set(known.values());
  const lines = [...parseDetectors(facts.text).byType].filter(([type, path]) => !known.has(type) && !paths.has(path));
  const added =
    lines.length === 0
      ? []
      : [
          declared(
            model,
            lines.map(([type, path]) => `${type}=${path}`),
          ),
        ];
  const title = lines.length === 0 ? 'Remove it: the root declares the same' : 'Add its lines to the file at the root';
  return [{ title, edits: [...added, { remove: facts.key }], preferred: true }];
}
