import { useMemo } from 'react';
import { styled } from '@/ui/style';
import { pngOf } from '@/ui/charts/canvasFile';
import { dotsPath, drawDots, qrDots } from './qrDots';
import { Button } from '@/ui/button/Button';
import { DownloadIcon } from '@/ui/icons';
import { useFile } from '@/ui/feedback/useFile';

const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;

  > svg {
    flex: none;
    width: 8rem;
    height: 8rem;
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius);
    /* Cameras need dark on light, whatever the color mode. */
    background: #ffffff;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  p {
    max-width: 16rem;
    margin-bottom: 8px;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

/** In pixels; sharp on a half-metre poster. */
const fileSize = 1480;

interface QrCodeProps {
  link: string;
  fileName: string;
}

export default function QrCode({ link, fileName }: QrCodeProps) {
  const dots = useMemo(() => qrDots(link), [link]);
  const { isBusy, download } = useFile();
  if (!dots) return null;
  const save = () =>
    void download(fileName, () => {
      const side = Math.floor(fileSize / dots.length) * dots.length;
      return pngOf({ width: side, height: side }, (context) =>
        drawDots(context, dots, { x: 0, y: 0, size: side }),
      );
    });
  return (
    <Code>
      <svg role="img" aria-label="QR code da enquete" viewBox={`0 0 ${dots.length} ${dots.length}`}>
        <path d={dotsPath(dots)} fill="#000000" shapeRendering="crispEdges" />
      </svg>
      <div>
        <p>Para cartazes, panfletos e telões: quem aponta a câmera chega direto à enquete.</p>
        <Button icon={<DownloadIcon />} busy={isBusy} onClick={save}>
          Baixar QR code
        </Button>
      </div>
    </Code>
  );
}
