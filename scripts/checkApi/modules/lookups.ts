import { rowsOf } from '../../../src/api/reply';
import { foundAddress } from '../../../src/features/voters/form/address/addressLookup';
import * as lookups from '../../../src/lookups/lookupRows';
import * as places from '../../../src/lookups/places';
import { read, type CheckedModule } from '../checkedModule';

const options = rowsOf(lookups.namedOption);

export const checked: CheckedModule = {
  reads: {
    'cidade.php getByName': read('Endereços: cidades', rowsOf(places.city)),
    'bairro.php list': read('Endereços: bairros', rowsOf(places.district)),
    'escola.php list': read('Eleitores: locais de votação', rowsOf(places.school)),
    'localidade.php searchByZipcode': read('Endereços: por CEP', rowsOf(foundAddress)),
    'localidade.php searchByZipcodeAndAddress': read('Endereços: por rua', rowsOf(foundAddress)),
    'queries.php officeList': read('Escritórios', options),
    'queries.php userList': read('Pessoas da equipe', rowsOf(lookups.user)),
    'queries.php departmentList': read('Secretarias', options),
  },
};
