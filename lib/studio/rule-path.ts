/** Where a rule's page lies, below the base path. */
export const rulePath = (id: string): string => `/rules/${id}/`;
