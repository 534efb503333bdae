/*
 * What libraries get that ask for Node's types (papaparse, docx): nothing. A page has no `process` and no `Buffer`, and with
 * Node's own types here the compiler would let the product use them (tsconfig.app.json, typeRoots).
 */
export {};
