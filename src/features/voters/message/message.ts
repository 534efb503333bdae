import * as v from 'valibot';
import { optionalDateTime, phpId, text } from '@/api/reply';

/* What a message to a voter is made of, and those that were sent. */

/** A message that was sent. */
export const communication = v.object({ id: phpId, createdAt: optionalDateTime, description: text });
export type Communication = v.InferOutput<typeof communication>;

/** A template as the form offers it. */
export const templateOption = v.object({ id: phpId, name: text });
export type TemplateOption = v.InferOutput<typeof templateOption>;

/** A template's text with its `{variable}`s. */
export const template = v.pipe(
  v.object({ id: phpId, template: text, templateShow: text }),
  v.transform((reply) => ({ id: reply.id, text: reply.templateShow || reply.template })),
);
export type Template = v.InferOutput<typeof template>;
