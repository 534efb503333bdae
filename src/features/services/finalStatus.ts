import { foldText } from '@/formats/text';

/** Offices name their statuses; these names end a service. A completion date may be a promised one. */
const ending = /^(conclu|finaliz|encerr|resolv|cancel|arquiv|indefer|recus|nao atend)/;

export const isFinalStatus = (name: string) => ending.test(foldText(name.trim()));
