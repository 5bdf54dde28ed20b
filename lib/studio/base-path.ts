/** Where the site lies on its host: `''`, or `/name` on a project page. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
