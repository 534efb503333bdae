import { offered } from '@/records/offers/offers';
import { Late } from '@/ui/feedback/late';
import type { Service, ServiceDocument } from '../service';

const DocumentLink = offered('documentLink');

const nameOf = ({ typeId, typeName, number, year }: ServiceDocument) =>
  `${typeName || `nº ${typeId}`} ${number}/${year}`;

/** Whether the document can be searched for: without its number, every document of the type would be found. */
export const isNumbered = ({ typeId, number, year }: ServiceDocument) =>
  typeId > 0 && number !== '' && year !== '';

/** A linked document's name, which leads to the document. */
export function LinkedName({ document }: { document: ServiceDocument }) {
  const name = nameOf(document);
  if (!isNumbered(document)) return name;
  return (
    <Late fallback={name}>
      <DocumentLink document={document}>{name}</DocumentLink>
    </Late>
  );
}

/** The text of a progress entry, in which the name of a linked document leads to it. */
export function EntryText({ text, documents }: Pick<Service, 'documents'> & { text: string }) {
  const named = documents.find((document) => text.includes(nameOf(document)));
  if (!named) return text;
  const [before, ...after] = text.split(nameOf(named));
  return (
    <>
      {before}
      <LinkedName document={named} />
      {after.join(nameOf(named))}
    </>
  );
}
