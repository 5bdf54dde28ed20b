export async function typescriptCase(_testCase: Readonly<Record<string, unknown>>) { return {}; }
