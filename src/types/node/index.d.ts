/*
 * Empty types for libraries that require Node's (papaparse, docx). A page has no `process` or `Buffer`; with
 * Node's types here the compiler would accept them in the product (tsconfig.app.json, typeRoots).
 */
export {};
