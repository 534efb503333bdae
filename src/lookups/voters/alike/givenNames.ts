/* Common given names one or two letters from another: two of these are two people, not a typo. */

const given = new Set(
  (
    'adriana adriano alana alan alberto alex alexandra alexandre alice aline amanda ana anderson andre andrea ' +
    'angela angelica angelo antonia antonio ariana ariane arthur beatriz bernarda bernardo bianca breno bruna bruno ' +
    'caio camila carina carla carlos carmem carolina caroline celia celina celio celso cintia clara claudia claudio ' +
    'cristiana cristiane cristiano cristina daiana daiane dalva dalila daniel daniela daniele danilo dario davi debora denilson ' +
    'denis denise diana diego diogo dirce djalma edilson edison edna edson eduarda eduardo elaine eliana eliane elias ' +
    'elisa elisabete eliza elza elton emerson emilia emilio enzo erica erick estela ester evandro fabia fabiana fabiano ' +
    'fabio fatima felipe felix fernanda fernando flavia flavio francisca francisco gabriel gabriela geralda geraldo ' +
    'gilberto gilmar gilson giovana giovani gisela gisele graziela graziele gustavo helena helen helio heloisa henrique hugo iara ' +
    'ines ingrid irene irineu isabel isabela isadora ivan ivana ivete ivone jaime jair jaqueline jean jessica joana ' +
    'joao joaquim joice jonas jonatas jorge jose josefa josiane josue juliana juliane juliano julia julio karen karina ' +
    'karine karla katia kelly laila laura lara larissa leandra leandro leila leonardo leticia lidia lilian liliana ' +
    'lorena lorenzo lourdes luan luana luara lucas lucia luciana luciane luciano lucio lucilia luis luisa luiz luiza luna luzia ' +
    'maiara manoel manuel manuela mara marcela marcelo marcia marcio marcos marcus maria mariana mariane marilda marilena ' +
    'marilene marilia marina mario marisa marlene marli marlon marta martim mateus maura mauricio mauro mayara miguel milena ' +
    'milene milton mirela miriam moacir monica murilo natalia nelson nilda nilson nilton nilza norma odair olivia oscar osmar ' +
    'osvaldo otavio pamela patricia patrick paula paulo pedro priscila rafael rafaela raquel raul rebeca regiane regina ' +
    'reinaldo renan renata renato ricardo rita roberta roberto rodolfo rodrigo rogeria rogerio romario romeu ronaldo ronan rosa rosana ' +
    'rosane rosangela rosaria rubens rute ruth sabrina samanta samara samira samuel sandra sandro sara sebastiana ' +
    'sebastiao selma sergio severina severino sidnei silas silvana silvia silvio simao simone solange sonia suelen sueli ' +
    'susana taina tainara tais talita tamara tamires tania tatiana tatiane telma teresa thais thiago tiago ulisses ' +
    'valdir valeria valter vanda vanessa vania vera vicente victor victoria vilma vilson vinicius vitor vitoria viviana ' +
    'viviane wagner wanda wellington wesley william wilma wilson yara yasmin yuri'
  ).split(' '),
);

/** Whether a folded word is one of them. */
export const isGivenName = (word: string): boolean => given.has(word);
