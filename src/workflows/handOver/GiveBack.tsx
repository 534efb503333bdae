import { handOverDays } from '@/records/office/handOvers';
import { BulkProgress } from '@/records/bulk/BulkProgress';
import { Button } from '@/ui/button/Button';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import type { HandingOver } from './useHandOver';

export const firstName = (name: string) => name.split(' ', 1)[0] ?? name;

export const giveBackTitle = (name: string) => `Devolver a ${name}`;

export const giveBackWay = (name: string) => `use ‘${giveBackTitle(firstName(name))}’, em ‘A equipe’.`;

/** Words for the count of items given back. */
export const givenBack = ['devolvido', 'devolvidos'] as const;

interface GiveBackProps {
  to: string;
  handOver: HandingOver;
  onGiveBack?: (() => void) | undefined;
}

/** Button that gives back what was just passed on. */
export const GiveBack = ({ to, handOver: { done, giveBack }, onGiveBack }: GiveBackProps) =>
  done.length > 0 && (
    <Button
      onClick={() => {
        onGiveBack?.();
        giveBack();
      }}
    >
      {giveBackTitle(firstName(to))}
    </Button>
  );

/** Progress of giving back. */
export const GivingBack = ({ to, handOver: { undoing } }: Omit<GiveBackProps, 'onGiveBack'>) =>
  undoing.batch && (
    <BulkProgress
      key="undoing"
      writing={undoing}
      batch={undoing.batch}
      label={giveBackTitle(to)}
      doneWords={givenBack}
    />
  );

/** Note on how to give back on another day. */
export const GiveBackLater = ({ to, handOver: { problem } }: Omit<GiveBackProps, 'onGiveBack'>) => (
  <PanelNotice tone={problem ? 'warning' : 'info'}>
    {problem
      ? `${problem} Para devolver quando ${to} voltar, baixe o resultado: é a lista do que passou.`
      : `Para devolver quando ${to} voltar, ${giveBackWay(to)} Isso fica guardado neste computador, por ${handOverDays} dias; em outro, baixe o resultado, que é a lista do que passou.`}
  </PanelNotice>
);
