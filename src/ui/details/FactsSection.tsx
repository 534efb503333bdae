import type { ReactNode } from 'react';
import { DetailsList } from './DetailsList';
import { DetailsSection } from './DetailsSection';

interface FactsSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled section of label and value pairs. */
export const FactsSection = ({ title, children }: FactsSectionProps) => (
  <DetailsSection title={title}>
    <DetailsList>{children}</DetailsList>
  </DetailsSection>
);
