import * as v from 'valibot';
import { optionalDateTime, phpId, text } from '@/api/reply';

export const communication = v.object({ id: phpId, createdAt: optionalDateTime, description: text });
export type Communication = v.InferOutput<typeof communication>;

export const templateOption = v.object({ id: phpId, name: text });
export type TemplateOption = v.InferOutput<typeof templateOption>;

/** A template's text with its `{variable}`s. */
export const template = v.pipe(
  v.object({ id: phpId, template: text, templateShow: text }),
  v.transform((reply) => ({ id: reply.id, text: reply.templateShow || reply.template })),
);
export type Template = v.InferOutput<typeof template>;
