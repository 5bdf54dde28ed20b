/** The shapes a definition can leave in: manifest, description, grants, a TypeScript definition. */
import type { Export } from '../../core/format';
import { definitionText } from './generate';
import { grantsOf, grantsText } from './grants';
import type { Item, Model } from './model';
import { plainOf } from './value';
import { identifierFrom } from './vocabulary';
import { placeInWords } from './words';

/** What one item becomes, or undefined where it cannot. */
type Shape = (item: Item) => { path: string; text: string } | undefined;

const fileName = (item: Item): string =>
  identifierFrom(item.definition?.id ?? item.name.replace(/.*#/, '').replace(/\.harness\.json$|\.json$/, '')).replace(
    /[/:]/g,
    '-',
  );

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const shapes: Readonly<Record<string, { title: string; about: string; none: string; shape: Shape }>> = {
  manifest: {
    title: 'Portable manifest',
    about: 'The JSON a host loads in place of the code, with the same hash.',
    none: 'No definition here can be exported; the findings say why.',
    shape: (item) => item.manifest && { path: `${fileName(item)}.harness.json`, text: json(plainOf(item.manifest)) },
  },
  description: {
    title: 'Description',
    about: 'What the package’s own describeHarness says: abilities, tools, requirements, defaults and limits.',
    none: 'No definition here can be described; the findings say why.',
    shape: (item) => {
      const description = item.unknown ? undefined : item.assessment?.description;
      return description && { path: `${fileName(item)}.description.json`, text: json(description) };
    },
  },
  grants: {
    title: 'Grants snippet',
    about: 'The exact names of the tools and requirements the host must grant, as a constant to copy.',
    none: 'No definition here can be described, so what it needs is not known.',
    shape: (item) => {
      const description = item.unknown ? undefined : item.assessment?.description;
      if (!description || !item.definition) return undefined;
      return {
        path: `${fileName(item)}.grants.ts`,
        text: grantsText(description.id, grantsOf(item.definition, description)),
      };
    },
  },
  definition: {
    title: 'TypeScript definition',
    about: 'The manifest written as code, to be extended; exported again it has the same hash.',
    none: 'No manifest here is sound in its structure; the findings say why.',
    shape: (item) => item.manifest && { path: `${fileName(item)}.ts`, text: definitionText(item.manifest) },
  },
};

export function exportsOf(model: Model): Export[] {
  return Object.entries(shapes).map(([id, { title, about, none, shape }]) => {
    const able = model.items.filter((item) => shape(item) !== undefined);
    return {
      id,
      title,
      about,
      ...(able.length > 0 ? { options: { item: able.map((item) => item.name) } } : {}),
      leftOut: () =>
        model.items
          .filter((item) => !able.includes(item))
          .map((item) => ({ path: item.path, reason: `${item.name}: ${reasonFor(item)}`, item: item.name })),
      blocked: () => (able.length === 0 ? none : undefined),
      files({ item: wanted }) {
        const item = able.find((each) => each.name === wanted) ?? able[0];
        const made = item && shape(item);
        return made ? { [made.path]: made.text } : {};
      },
    };
  });
}

/** Why an item cannot leave in a shape, every reason of it. */
function reasonFor(item: Item): string {
  if (item.unknown) return `it cannot be evaluated without running code: something ${item.unknown.why}.`;
  const reasons = (item.assessment?.exported.faults ?? []).map(({ rule, pointer, name }) => {
    const place = placeInWords(pointer, 'it');
    if (rule === 'export-missing-id') return 'it has no id';
    if (rule === 'export-missing-instance-id') return `${place} has no instance id`;
    if (rule === 'export-runtime-binding') return `the direct \`${name}\` has no reference`;
    return rule === 'export-local-ability' ? `${place}, \`${name}\`, lives in code` : `${place} is refused`;
  });
  return reasons.length > 0 ? `${reasons.join('; ')}.` : 'its findings stand in the way.';
}
