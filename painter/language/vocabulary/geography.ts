import { wordSet } from './table.ts'

/** Countries, regions and waters, and what comes from there: they say where a picture is, and nothing is drawn for them. */
export const GEOGRAPHY = wordSet(
  'france italy spain germany portugal austria hungary poland romania bulgaria serbia croatia slovenia slovakia ' +
    'ukraine russia sweden denmark finland netherlands holland belgium luxembourg scandinavia europe britain ' +
    'uk usa america canada mexico brazil argentina colombia ecuador venezuela cuba haiti ' +
    'guatemala panama nicaragua australia tasmania indonesia java philippines malaysia madagascar ' +
    'ethiopia ghana nigeria mali senegal rwanda somalia sudan ' +
    'morocco tunisia algeria libya jordan israel palestine iran iraq syria lebanon yemen oman qatar kuwait ' +
    'bahrain armenia azerbaijan kazakhstan uzbekistan afghanistan pakistan india bangladesh ' +
    'burma myanmar thailand laos cambodia vietnam china japan korea taiwan okinawa hokkaido ' +
    'california florida oregon maine idaho washington michigan minnesota ' +
    'wisconsin louisiana georgia alabama tennessee kentucky virginia carolina oklahoma kansas nebraska iowa dakota ' +
    'ohio illinois massachusetts quebec ontario alberta catalonia ' +
    'lombardy saxony crimea bengal yunnan patagonian andalusian ' +
    'rhine danube seine thames nile ganges mekong mississippi volga loire atlantic pacific mediterranean baltic ' +
    'adriatic aegean giza rhineland sussex kent norfolk suffolk wiltshire ' +
    'swiss dutch bavarian norwegian swedish danish finnish scandinavian icelandic alaskan hawaiian tuscan parisian ' +
    'niagara yellowstone athens petersburg kinderdijk ' +
    'venetian sicilian provencal andalusian portuguese polish russian hungarian austrian turkish moroccan egyptian ' +
    'thai vietnamese cambodian balinese indonesian tibetan nepalese korean peruvian cuban brazilian argentinian ' +
    'chilean australian canadian californian texan siberian mongolian persian arabian lebanese saudi kenyan nordic',
)
