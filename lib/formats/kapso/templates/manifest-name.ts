/** The name a person gives, as the manifest can hold it. */

/** Words YAML 1.1 reads as something else than a text. */
const typed = new Set(['y', 'n', 'yes', 'no', 'on', 'off', 'true', 'false', 'null']);

/** Small letters, digits and hyphens: what the pattern of the manifest's `name` allows, made of any text. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'harness' : slug;
}

/** The slug as a YAML scalar: quoted where it would be read as a number, a date or a truth value. */
export const yamlName = (slug: string): string => (/^[a-z]/.test(slug) && !typed.has(slug) ? slug : `"${slug}"`);

export const nameFor = (name: string): string => yamlName(slugOf(name));
