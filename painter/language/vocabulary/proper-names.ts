import { wordSet } from './table.ts'

/** Names of people, places and makes that are spelt nearly like a word of the tables, in lower case. */
export const PROPER_NAMES = wordSet(
  'acadia adler advil akiva alger altai amado andres anita antilles appalachia aries arizonian aryan asama ' +
    'atalanta atlantes atlantis avogadro barbadian barceloneta barkley barnes barton batista baudouin benito ' +
    'bernie bette bimini blackbeard blackburn bojangles bolton borges bowie brady brahe brandi brando brandt ' +
    'brasilia brice browne brownian bukharin bulfinch bulgar burch burton byron caiaphas calder calexico ' +
    'callie cambrian campanella campinas canaveral canberra cannes capablanca capetian cardenas carla ' +
    'carlton carmella carnot casals casio cecelia chanel chartres chimu chivas cindy cinerama clive clorets ' +
    'coffey cohan columbia communism condillac congreve connor constance coronado cowper crabbe cristina ' +
    'croat crockett deena delia della derick django dobro domingo donner dorian dorsey dreiser duran durban ' +
    'earle edsel everett everette facebook falkland ferraro fischer forbes forster frisian fulton galilean ' +
    'gallegos galloway gerber giotto gladys gorgas gould graceland greene greenwich grenada grenadines ' +
    'griffith guido guillermo hailee hailey haiphong haley halley haney hapsburg harriet harriett hatfield ' +
    'heisenberg hemet herod hester hodge holley holloway howard huron huston huxley illuminati indra jason ' +
    'joyner karin katina kayleigh kellie kewpie lajos lakeland landon landry langland langmuir libby ' +
    'liberian limousin liston locke lorie lucia lyndon mable mahayana maiman mandrell manuel marciano ' +
    'margaret margarito margo marisa maritain marjorie marlon marne marple marquita marsala marses marta ' +
    'martina marvin marysville masada mather maurine maxine medan medellin menes merton messiaen minos mitty ' +
    'monet mooney moran morphy nettie nirenberg nobelist oldfield olsen paganini paglia palladio panza ' +
    'paraclete parsi paterson patterson pavlov pavlovian pearson peary percy peron perth peterson pluto ' +
    'pomerania poole priam puebla rabin racine rhode robyn rollerblade romeo rosemarie sagan salas salinger ' +
    'samar sandoval santeria sargon scribner sedna sephardi shaka shane shari shauna sheba sheol sheppard ' +
    'shockley shrek sinatra skylar socratic sondra sparta spica spillane stael stafford stallone steinway ' +
    'sumter sundas sunni swazi swaziland taine tamra tatar taylor terrance terrence terrie thales thieu ' +
    'thoth torrance trailways trent tropicana truckee turpin tweed tyler verna vilma virgo volta walden ' +
    'walters wanamaker warren watertown welland welles wendy wigner willy wilmington windhoek windsors ' +
    'wodehouse woodstock wrangell',
)
