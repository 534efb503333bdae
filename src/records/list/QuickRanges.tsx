import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Segments } from '@/ui/button/Segments';
import type { FilterRange } from './quickRanges';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

interface QuickRangesProps {
  ranges: readonly FilterRange[];
  pressed: FilterRange | undefined;
  onChange: (chosen?: FilterRange) => void;
  children?: ReactNode;
}

/** Toggle buttons for today, this week and this month; they set ordinary filters. */
export function QuickRanges({ ranges, pressed, onChange, children }: QuickRangesProps) {
  return (
    <Bar>
      <Segments
        label="Período"
        choices={ranges}
        pressed={pressed}
        onPress={(range) => onChange(range === pressed ? undefined : range)}
      />
      {children}
    </Bar>
  );
}
