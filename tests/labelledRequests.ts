import type { RequestFacts } from '@/workflows/alikeRequests/score/traits';

/*
 * Services as citizens and offices write them, labelled manually for `judge.test.ts`: below each first one (`*`),
 * those that request the same at the same place (`=`) and those that do not (`x`). A line has: mark, category if
 * different, the requester's address, district, text.
 */

/** Used to tune the scoring. */
export const tuningLines = `
* Iluminação pública | Rua das Acácias, 120 | Jardim Aurélia | Lâmpada queimada no poste da Rua das Acácias há três semanas, trecho muito escuro à noite.
= Rua das Acácias, 88 | Jardim Aurélia | boa noite, ta tudo escuro aqui na minha rua, o poste ta apagado
= Rua dos Ipês, 15 | Jardim Aurélia | POSTE SEM LUZ NA R. DAS ACACIAS, PERIGOSO PRA QUEM VOLTA DO TRABALHO
= Rua Barão de Jaguara, 900 | Centro | Minha mãe mora na rua das acassias e diz que a iluminacao nao acende faz um mes
x Rua dos Ipês, 44 | Jardim Aurélia | Lâmpada queimada no poste da Rua dos Ipês há duas semanas, trecho muito escuro.
* Iluminação pública | Av. Engenheiro Augusto Figueiredo, 1200 | Jardim Flamboyant | Pede mais postes e luminárias novas na Av. Eng. Augusto Figueiredo.
= Rua Um, 3 | Jardim Flamboyant | a avenida engenheiro augusto figueredo está um breu, faltam postes de luz
= Avenida Engenheiro Augusto Figueiredo, 1411 | Jardim Flamboyant | Em frente à minha casa não tem iluminação, só mato. Precisa instalar poste.
x Rua Dois, 19 | Jardim Flamboyant | Conta de luz veio alta e a CPFL cortou a energia de casa; pede ajuda para negociar.
x Asfalto e buracos ^ Avenida Engenheiro Augusto Figueiredo, 1200 | Jardim Flamboyant | Buraco na Av. Engenheiro Augusto Figueiredo, caiu um motoqueiro.
* Iluminação pública | Rua Sete, 10 | Vila Teixeira | A praça do bairro está no escuro, todos os refletores da quadra queimados.
= Rua Nove, 55 | Vila Teixeira | Quadra da praça sem luz, refletor queimado, crianças não jogam mais à noite
= Rua Cinco, 2 | Vila Teixeira | Praca sem iluminacao nenhuma a noite, as luminarias da quadra nao acendem.
x Rua Oito, 7 | Parque Industrial | A praça daqui está no escuro, todos os refletores queimados.
x Rua Sete, 10 | Vila Teixeira | Poste torto quase caindo por causa de batida de caminhão na Rua Sete, fios soltos.
* Asfalto e buracos | Rua Oriente, 300 | Ponte Preta | Buraco enorme no asfalto da Rua Oriente, ontem um motoqueiro caiu.
= Rua Oriente, 512 | Ponte Preta | a rua oriente ta cheia de buraco, ja furou o pneu de meio mundo
= Rua Abolição, 41 | Ponte Preta | Solicita operação tapa-buraco na R. Oriente, altura do nº 310.
= Rua Proença, 8 | Bosque | buracos na oriente perto da padaria, os carros desviam na contra mao
x Rua Abolição, 41 | Ponte Preta | Buraco na Rua Abolição, em frente ao mercado, causando acidentes com motociclistas.
* Asfalto e buracos | Rua José Pugliesi Filho, 71 | Jardim Proença | Recapeamento da Rua José Pugliesi Filho; moradores trouxeram abaixo-assinado com 84 nomes.
= Rua José Pugliesi Filho, 145 | Jardim Proença | O asfalto da nossa rua está todo remendado, pedimos recape da rua inteira.
= Rua Padre Vieira, 5 | Jardim Proença | quando vao recapear a rua jose puglisi? o pavimento acabou
x Rua Padre Vieira, 5 | Jardim Proença | Recapeamento da Rua Padre Vieira inteira, pavimento cheio de trincas, segue abaixo-assinado.
x Rua José Pugliesi Filho, 80 | Jardim Proença | Pede rampa e conserto da calçada em frente à casa para a mãe cadeirante, Rua José Pugliesi Filho.
* Asfalto e buracos | Rua 12, 40 | Jardim Campo Belo | Rua de terra vira lama quando chove, pedimos asfalto na Rua 12.
= Rua 12, 77 | Jardim Campo Belo | minha rua ainda é de terra, é lama e poeira, ninguem aguenta. queremos pavimentação
= Rua 14, 3 | Jardim Campo Belo | PAVIMENTAÇÃO DA RUA 12, QUE É DE TERRA E NÃO PASSA NEM O CAMINHÃO DO LIXO
x Rua 14, 3 | Jardim Campo Belo | Pedimos asfalto na Rua 14, de terra, onde a lama não deixa o ônibus passar.
x Rua 12, 41 | Jardim Campo Belo | Boca de lobo entupida na Rua 12, alaga tudo quando chove.
* Poda de árvores | Rua Paula Bueno, 640 | Taquaral | Solicita poda da árvore em frente à residência, na Rua Paula Bueno; os galhos alcançam a fiação.
= Rua Paula Bueno, 655 | Taquaral | galhos encostando nos fios na Paula Bueno, ja deu ate curto
= Rua Adelino Martins, 2 | Taquaral | Corte dos galhos da árvore que estão na rede elétrica da r paula bueno
x Rua Paula Bueno, 122 | Taquaral | Árvore seca com cupim, inclinada, com risco de queda na Rua Paula Bueno. Pede a retirada.
x Rua Adelino Martins, 2 | Taquaral | Solicita poda da árvore em frente à residência, na Rua Adelino Martins; os galhos alcançam a fiação.
* Poda de árvores | Rua Santa Cruz, 31 | Cambuí | Árvore com risco de queda na Rua Santa Cruz, depois da última chuva forte.
= Rua Santa Cruz, 18 | Cambuí | Tem uma arvore podre quase caindo em cima dos carros na Sta. Cruz. Urgente
= Rua Coronel Quirino, 900 | Cambuí | Pedido de supressão de árvore condenada, tronco rachado, rua santa cruz esquina com a Quirino.
x Rua Coronel Quirino, 900 | Cambuí | Árvore com risco de queda na Rua Coronel Quirino depois da chuva.
x Rua Santa Cruz, 31 | Cambuí | Pede plantio de mudas na calçada da Rua Santa Cruz.
* Água e esgoto | Rua Itaberaba, 9 | Jardim Ipaussurama | Vazamento de água na calçada da Rua Itaberaba, protocolo na SANASA sem retorno.
= Rua Itaberaba, 30 | Jardim Ipaussurama | cano estorado jorrando agua limpa aqui na rua faz 4 dias!!! itaberaba
= Rua Ituverava, 5 | Jardim Ipaussurama | água vazando no meio da rua itaberaba e já tá afundando o asfalto, ligamos na sanasa
x Rua Itaberaba, 30 | Jardim Ipaussurama | Falta água todo fim de tarde na Rua Itaberaba, a caixa não enche.
x Rua Ituverava, 5 | Jardim Ipaussurama | Vazamento de água na calçada da Rua Ituverava, protocolo na SANASA.
* Água e esgoto | Rua Dona Licínia, 52 | Vila Costa e Silva | Esgoto correndo a céu aberto na Rua Dona Licínia, cheiro insuportável.
= Rua Dona Licínia, 60 | Vila Costa e Silva | O esgoto volta pelo ralo do banheiro sempre que chove, na minha rua são três casas.
= Rua Azarias de Melo, 4 | Vila Costa e Silva | mau cheiro de esgoto na r. d. licinia, corre pela sarjeta
x Rua Dona Licínia, 71 | Vila Costa e Silva | A conta de água veio três vezes mais alta e a leitura do hidrômetro está errada. Rua Dona Licínia.
x Rua Azarias de Melo, 4 | Vila Costa e Silva | Esgoto correndo na Rua Azarias de Melo, cheiro forte.
* Água e esgoto | Rua Cinco, 6 | Satélite Íris | Falta água todo dia depois das 17h no bairro, a caixa não enche.
= Rua Nove, 14 | Satélite Íris | estamos sem agua de novo no satelite iris, todo fim de tarde acaba
= Rua Dez, 1 | Satélite Íris | FALTA D'ÁGUA DIÁRIA, IDOSOS CARREGANDO BALDE
x Rua Nove, 14 | Satélite Íris | Pede ligação de esgoto, o bairro inteiro ainda usa fossa.
x Rua Três, 8 | Jardim Florence | Falta água todo dia depois das 18h no bairro, a caixa não enche.
* Saúde | Rua Pinheiro, 4 | Jardim Eulina | Minha mãe está na fila do cardiologista faz meses e o posto não dá previsão.
= Rua Cedro, 71 | Jardim Eulina | Pede agendamento de consulta com cardiologista; aguarda na fila há oito meses.
= Rua Ipê, 9 | Jardim Eulina | consulta com o cardiologista pelo sus nao sai, encaminhamento parado na ubs
x Rua Pinheiro, 4 | Jardim Eulina | Falta insulina na UBS; paciente diabético precisa todo dia.
x Rua Jatobá, 40 | Swift | Consulta com cardiologista na fila há nove meses.
* Saúde | Rua do Café, 90 | Vila Industrial | Terreno baldio com mato alto, lixo e água parada na Rua do Café, tem gente com dengue.
= Rua do Café, 101 | Vila Industrial | Terreno abandonado ao lado da minha casa cheio de mato, muito mosquito
= Rua Sales, 77 | Vila Industrial | limpesa de terreno na rua do cafe, foco de dengue e escorpiao
x Rua Sales, 77 | Vila Industrial | Casa abandonada com piscina cheia de larvas na Rua Sales; pede visita dos agentes da dengue.
x Rua do Café, 90 | Vila Industrial | Pede cadeira de rodas para idosa acamada que mora na Rua do Café.
* Saúde | Rua A, 1 | DIC V | O posto de saúde está sem clínico geral desde o mês passado, voltamos sem atendimento.
= Rua B, 20 | DIC V | não tem medico na ubs, toda vez mandam voltar outro dia, ja faz semanas
= Rua C, 9 | DIC V | Falta de médico clínico no posto do DIC V.
x Rua D, 15 | DIC V | Falta remédio da pressão no posto do DIC V.
x Rua A, 1 | DIC V | Exame de ressonância pedido em fevereiro e ainda sem data.
* Educação | Rua das Garças, 3 | Parque Oziel | Vaga em creche para criança de dois anos, próxima ao trabalho da mãe.
= Rua dos Tucanos, 15 | Parque Oziel | preciso de creche pro meu bebe, to na lista de espera e começo a trabalhar segunda
= Rua dos Sabiás, 8 | Parque Oziel | Mãe pede vaga na creche do bairro, criança de 1 ano na lista de espera do CEI.
x Rua dos Tucanos, 15 | Parque Oziel | A perua escolar deixou de passar e meus filhos perderam aula.
x Rua do Sol, 9 | Vila Boa Vista | Vaga em creche para criança de dois anos.
* Educação | Rua Tamoio, 4 | São Bernardo | Meu filho é autista e a escola está sem cuidador na sala de aula.
= Rua Guarani, 60 | São Bernardo | Aluno autista precisa de cuidador na escola; a direção diz que depende da secretaria.
= Rua Tupi, 2 | São Bernardo | falta cuidador pra minha filha com autismo, na escola estadual do bairro
x Rua Guarani, 60 | São Bernardo | Escola sem merendeira e com a merenda incompleta.
x Rua Tupi, 2 | São Bernardo | Transferência de escola para o filho do 5º ano por mudança de endereço.
* Transporte coletivo | Rua Pará, 7 | Jardim Miriam | Ponto de ônibus sem abrigo nem banco em frente ao posto, a gente espera na chuva.
= Rua Acre, 21 | Jardim Miriam | Pedimos cobertura no ponto de onibus do postinho, idosos ficam no sol
= Rua Goiás, 5 | Jardim Miriam | COBERTURA PARA A PARADA DE ONIBUS EM FRENTE A UBS
x Rua Acre, 21 | Jardim Miriam | O ônibus do bairro não passa depois das 22h; pede mais horários na linha 212.
x Rua Bahia, 2 | Jardim Nova Europa | Ponto de ônibus sem cobertura.
* Transporte coletivo | Rua Ceará, 14 | Barão Geraldo | Linha 332 vem lotada de manhã e não para no ponto; pedimos mais carros.
= Rua Piauí, 3 | Barão Geraldo | onibus 332 sempre lotado e atrasado, passa direto, precisa de mais horario
= Rua Natal, 40 | Barão Geraldo | Mais ônibus na linha 332 no horário de pico, está superlotada.
x Rua Piauí, 3 | Barão Geraldo | Pede lombada em frente à escola, carros em alta velocidade.
x Rua Natal, 40 | Barão Geraldo | Atraso da linha 115 aos domingos, intervalo de uma hora.
* Segurança | Rua Alferes, 7 | Botafogo | Reforço da ronda da Guarda Municipal na praça, por causa de furtos.
= Rua Luzitana, 900 | Botafogo | Furtos na praça toda noite, precisamos de viatura da guarda municipal passando
= Rua Onze de Agosto, 12 | Botafogo | mais policiamento na praça, tem assalto e furto de celular
x Rua Luzitana, 900 | Botafogo | Som alto e baile na rua até de madrugada, ninguém dorme.
x Rua Onze de Agosto, 12 | Botafogo | Pede câmera na portaria da escola.
* Causa animal | Rua Timbó, 11 | Jardim São José | Denúncia de maus-tratos: cão preso sem água em terreno da Rua Timbó.
= Rua Timbó, 40 | Jardim São José | Cachorro amarrado o dia todo no sol, sem comida, no terreno da rua timbo. Pede resgate
= Rua Caju, 6 | Jardim São José | denuncio maus tratos na r. timbo, o cachorro fica preso na corrente passando fome
x Rua Caju, 6 | Jardim São José | Encaminhamento para o programa de castração; cuida de nove gatos.
x Rua Timbó, 11 | Jardim São José | Quero castrar minha gata, moro na Rua Timbó e não tenho como levar.
* Transporte coletivo | Rua Maranhão, 5 | Jardim Chapadão | Pedido de lombada em frente à escola, grande fluxo de crianças.
= Rua Sergipe, 17 | Jardim Chapadão | Carros em alta velocidade na frente da escola, pedimos quebra molas ou redutor
= Rua Amapá, 3 | Jardim Chapadão | LOMBADA NA PORTA DA ESCOLA URGENTE, CRIANÇA FOI ATROPELADA
x Rua Sergipe, 17 | Jardim Chapadão | Transporte escolar para dois irmãos que mudaram de bairro.
x Rua Acaraú, 3 | Vila Nova | Lombada em frente à escola, grande fluxo de crianças.
* Habitação | Rua do Porto, 9 | Jardim Itatiaia | Casa com rachaduras grandes depois da obra ao lado, risco de desabar, Rua do Porto.
= Rua do Porto, 15 | Jardim Itatiaia | as casas da rua do porto estao rachando por causa da obra, chamem a defesa civil
= Rua da Barra, 2 | Jardim Itatiaia | Pede vistoria nas casas da R. do Porto, paredes trincadas, medo de cair
x Rua da Barra, 2 | Jardim Itatiaia | Regularização do lote: moramos há 20 anos na Rua da Barra e não temos escritura.
x Rua do Porto, 15 | Jardim Itatiaia | Quer se inscrever no Minha Casa Minha Vida, paga aluguel na Rua do Porto.
* Assistência social | Rua Sucupira, 6 | Campo Grande | Como dar entrada no BPC da minha mãe idosa? O INSS negou duas vezes.
= Rua Angico, 8 | Campo Grande | Orientação sobre o benefício de prestação continuada (BPC) para o filho autista.
= Rua Ingá, 41 | Campo Grande | ajuda com o loas do meu pai, inss pediu mais documento e negou o beneficio
x Rua Angico, 8 | Campo Grande | Cesta básica; a família perdeu a renda em outubro.
x Rua Canela, 3 | Novo Maracanã | Orientação sobre o BPC para idosa.
* Asfalto e buracos | Rua Dr. Quirino, 1100 | Centro | Boa tarde. Venho por meio desta, como moradora há mais de quarenta anos do centro da cidade e já tendo procurado o 156 em quatro oportunidades, todas com protocolo e nenhuma com resposta, pedir a atenção do gabinete para o estado da Rua Doutor Quirino, onde se abriu um buraco de grandes proporções bem em frente à farmácia, que já causou a queda de duas pessoas idosas e de um entregador.
= Rua General Osório, 60 | Centro | buraco na dr quirino perto da farmacia, uma senhora caiu
= Rua Dr. Quirino, 1122 | Centro | Quando vão tapar a cratera em frente à farmácia? Moro aqui na rua e todo dia alguém tropeça.
x Rua General Osório, 60 | Centro | Buraco na Rua General Osório em frente ao banco.
x Rua Dr. Quirino, 1122 | Centro | Venho por meio desta, como moradora há mais de quarenta anos do centro da cidade, pedir a atenção do gabinete para os bancos de concreto da Rua Doutor Quirino, que foram arrancados e fazem falta aos idosos.
* Emprego e capacitação | Rua Fênix, 3 | Jardim Conceição | Curso gratuito de informática para a terceira idade.
= Rua Pégaso, 9 | Jardim Conceição | onde me inscrevo no curso de computação pra idosos? informatica de graça
= Rua Órion, 2 | Jardim Conceição | Idosos do bairro querem aula de informática gratuita
x Rua Pégaso, 9 | Jardim Conceição | Primeiro emprego para a filha de 17 anos; trouxe o currículo.
x Rua Lira, 1 | Vila Rica | Curso gratuito de informática para idosos.
`;

