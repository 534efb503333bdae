import { PanelNotice } from '@/ui/panel/PanelNotice';

/** Notice for files that contain all data of one person, or of two: nothing in them is masked. */
export const WholeDataNotice = ({ ofTwo = false }: { ofTwo?: boolean }) => (
  <PanelNotice>
    {ofTwo ? 'O dossiê traz tudo dos dois cadastros' : 'A cópia traz tudo desta pessoa'}, sem esconder nada:
    CPF, título, telefones, endereço, atendimentos. Guarde o arquivo onde só entra quem precisa, e apague-o
    {ofTwo ? ' quando a união estiver conferida' : ' depois de entregue'}, também da pasta de downloads.
  </PanelNotice>
);
