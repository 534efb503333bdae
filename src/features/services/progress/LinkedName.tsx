import { offered } from '@/records/offers/offers';
import { Late } from '@/ui/feedback/late';
import type { ServiceDocument } from '../service';

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

interface EntryTextProps {
  text: string;
  documents: readonly ServiceDocument[];
}

/** The text of a progress entry, in which the name of a linked document leads to it. */
export function EntryText({ text, documents }: EntryTextProps) {
  const named = documents.find((document) => text.includes(nameOf(document)));
  if (!named) return text;
  const at = text.indexOf(nameOf(named));
  return (
    <>
      {text.slice(0, at)}
      <LinkedName document={named} />
      {text.slice(at + nameOf(named).length)}
    </>
  );
}