/** Used only to measure it. */
export const heldLines = `
* Iluminação pública | Rua Joaquim Novaes, 54 | Cambuí | Boa noite, a luminária em frente ao nº 54 da rua Joaquim Novaes pisca e apaga a noite toda.
= Rua Joaquim Novaes, 61 | Cambuí | iluminação da minha rua não funciona, ficou um breu só
= Rua Maria Monteiro, 300 | Cambuí | R. JOAQUIM NOVAIS ESTA SEM LUZ NOS POSTES DESDE SABADO
x Rua Maria Monteiro, 300 | Cambuí | A luminária em frente ao meu prédio na Rua Maria Monteiro pisca e apaga.
x Poda de árvores ^ Rua Joaquim Novaes, 70 | Cambuí | Galhos cobrem o poste da Rua Joaquim Novaes e deixam tudo escuro; pede a poda.
* Iluminação pública | Rua Monte Alegre, 18 | Jardim Santa Lúcia | Viela entre a Rua Monte Alegre e a escola não tem nenhum poste, alunos passam no escuro.
= Rua Monte Alegre, 33 | Jardim Santa Lúcia | Instalar iluminação na viela da rua monte alegre que vai pra escola
= Rua Monte Belo, 9 | Jardim Santa Lúcia | minha filha estuda a noite e a viela da monte alegre é escura demais, coloquem luz
x Rua Monte Belo, 9 | Jardim Santa Lúcia | Dois postes apagados na Rua Monte Belo, perto do mercado.
x Rua Monte Alegre, 18 | Jardim Santa Lúcia | Fio caído na calçada, medo de choque, Rua Monte Alegre; já avisei a CPFL.
* Iluminação pública | Rua Quatro, 22 | Cidade Satélite | Pedimos lâmpadas de LED no bairro todo, a luz amarela não clareia nada.
= Rua Seis, 4 | Cidade Satélite | trocar as lampadas amarelas por led no cidade satelite
= Rua Dez, 8 | Cidade Satélite | A iluminação do bairro é fraca, quando chega o LED aqui?
x Rua Seis, 4 | Vila Padre Anchieta | Pedimos lâmpadas de LED no bairro todo, a luz é fraca.
x Rua Onze, 5 | Cidade Satélite | Relógio de luz da minha casa queimou e a companhia cobra a troca.
* Asfalto e buracos | Avenida Brasil, 1500 | Guanabara | Cratera na Avenida Brasil, perto do posto, abriu depois da obra da SANASA.
= Rua Espanha, 2 | Guanabara | buraco gigante na av brasil, cuidado!! ja caiu carro dentro
= Rua Portugal, 19 | Bonfim | Peço tapa buraco na av. Brasil em frente ao posto de gasolina
x Rua Espanha, 2 | Guanabara | Buraco na Rua Espanha, esquina com a padaria, os carros batem embaixo.
x Avenida Brasil, 1500 | Guanabara | Sinalização de solo apagada na Avenida Brasil, faixa de pedestres sumiu.
* Asfalto e buracos | Rua Major Sólon, 410 | Cambuí | Solicito recapeamento asfáltico em toda a extensão da Rua Major Sólon, o piso tem ondulações.
= Rua Major Sólon, 390 | Cambuí | recape já! a nossa rua é só remendo e trinca
= Rua Barreto Leme, 71 | Centro | Abaixo-assinado pede pavimento novo na rua major solon
x Rua Barreto Leme, 71 | Cambuí | Solicito recapeamento asfáltico em toda a extensão da Rua Barreto Leme.
x Rua Major Sólon, 410 | Cambuí | Calçada quebrada pelas raízes na Rua Major Sólon, idosa caiu.
* Asfalto e buracos | Rua Humaitá, 88 | São Quirino | O asfalto afundou na esquina e virou uma valeta, o ônibus bate embaixo, rua humaita.
= Rua Humaitá, 97 | São Quirino | tem um afundamento no asfalto na esquina da minha casa, ta virando buraco
= Rua Riachuelo, 3 | São Quirino | Asfalto cedendo na R Humaitá, perigo de abrir cratera
x Rua Riachuelo, 3 | São Quirino | Entulho de obra jogado no asfalto da Rua Riachuelo atrapalha a passagem.
x Rua Humaitá, 88 | São Quirino | Pede nome de rua: a placa da Rua Humaitá foi arrancada.
* Poda de árvores | Rua Barata Ribeiro, 145 | Guanabara | Ramos da sibipiruna batem no telhado e nos fios, Rua Barata Ribeiro 145.
= Rua Barata Ribeiro, 151 | Guanabara | pedido de poda, a árvore em frente de casa encobre a fiação
= Rua Frei Manoel, 30 | Guanabara | a prefeitura tem que podar as arvores da barata ribeiro, os galho ta em cima dos fio
x Rua Frei Manoel, 30 | Guanabara | Pedido de poda das árvores da Rua Frei Manoel, galhos na fiação.
x Rua Barata Ribeiro, 200 | Guanabara | Tronco podre com cupim, a árvore pode tombar sobre a casa, Rua Barata Ribeiro.
* Poda de árvores | Rua Irmã Serafina, 12 | Centro | Pede a retirada de árvore seca na calçada da Rua Irmã Serafina; já caiu um galho grosso.
= Rua Irmã Serafina, 40 | Centro | ARVORE MORTA AMEAÇA CAIR NA RUA IRMA SERAFINA, PEDE CORTE URGENTE
= Rua Conceição, 5 | Centro | árvore seca e inclinada na serafina, risco de queda sobre pedestres
x Rua Conceição, 5 | Centro | Árvore seca na Rua Conceição, risco de queda.
x Rua Irmã Serafina, 12 | Centro | Pede poda de limpeza das palmeiras da Rua Irmã Serafina, folhas entopem a calha.
* Água e esgoto | Rua Amoreiras, 700 | Vila Mimosa | Cano estourado na Rua Amoreiras, altura do 700, água limpa descendo a ladeira.
= Rua Amoreiras, 715 | Vila Mimosa | vazamento grande na frente de casa, a sanasa abriu chamado e nao veio
= Rua Figueira, 2 | Vila Mimosa | desperdício de água: cano vazando na r. das amoreiras há uma semana
x Rua Figueira, 2 | Vila Mimosa | Cano estourado na Rua Figueira, desperdício de água limpa.
x Rua Amoreiras, 700 | Vila Mimosa | Bueiro entupido na Rua Amoreiras, a enxurrada invade as casas.
* Água e esgoto | Rua Camargo Pimentel, 82 | Jardim Guanabara | Bueiro entupido na Rua Camargo Pimentel volta água suja para dentro das casas quando chove.
= Rua Camargo Pimentel, 90 | Jardim Guanabara | Boca de lobo cheia de lixo, alaga a minha rua e entra em casa
= Rua Diogo Álvares, 11 | Jardim Guanabara | limpar os bueiros da camargo pimentel antes das chuvas, ja alagou 2 vezes
x Rua Diogo Álvares, 11 | Jardim Guanabara | Rua Diogo Álvares alaga com qualquer chuva, bueiro entupido.
x Rua Camargo Pimentel, 82 | Jardim Guanabara | A SANASA cortou a água da Rua Camargo Pimentel por engano, conta estava paga.
* Água e esgoto | Rua Quinze, 3 | Residencial Cosmos | O bairro não tem rede de esgoto, todas as casas usam fossa.
= Rua Dezoito, 1 | Residencial Cosmos | quando chega a rede de esgoto? a fossa transborda no quintal
= Rua Vinte, 66 | Residencial Cosmos | Moradores pedem ligação de esgoto; fossas cheias e mau cheiro.
x Rua Dezoito, 1 | Residencial Cosmos | Água com gosto de cloro e cor escura na torneira de todas as casas.
x Rua Um, 5 | Cidade Singer | Casas sem rede de esgoto, usam fossa.
* Saúde | Rua Lírio, 6 | Jardim das Bandeiras | Faz dois meses que o remédio da pressão não tem no posto. Não tenho como comprar.
= Rua Rosa, 31 | Jardim das Bandeiras | falta losartana na farmacia da ubs, todo mundo da pressão alta sem remedio
= Rua Cravo, 8 | Jardim das Bandeiras | Medicamento de pressão em falta no centro de saúde há semanas.
x Rua Rosa, 31 | Jardim das Bandeiras | Consulta com o médico do posto só para daqui a três meses.
x Rua Hortênsia, 2 | Jardim do Lago | Remédio da pressão em falta no posto há dois meses.
* Saúde | Rua Ébano, 20 | Jardim Yeda | Fila do ultrassom: o pedido médico tem cinco meses e a UBS diz que não há vaga.
= Rua Mogno, 14 | Jardim Yeda | meu exame de ultrassom ta parado na fila do postinho desde o começo do ano
= Rua Imbuia, 1 | Jardim Yeda | Exame de ultra-som sem vaga na UBS, aguarda há seis meses.
x Rua Mogno, 14 | Jardim Yeda | Fraldas geriátricas para idoso acamado, a UBS diz que não há previsão.
x Rua Ébano, 20 | Jardim Yeda | Vacina da gripe acabou na UBS, idosos voltaram sem tomar.
* Saúde | Rua Javari, 7 | Vila Georgina | Pernilongo e mosquito da dengue demais na Rua Javari, pedem nebulização.
= Rua Javari, 9 | Vila Georgina | três vizinhos da minha rua com dengue, quando passa o fumacê?
= Rua Purus, 3 | Vila Georgina | R. JAVARI INFESTADA DE MOSQUITO, JA TEM CASO DE DENGUE
x Rua Purus, 3 | Vila Georgina | Escorpiões saindo do terreno cheio de entulho da Rua Purus.
x Rua Javari, 7 | Vila Georgina | Pede visita do médico da família à idosa acamada, Rua Javari.
* Educação | Rua Zínia, 2 | Jardim Adhemar de Barros | Falta professor de matemática no 8º ano da escola municipal desde o começo do semestre.
= Rua Dália, 71 | Jardim Adhemar de Barros | alunos sem aula de matematica, faz 4 meses q nao tem professor na escola
= Rua Íris, 5 | Jardim Adhemar de Barros | Escola municipal sem professor de matemática.
x Rua Dália, 71 | Jardim Adhemar de Barros | Vaga no período integral da escola municipal para menina de seis anos.
x Rua Íris, 5 | Jardim Adhemar de Barros | Goteira na sala de aula da escola municipal, precisa reformar o telhado.
* Educação | Estrada Velha, 900 | Descampado | Van escolar não busca as crianças da área rural quando chove.
= Estrada Velha, 1200 | Descampado | o transporte escolar nao passou a semana toda por causa da chuva e as criança sem aula
= Sítio Boa Vista, s/n | Descampado | Perua escolar deixou de buscar os alunos da zona rural nos dias de chuva
x Sítio Boa Vista, s/n | Descampado | Vaga em creche perto da zona rural.
x Rua Velha, 2 | Sousas | Van escolar quebrada, crianças perderam aula.
* Transporte coletivo | Rua Ipê Amarelo, 1 | Jardim Nova Esperança | Carros passam voando na porta da escola, pedimos lombada ou faixa elevada.
= Rua Ipê Roxo, 30 | Jardim Nova Esperança | Quebra-molas em frente à escola, os carros correm demais na entrada dos alunos
= Rua Ipê Branco, 8 | Jardim Nova Esperança | precisa de redutor de velocidade na escola, quase atropelaram meu filho
x Rua Ipê Roxo, 30 | Jardim Nova Esperança | Abrigo no ponto de ônibus da escola, as crianças tomam chuva.
x Rua das Palmas, 8 | Jardim Fernanda | Lombada em frente à escola, carros em alta velocidade.
* Habitação | Rua do Morro, 5 | Jardim Monte Cristo | O barranco atrás de casa está cedendo com a chuva e o muro rachou, Rua do Morro. Pede a Defesa Civil.
= Rua do Morro, 12 | Jardim Monte Cristo | medo de deslizamento na minha rua, a terra ja desceu ate o quarto
= Rua da Pedra, 8 | Jardim Monte Cristo | Vistoria da defesa civil na rua do morro, muro de arrimo com rachaduras
x Rua do Morro, 5 | Jardim Monte Cristo | Inscrita na Cohab há dez anos e nunca foi sorteada, mora na Rua do Morro.
x Rua da Pedra, 8 | Jardim Monte Cristo | Muro de arrimo rachado na Rua da Pedra; pede vistoria da Defesa Civil.
* Segurança | Rua Treze de Maio, 300 | Centro | Três lojas da Rua Treze de Maio arrombadas neste mês; comerciantes pedem ronda da Guarda.
= Rua Treze de Maio, 412 | Centro | Assaltaram minha loja de novo. Precisamos da GM na 13 de maio
= Rua Ernesto Kuhlmann, 9 | Centro | comercio da rua treze de maio pede mais policia, é roubo todo dia
x Rua Treze de Maio, 300 | Centro | Bar com som alto até de madrugada na Rua Treze de Maio, perturbação do sossego.
x Rua Ernesto Kuhlmann, 9 | Centro | Furto de fios na Rua Ernesto Kuhlmann, pedem ronda.
* Assistência social | Rua Esperança, 4 | Parque Shalon | Estou desempregada com três filhos, preciso de uma cesta básica, não tenho o que comer em casa.
= Rua Paz, 10 | Parque Shalon | minha familia ta passando fome, me arruma uma cesta basica por favor
= Rua União, 2 | Parque Shalon | Cesta de alimentos para família sem renda.
x Rua Paz, 10 | Parque Shalon | Como dar entrada no BPC da minha mãe idosa? O INSS negou duas vezes.
x Rua União, 2 | Parque Shalon | Atualizar o CadÚnico: não consegue agendar no CRAS.
* Causa animal | Rua Aroeira, 8 | Vila União | Colônia de gatos no terreno da igreja aumentou muito, pedem mutirão de castração.
= Rua Peroba, 2 | Vila União | Tem mais de 20 gatos de rua perto da igreja, alguém precisa castrar
= Rua Cabreúva, 19 | Vila União | castramóvel para os gatos abandonados do bairro
x Rua Peroba, 2 | Vila União | Gatos envenenados na Rua Peroba, três mortos essa semana, denúncia.
x Rua Jequitibá, 30 | Vila Marieta | Castração gratuita para gatos de rua.
* Transporte coletivo | Rua Uruguai, 3 | Jardim Garcia | O ônibus 251 não passa depois das 22h, quem trabalha no shopping volta a pé.
= Rua Paraguai, 7 | Jardim Garcia | precisa de onibus a noite, o ultimo 251 passa 21h40
= Rua Chile, 50 | Jardim Garcia | Mais horários da linha 251 no período noturno.
x Rua Paraguai, 7 | Jardim Garcia | Abrigo do ponto de ônibus quebrado por um carro e ninguém arrumou.
x Rua Chile, 50 | Jardim Garcia | Bilhete único do idoso bloqueado e a Transurc não resolve.
* Iluminação pública | Avenida das Amoreiras, 3000 | Parque Itália | Prezados, na qualidade de síndico do condomínio, informo que desde o feriado os postes da Avenida das Amoreiras, no trecho entre o viaduto e o supermercado, permanecem apagados, o que tem facilitado assaltos no ponto de ônibus e deixado as senhoras que saem da missa com receio de voltar para casa. Peço gestão junto à prefeitura para a troca das lâmpadas.
= Rua Guaçu, 9 | Parque Itália | av amoreiras toda apagada perto do viaduto
= Rua Mirim, 14 | Parque Itália | Troca de lâmpadas na Av. das Amoreiras entre o viaduto e o mercado, está escuro
x Rua Guaçu, 9 | Parque Itália | Prezados, na qualidade de síndico do condomínio, informo que desde o feriado o semáforo da Avenida das Amoreiras permanece desligado e peço gestão junto à prefeitura.
x Rua Mirim, 14 | Parque Itália | Lâmpada do poste da Rua Mirim queimada, rua escura.
* Saúde | Rua Sabiá, 5 | Jardim Paraíso | Cadeira de banho e andador para idoso que saiu do hospital depois da cirurgia do fêmur.
= Rua Bem-te-vi, 8 | Jardim Paraíso | preciso de um andador e cadeira de rodas emprestado pra minha avó
= Rua Canário, 1 | Jardim Paraíso | Solicita cadeira de rodas para idosa acamada.
x Rua Bem-te-vi, 8 | Jardim Paraíso | Cirurgia de catarata na fila há dois anos, idoso quase não enxerga.
x Rua Coleiro, 3 | Jardim Lisa | Cadeira de rodas e andador para idoso.
* Emprego e capacitação | Rua Cobre, 6 | Jardim Capivari | Vaga de jovem aprendiz para o neto de 16 anos, trouxe os documentos.
= Rua Prata, 11 | Jardim Capivari | meu filho quer ser jovem aprendiz, tem 15 anos, como faz?
= Rua Ouro, 7 | Jardim Capivari | Primeiro emprego, programa aprendiz, para a filha de 17 anos.
x Rua Prata, 11 | Jardim Capivari | Curso de panificação gratuito à noite.
x Rua Níquel, 4 | Jardim Tropical | Vaga de jovem aprendiz para o filho.
`;

interface LabelledPair {
  one: RequestFacts;
  other: RequestFacts;
  /** Whether they request the same at the same place. */
  isSame: boolean;
}

const cut = (text: string, mark: string): [string, string] | null => {
  const at = text.indexOf(mark);
  return at < 0 ? null : [text.slice(0, at), text.slice(at + mark.length)];
};

/** The pairs of the lines: each first one with those below it. */
export function labelledPairs(lines: string): LabelledPair[] {
  const pairs: LabelledPair[] = [];
  let first: RequestFacts | undefined;
  for (const line of lines.trim().split('\n')) {
    const isFirst = line.startsWith('*');
    const [own, rest] = cut(line.slice(2), isFirst ? ' | ' : ' ^ ') ?? ['', line.slice(2)];
    const [street = '', district = '', description = ''] = rest.split(' | ');
    const category = own || first?.category || '';
    const facts = { description, category, street, district, city: 'Campinas' };
    if (isFirst) first = facts;
    else if (first) pairs.push({ one: first, other: facts, isSame: line.startsWith('=') });
  }
  return pairs;
}
