import { parseSync, type Plugin } from 'vite';

const asked = /\.module\.ts\?only=([\w,]+)$/;

/**
 * Cuts a module's descriptor (src/records/modules/defineModule.ts) to the parts its reader names: `?only=order,card`
 * gives the home screen only the cards. Builds only, to keep the rest out of the first loads; elsewhere a reader gets
 * the whole descriptor.
 */
export const cutDescriptors: Plugin = {
  name: 'cut-descriptors',
  apply: 'build',
  transform(code, id) {
    const wanted = asked.exec(id)?.[1]?.split(',');
    if (!wanted) return null;
    const { body } = parseSync(id, code, { lang: 'js' }).program;
    const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
    const exported = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
    const described = exported?.type === 'CallExpression' ? exported.arguments[0] : undefined;
    if (described?.type !== 'ObjectExpression') this.error(`${id} does not export a descriptor.`);
    const parts = described.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && wanted.includes(property.key.name)
        ? [textOf(property)]
        : [],
    );
    const own = body.filter(
      ({ type }) => type !== 'ImportDeclaration' && type !== 'ExportDefaultDeclaration',
    );
    const kept = [...own.map(textOf), `export default { ${parts.join(', ')} };`].join('\n');
    const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(kept);
    const imports = body.filter(
      (node) => node.type === 'ImportDeclaration' && node.specifiers.some(({ local }) => isUsed(local.name)),
    );
    return { code: [...imports.map(textOf), kept].join('\n'), map: null };
  },
};
