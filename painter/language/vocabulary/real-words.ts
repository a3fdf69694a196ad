import { wordSet } from './table.ts'

/** English words that nothing is drawn for, though they are spelt nearly like a word of the tables. */
export const REAL_WORDS = wordSet(
  'abate aboriginal aboriginals abstracted abstractly abstractor according accountancy accounting acetic ' +
    'acrobatic actinism activism activities activity acton added adience adman admen admirable admirably ' +
    'admiralty adobo adolescence adore adores adorn adust adventure adventured adventures adventuress ' +
    'aerofoil aeronaut agitator agitators agnate agraphia aides airline airlines airpost airstrike ' +
    'airstrikes alate alchemic alchemise alchemistic alchemize alden alder alienate align aline allay allez ' +
    'allocator alloy alluvium almshouses altair alter amarillo ambience ambulant ambulate ament amidship ' +
    'amidships ammoniac ammoniate ammoniated ammonify ammonitic ammonium amour amphitheatric amphoric ample ' +
    'amplified amplifies anaphora anarchic anarchism anarchistic anchored anders andrenid aneroid anger ' +
    'angled animated animates animation animations animator animators ankle ankles anodes antedate antedated ' +
    'antes antibody antic antics antigens antipasto antipope antler antlers apostate apparatus appel ' +
    'appendant appendices appetite applet apply apprenticed apractic apter aquarius aralia arcane ' +
    'archaeologic archaise archaize arched archeologist archeologists archery archie archine archipelagic ' +
    'archival archived archiving archivist archivists arent argemone argent armor armory armour armoury ' +
    'artesian artiest artis artisanal artiste artistic artistry artsiest ascendant ashen asker assessing ' +
    'astern astir astor astrodome astrogate astrologer astrology astronautic astronautics astronomic ' +
    'astronomy ataractic atole atomize attar attendance attended attender attending attestant attester ' +
    'audiencia audition auditory augusta auguste auklet auroral aurorean autarchic authored automata ' +
    'automate automated automatic automating automation automobiled automotive avalanches avenge aviation ' +
    'axles axletree babble babbling babel backband backbiter backboard backbone backdate backdated backhand ' +
    'backhouse backspacer backstair backstairs backstay backtalk backtrack backward backwards badder badged ' +
    'badgered badges baggy bagman bailey bailment bakehouse baldness baled ballcock ballista ballock ballon ' +
    'bally baluster balusters banco bandana bandanna bandiest banditry bandy baneberry banished banishes ' +
    'banked banned banneret banting barbacan barbaric barbarise barbarism barbarity barbarize barbarous ' +
    'barbecued barbed barbet barde barely bareness barfs barged bargee bargello bargeman barkeeper barlow ' +
    'barman barnard barney baron baronets barracouta barred barret barrette barrie barter barye basal ' +
    'basaltic based basely baseness basest basher basic basilican basilisk basin basing basis basked basse ' +
    'bassett basswood bataan bateman bathe bathed bathes bathhouse bathometer bathrobe baton batsmen batters ' +
    'battle bavarian bawling bayberry bayonets beacon beadle beadsman beady beaked beanball beasties beats ' +
    'beaus beaut beauts becker becket becoming bedouin bedstead beetled befriend beget beggarly beggary ' +
    'belie belike bellower belly bellying bends benet bennet bennie benny benthos bents berber berceuse ' +
    'bereft berger beriberi beset betiding better bewilder bicker bicycled bicycler bicyclic biddy biggies ' +
    'biked billion billions bilocular bingle bingo binocular biologic biologism biologistic biovular ' +
    'birdcall birdlime birdman birdwatch birle birth bishopry bistre bistroic bitch bitchery bitchier biter ' +
    'bitte bitten bitter bitternut blackball blackboard blackdamp blackest blackguard blackjack blacktop ' +
    'blackwater bladed blaeberry blain blame blamer blanch blandest blanked blankest blare blase blasters ' +
    'blate blather blaze blazed bleach bleached bleacher bleaker blench blisters blistery bloating blobbing ' +
    'blocking blockish blogged blogging blood blooding bloodroot bloodying blossomed blotting blousing blown ' +
    'blowsy blowzy bluebill bluefish bluegill bluesy bluffest blunting blurring blurting blush blushers ' +
    'bluster blusterer blustery boatbuilder bobbled bobbling bobby boggling boggy boiling bolder boliviano ' +
    'bolling bollock bollocks bolometer bombed bonavist boner bongs bonkers bonne bonniest bonny boobs ' +
    'boogies bookbindery bookdealer booker bookies bookmaker bookshelves bookstall booming boothose bootie ' +
    'bootlegged booty boozy borer borgo borne boron borrow borrows boson bosons bossiest botanise botanize ' +
    'botchy botnet bottled bottler bottling bought bouldery bounce bounced bounces bouncier bourdon bourgeon ' +
    'bower bowing bowline boxberry boxed boxen boyer brace braces bractlet brads braid brail brainy brake ' +
    'brakes branched branchia branchlet branchlets branchy brand brash brasil brassard brassbound brassiest ' +
    'braved braver bravo brawled brawling brawn braze breach break breaker breakers bream breathers breech ' +
    'breed breezed breezily breve brewed breweries brewery brewster brian briar briary bribe bricking ' +
    'brickyard bridged bridger brighten brine brisance brisked brisken brisker briskest britches brite ' +
    'broach broad brock broiling broken brokered bromo brooding brooking brothel brothels brotherly brough ' +
    'browsing bruin bruins bruisers brunch brushy brusk bruskest brutes buckboard bucked buddhism budge ' +
    'buffaloes buffed buffer bugger bugle bugled bugler bugologist bulbil bulger bulky bulla bulldoze ' +
    'bulldozed buller bullfight bullfrog bulling bullocky bullyboy bullying bumbling bunching bundling bundy ' +
    'bungaloid bungie bunging bungle bungler bunglers bungling bungo bunking bunter buntline bunyan buret ' +
    'burgher burghers burglary burley burly burner burrow bursting busier busman busting butchered butcherly ' +
    'butchery butterbur buttered butterfat butternut butting buttony butts butty buzzword cabal cabbies ' +
    'cabernet cabinetry cabman cabotage cadavers caddy cadent cahiers calabura calculate calculated ' +
    'calculation calderon calender calibration callan calligraph calligraphic calligraphy callisto camber ' +
    'cameo camino campaign campanile campanular campanulate camped campier campion campmate campong campos ' +
    'campuses camus canard cancan candidacy candidature candled candler candlewick candor canfield canister ' +
    'cannibal cannon cannot canny canoed canoer canoodle cantered cantus canty canvases canvass caper ' +
    'capital capitalism capitalistic capitalize capitalizes capitals capiz capper capping capriole capsular ' +
    'capsuled captaincy captained caracara caracol caracole caracul caragana caramel caramels caraways ' +
    'carbines carbon carbonado carbonate carbonates carbonation cardigan carinal carjacker carjacks carmaker ' +
    'carman carmel carnal carnaval carne caron carousal carouse caroused carouser carpel carpenteria ' +
    'carpeted carping carpus carroty carrousel carrycot carryout carson cartage carte cartilage cartography ' +
    'cartoon cartooning cartoonish cartoons cartridge carvel cascabel casemate casemates casern cashed ' +
    'cashmere casing casper cassation casseroled cassino caste castled castling catapultic catchier catechin ' +
    'catenary cathedra cattie cattleya caucuses causation caveat cavemen caxton cayman cedarn cedillas cel ' +
    'celebrator celeriac celerity cellaret cellophane cellular cementing cementite centauri centaury ' +
    'centuries cerate cerebral cerebration cerebrum ceric certificated cesar chaffing chain chairman ' +
    'chaldron chalky chamberlain chamfron champ champing championed chanal chancier chandelle chapeau ' +
    'chaplain chaplet chapping chaps chapstick charier chariest charmed charr charters chartist chartreuse ' +
    'chauffer chauffeuse chawk cheat cheating check cheek cheerlead cheery cheeseboard cheesed cheeselike ' +
    'cheesy chemise chemistry chemosis chert cherty cherubic chesty chewiest chibi chica chicano chicanos ' +
    'chickened chickeree chickies chickpea chicky chicle chico chieftaincy chillers chilling chills chimeral ' +
    'chimeric chinchillon chink chins chipboard chirk chirp chirps chiselers chits chivy chocolatey choke ' +
    'choked chokey choler choleric chomp chompers chomping chopped chops chopsteak choral choreograph ' +
    'choreographed choreographic choreography chorister choristers christens christian christians ' +
    'christmases chrysopid chuck chump churchly churr chyle cicatrice cider cinch cinder cipher ciphers ' +
    'circuits circuses cisco citizenry citrous clack claimant claimants clair clamber clamming clamored ' +
    'clamping clapboard clapper clapping clarioned clark clasping classier clast claymation clayware cleaned ' +
    'cleanest cleanlier cleansed cleanser cleanses cleansing cleat cleave cleaved cleaves cleaving clerical ' +
    'clerid clerking clift climates climatic climbed clinical clinid clipboard clipped clips clivers cloak ' +
    'cloaking cloakmaker clobber cloches clods cloistered clomping clonic closeout closer closest closeted ' +
    'clothe clothespin clout clove cloven cloves clowder clownish clubbed cluck clumber clumping coalfield ' +
    'coalfields coapt coasting coastland coastwise coatroom coattail coattails cobble cobia cockades ' +
    'cockeyed cocoanut cocos codec codecs coded codes codex codger coelogyne coffer coffers cognation ' +
    'coiffing colder coliseum collar collaring collected collection collects collide collided collider ' +
    'collier colliery collin colones colonial colonize colophon colorfully colossus colostrum colubrid ' +
    'columbine columbite columbium columnar comal combined comedies comedown comer cometary cometic command ' +
    'commanded commandeer commandery commando commandos commands commended commends commonest communed ' +
    'communes communing communion communistic communities community commute commuted compacter compacts ' +
    'compares competed competes comping completer compline comport comports compos compose composite ' +
    'composure comptroller compute computed conceit concern concerning concerns concerted concerti ' +
    'concerting concertino concertise concertize concerto concha concho concrete concreting condition ' +
    'conditional conditioned conditions condo condoes condole condoled condom condos conducted conduction ' +
    'conducts confection confectioneries confectionery confections conflate conflict confound congaing ' +
    'congener conger congo conker conkers conscious conservatoire conservator conses consoled consomme ' +
    'constant constants constructor constructors consultancy consulting consumable conto contraband contract ' +
    'contracted contraction contractions contracts contracture contralto controlled contusion conventicle ' +
    'converge converges convert converting converts convince convolve cooker cookery cookfire cooper cootie ' +
    'copal copes copied copper copra copter copters coquette coralberry cordovan corer corker cornball ' +
    'cornballs corncrake cornea corned cornel cornflour corniest cornsilk cornu coronation coronel coroner ' +
    'coronet corposant corpse corral corrector corregidor corse corset cortical corvette corydalis cosmo ' +
    'cosmoses costumer cotan cottagecore cottager couchette cough counsels countable countercoup countless ' +
    'countryfied countrywide countywide coupe coupled coupler couplers couplet couplets courser coursing ' +
    'courteous courtesy courtier courtiers courtlier cousinly couth couturier covet cowan cower cowherb ' +
    'coyer crabbed crabbier cracked crackled crackles cracksman cradled craft cragsman cramming crampfish ' +
    'cramping crampoon craned crank crankier crapping crated crater craton crawfish creak creakier creaking ' +
    'creamery creamier creamiest creaming creasing creatine creating creation creative creators credence ' +
    'creed creel creep creese cremates creme crenation cress crest cresting crewe crewmen cribbage crick ' +
    'criminally crimp crimping cripes crips crises crispy cristal critical croak crochets crock crocker ' +
    'crockery crocket crocketed crone cronus croon cropper crossbar crossbones crossroad crosstalk crosstown ' +
    'crossways crosswords crotch crouch croupier crowberry crowder crowed cruft cruised cruises cruising ' +
    'crunch crusade crusaded crusades crustal crustier crusting cryostat crypto cultism curate curates ' +
    'curation curfew curler curran current currents curvature curvy cushier cushiony cuspid customary cutch ' +
    'cuticle cuticles cutler cuttle cyclonal cyclones cyclonic cyclopes cyclopia cyclosis daemon dagon daily ' +
    'daises damon dampness danced dander dandy danker dappling darkling dashboard daughterly daydream ' +
    'deaconess deadlight deadness deafness dearness decaliter decameter decanted deceiver deceptive ' +
    'deckhands decorate decoration decorations deductive deepness defective defector deferent deferment ' +
    'deflective deftness deify delirium delphine demander demister demob demonise demonism demonstrate ' +
    'demonstrated demonstrates demonstration demonstrations demos dempster denier deniers denser dentistry ' +
    'denturist departer depictive depute derailed descanted deserted deserter designed dessert desserts ' +
    'destroyed destroys detached detained detainee detecting detection detector detergence detergency ' +
    'determent deterrent detersive detonator detractive developed develops devon diaphone dicker dictated ' +
    'dictates dictation diddy diego dimpling dinar dined dinero dines dinge dings dinkey dinned diplococcus ' +
    'diploma diplomacy diplomas diplomata diplomate diplomatic diplopia directed directer direction ' +
    'directive directory discipline dishwater distilled distiller distillers dived divergent divert dives ' +
    'divisible docket doctoral doctored dodged dodger dodgers dodgy doggo doghouse dolman dolomite dolomitic ' +
    'domine doming dominion doormat doormen doorstop dooryard dosshouse doubling douches doughtier doughy ' +
    'doura dover dovetailed downright downturn downy draftier dragger drago dragoman dragonet dragoon ' +
    'dragoons drape dread dreamed drearily dregs dressy drier drily drivel driven drizzled drizzly droit ' +
    'droll drome droned droopier dropped dross drove drover drowns drugging drummed ducking duckpins ' +
    'ductless dudgeon dumbness dumpcart dumping dumpsite dunner duress dustpan dynamics dynamise dynamism ' +
    'dynamited dynamiter dynamize eagerest eaglet eagre earning earnings earthborn earthing earthward ' +
    'earthwork earthworks eased eases easier easterly eastern eater economic economies economize economizes ' +
    'elective electives electrical electricity elevated elevates elevation elevations elver embroider ' +
    'embroiderer emending employed employer employers enchanters ender engender engineered enginery ' +
    'englander engle engrave engraved enthusiasm enthusiastic entremets envelop enveloped erring escalader ' +
    'escalate escalated escalates escalation escalator ester esters etymologist eucalypt eulogium euphonic ' +
    'euphonious euphonous euphorbium europium evenest evensong eventing everglade everting evincing excavate ' +
    'excavated excavating excavation excitation exclamation executing execution executions exhalation ' +
    'exhibiting exhibitor exhibitors exploded exploder explodes exploiter explore explored explores exporter ' +
    'exporters express eyeglass eyelashes facet factor factored factors faddle faggy fails faire fairly ' +
    'fairyland falchion falconer falconry fallow fantasia farmed farmplace farther fastball fathered ' +
    'fatherly fatter fauces feathered feathery feats feist felloe felly femora fender fennel ferny festively ' +
    'fetter fiddly figeater figgy figured figurer figurine filch filed fille filmy filter finance finances ' +
    'finisher firebrick fireclay firefight firehouse fireroom fireweed firework firmer fishbone fished ' +
    'fishery fishier fishtail fistfight fitch fitly fitted flack flake flambe flamed flamen flamenco flamer ' +
    'flaming flank flapped flare flash flatbrod flathead flatlay flattest flightier flinch flipper flippers ' +
    'flippies flippy flourish floury flout flowered fluke flukiest fluor fluoresce flurried flurries fluted ' +
    'flypaper flyte foeman fogbound fogey follow folly fomenter fondle footbath footfall foothold footless ' +
    'footrests footsies footwall forage force forecast forecaster forecasters foremost fores foreseen ' +
    'foresees forestation forested forestiera foreswear forewarn forewoman foreword forged forger forget ' +
    'forgo forgoes forme former formless forte fragrant framer franchise franchises frangipane frankfort ' +
    'frankfurter frees freeware freeze friedman frilly fringe fritter froggy fronted frostily frostweed ' +
    'frothily frowsty froze fruitage fruiterer fruity fuddle fudged fuggy fully fumigate fundus fungous ' +
    'furies furriest gaelic gages gaggles gallberry galled galleria gallic gallon gambier gamble gambled ' +
    'gambles gamboled gamed gameplay gamey gamier gangland ganglier garaged garbage garde garget garlicky ' +
    'garnet gasses gatekeeper gathered gauche gauges gauntest gavage gayer gazer genera generalcy generale ' +
    'generally generate genes genetics genic genip genome genre gentlemanly gentlemens gentlewoman genus ' +
    'geologic geologies george germanium geyer ghibli ghosting ghoulish giblet giblets gibson gigglers ' +
    'giggles gilder gingerly gingerol girandola girded givenness glace glads glare glassiest glassless glaze ' +
    'glazier gleaming gleaning glibness glides glitzier gloating globed globosity globs globulin gloomily ' +
    'glooming glorying glosses glossies gloved glover gluiness goatfish gobbet godfather godless gofer ' +
    'goggle goggled goggling goldenest gomer goner goodlier goodness googles googling goosed goosey goosy ' +
    'gorged gorger gorget gouge gourde gracile gradate grader grads graduated grafter grafters grainy ' +
    'grampus grams grand grandad grandaddy granddaddy grandfathered grandmama grandpapa granges granma grant ' +
    'granular granulate grapelike grapey graph grapy grasp grated grates graved graven graver gravy greasier ' +
    'greave greaves greedier greenling greensand grenades grimness gripe gritrock grizzle grizzled groaning ' +
    'grooming groot groove groover groovier gross grosse grossing grotty grounding groundwork groused grovel ' +
    'grower growling grumbler guama guardian guardsmen guerilla guess guided guile guise guitarfish gulden ' +
    'gushy gusto gusts gutsy gymnastic gymnastics haberdasher hacked hackee hagar haggling hailstone ' +
    'hairstyles halftime halfway haling hallstand halma haloing halon haltered halters haman hammed hampered ' +
    'handball handbook handiest handling handlock handrest hanger hangover hanker happiest harbored harder ' +
    'hardheads hardier hardiest hardtack harem harlem harmer harmonic harmonical harmonics harmonies ' +
    'harmonise harmonium harmonize harper harried harries harrying harvested harvests harvey haslet hassling ' +
    'hatcheck hatched hatchel hatcher hatchery hatches hatted hawaiian hawker hawsepipe haymaker hazed ' +
    'headband header headiest headline headlined headlines headlock headlong headrest headship headsman ' +
    'headstock headstrong headwaiter headwaters headwind healer hearer hearing hearings hears hearst ' +
    'heartaches heartlands heathen heather heaver heavyset hedged hedgehop hedger helleborine helmed helmer ' +
    'helpmeet heman hemispheric heptagon heptagons herded herdsman hermitic heroins hewer hexed hexes ' +
    'highbinder highlanders highline hijacker hiked hilly himalayan hiney hippies hippy hirer historic ' +
    'historical histories hitchhike hitchhiked hitter hiver hoarse hoary hobbyist hobbyists hokey holdover ' +
    'holla hollo holsters homburg homeliest homeliness homesteaders homey homeyness hominess honed hones ' +
    'honeybells honeybun honeysucker honkey honky hooey hoofer hooker hoorah hooter hooved hooves hopeless ' +
    'horde horner horniest hornless hornpipe horsed horsefly horseless horseshit horseshoed horseshoer ' +
    'horseshow horsey horst horsy hospitable hospitably hosted hostel hostelers hostelries hostlers hotly ' +
    'hotplate houseboy housecoat housed houseful housekeep housepaint houser housetop housewares housewifely ' +
    'housewifery housewives hovel huddle hula hulky humane humin hummer hummock humus hunger hungover hunker ' +
    'hunky hunted hurdled hurdler hurled hurler hurley hurtle husbandly husbandry husks hussy hydro ' +
    'hydroplaned illuminate illuminated illumination illusions illustrate illustrated illustrates immigrate ' +
    'impale incensed incienso increase individually individuate indwell infanta infante infantry infantrymen ' +
    'inferior influence influenced influences inheritor injector inland inlet innate innocense inquisition ' +
    'inspected inspection inspections inspects instigator instruct instructed instruction instructions ' +
    'instructs integrity intellection intenser intensities intensity inter interaction interception intercom ' +
    'intercut interdiction interj interjection interlace interlaced interlayer intermit internal interne ' +
    'internee internees internet interpol intersecting intervention interwar intimate intuit invented ' +
    'invention inventory inverter invested investigate investigated investigates investigation ' +
    'investigations investigatory investor investors ironwork islander islanders isles jackanapes jacked ' +
    'jackers jagger jagua jambon jangle jasmin javelina jebel jello jells jested jeweled jewelled jeweller ' +
    'jewellery jigger jigsawn jogged joined joinery jointer jokester journalese journalism journalistic ' +
    'jouster jousting judged juggled jugglery juiced juicer jumped jumpier jungly junto kafir karma katakana ' +
    'kawaii keyboarders keyboarding kilt kilts kindergarteners kindergartner kingfish kinin kitchener kittee ' +
    'knacker knell knickers knifed knighted knightly knitwear knocked knolling knottier kotow krubi labeling ' +
    'labored laboured lacer laddies ladled laker lakers lamer lancet lande landed lander landes landfall ' +
    'landform landforms landler landscaped landscaper landside landward langer langue langues languor lansa ' +
    'lapin lapsing larder larger largos larry lasagne laser lasers lassie latch later lathe latke latten ' +
    'laudable lauder laughter launce launched launchers launder laundryman lawmaker lawmakers laxer layer ' +
    'layering layovers leaded leaden leaker leander leatherjack leatherneck leaver lectionary lectured leers ' +
    'leger lemmon lemony lender lends lentic lenticel leonard leonardo leotard leotards lester letterbombs ' +
    'lettered lettre lettres lever levers lewder liber libertarian libertarians libration lieutenancy lifer ' +
    'lifespan lifespans lighten lightening lightest likeness liker limner limpness linear lines linger ' +
    'linguica linguist linguists linker linstock lionet lisle listened liter literary liveness livers loader ' +
    'location locked locomote locomotion locution lodged lodger logged logion loners longbeard longboats ' +
    'longer longicorn longshot lordship lordy loser losers lotte lotuses louts louver loved lovey lower ' +
    'lowers lowry luciferin luger lugger luncheon lunge lunger lurch luther lycee lynch macao macaronic ' +
    'macer machi machining macon macron madake madden maelstroms maestri maggie magister magnates magnesia ' +
    'magnetic magneto magneton maharajah maidan maidenly mailboat mailbomb mailmen maintain maire maison ' +
    'maisonette majolica major maladies maleberry mallee maltose malts mambo mammy manacled manage managed ' +
    'manages manat mandated mandates mandating mandi mandril manet manful manga mange manger mangy manicure ' +
    'manifold manna manor manorial manos manta mantes mantiger mantilla mantissa mantra mantras mantua ' +
    'manual manually manuals manus marasca marathon marbled marbleise marbling march marchers marchland ' +
    'margarine margin marginal margins margrave maria mariachis marian mariana marianne marie marinara ' +
    'mariner mariners marita marked marketed marketer marketers marlberry marshaled marshy martel martial ' +
    'martinis martynia maryland marzipan maser masque masqueraded masquerader massager masseurs match ' +
    'matchbook matches matchet matchless mateless mater mathematical maturest maturities mayoress mazer ' +
    'mealberry mealtime meantime mecca mechanical mechanise mechanism mechanist mechanize medallist ' +
    'medallists medial median mediator mediatory medicare medicate medicinal medico meditate meditated ' +
    'meekness megacolon megalithic megaphoned megapode megatons mellon melton memories memorise memorize ' +
    'menageries menarche mention mentis mentor merlin merlon mesic mesquite metal metaphor metaphors meteor ' +
    'meteoritic meters metic metre metroidvania metroptosis meuse mezzo microcopy microscopic microscopy ' +
    'microspore microtome microwaved middy midlife midway midwifed midwifery midwived midwives migraine ' +
    'milder miles milestone milestones milfs millard mille milled millenary millepedes milliard millibar ' +
    'millihenry milline millirem millman mincer minder mined minimums minimus miniseries ministered ministry ' +
    'minor minstrelsy minter minty minuter mirrored miser missy mister mistiest mistiness mistreat mistress ' +
    'mistrust miter mithan mithraic mixer mixes moaning moans mobster mocha modelled modelling modem modes ' +
    'modillion moistness moisturise moisturize moisturized molester mommy monarchal monarchic monarchy mongo ' +
    'mongolian mongolism mongoloid monition monitored monitory monocycle monolith monos monsieur montane ' +
    'monty monumental moodboard mooed moong mooning moonlighters moonscape moonscapes moony moore moots ' +
    'mopes mopped moral moralise moralize morals morns morons morose morphine morphing mortal mortuary mosey ' +
    'mosher mosquitoes motes motet motets motherly motionless motorbiked motorcar motorcycled motorcycling ' +
    'motorise motorize motorless motorman moult mound mounding mounties mourned mourning moused mouser ' +
    'mousey mousse mousses mousy movement movements moves mowed mower mudcat muffing muffling muleteer ' +
    'muleteers muller mullet mumsy munch mungo muniments munster murine murry mussed musses musty nancy ' +
    'napes narcissism narcissist natality nativism nativist naturalise naturalised naturalism naturalistic ' +
    'naturalize naturist navigate navigated navigates navigation nazir nebulae nebular nebule neckties ' +
    'necromancy needled needless needlework negativity neighborly neighbourly nestle nettled neuronic ' +
    'neutralist newlywed newscast newsdealer nicht nieves nighties nightlife ninny noblemen nocturia ' +
    'nocturnally nocturne nocturnes noddle noir nonmember nonny noodled nopal normalcy normally norse notice ' +
    'noway nursed nympho oases oceanographic oceanography ogive ointment oleaster oliver olivet onset ' +
    'opencast operator orache oratorio oratory orchestral orchestrate orchil orchis organics organism ' +
    'organize organizes orion ornamental ornery orphaned orpiment other ottar ouster outfield outlawed ' +
    'outlawry outlay outmost outpoint outport outsmarts overacts overages overawes overcame overcoat ' +
    'overcoats overeats overhasty overhauls overlaps overlays overpass overplus oversells owned pacified ' +
    'pacifies pacifism pacifist packable packaged pacts paddled paddler paddles padlocked paganise painless ' +
    'pains painterly paisley palaeontologist palatine paleface pallor palsy paltry pampa pancaked pandar ' +
    'pander panes panga pangs panto pantry papas papercut parabola parachuted parachuter parachuting ' +
    'paradigm paradisal paralympic paralympics paralyse paramecia paramedical parametric paramour paras ' +
    'parasail parasite parching pardner pardoner parental paries paring parish parity parkin parkour parky ' +
    'parlance parley parlous parodies parodist paroling parous parring parroket parry parrying parse parsing ' +
    'parson partaker partaking parte parthenote parti participate participates parting partly partnered ' +
    'partying parvis pasha passersby password passwords paste pastern pastiest pastoral pasturage pastured ' +
    'patchier patchwork patella patellae patellar patent pathos patience patiently patsy patten pattered ' +
    'pattering patters patty patzer paunch pavis payer peace peachick peachy pearling pearly peart peasantry ' +
    'pebbled peccadillo peculator pedal pedant pedantry peddle peddlers peddles peddling peebles peeper ' +
    'pemican pemmican penal pence penchant pendent peninsular penitential penitentially pennant pennants ' +
    'penned penner penni penny pensioned pensions peons pepped peppered peppery peppier perce percolate ' +
    'percolated percolation perforce performed performs perfumed perfuse perkiest perkiness perking perron ' +
    'persona personal perter pesthole pesthouse pestled pests petar petcock petter phantasm pharos ' +
    'philadelphus philosophic philosophiser philosophizer philosophy phoned phoner phoney phonogram ' +
    'phonograph phony photocopied photocopies photographed photography physical pianism pianistic piaster ' +
    'piccalilli pickax pickled picot piddle piddling piddock piggyback piker pikers pilar pilaster pilasters ' +
    'pinch pincher pinchers pinot pinta piolet piped pirated pirogi pitahaya pitched pitchman pitchy pivot ' +
    'pixies pizzaz placated placation placeman placement placentation placer placings plague plaints ' +
    'plaiting planation planchet planetal plangent planking planner planners plantar planted plash plastered ' +
    'plateaus plated plateful platen platformer platformers plato platted playa playbook played playgoer ' +
    'pleach pleasant pliant plied plies plink plodding ploughman plumbed plumbery plummer pluses plushiest ' +
    'plushy podding poison poisoned poisoner poler polestar political politicise politicize pollster ' +
    'polynesian pooch poppa poppet porno porpoised porringer porta portable ported porter portiere portion ' +
    'portions portlier portman portrays positing position positron posseman possible postcava posthouse ' +
    'postpaid posture postured posturer pother pothouse potman pottier pouch poultice poultices pounding ' +
    'pouting prairies prance prancers prank prattler prayer preach preached preaches preachier precedent ' +
    'premonitory preppier preschool presented presenter presently preserved preset presided presidency ' +
    'presidente presides presiding presto pretence prevent prevents priciest prickle prickled pries priestly ' +
    'primate primates prime primmest primness princesse principe printed prion prioress prissier privately ' +
    'privater privates privatest priviest prized processor processors prodding professed professes ' +
    'profession profit profits programed programma programme programmed programmes projected projection ' +
    'projects proline promenaded prone prophecy prophesy prophetic prosecutor prosiest prospect prospector ' +
    'prospectus protean protease proteases protected protector protectors protested protestors protests ' +
    'proto protract provenance provender providence provident province provinces prude prudence pruned ' +
    'pruner pruno psychiatric psychical psyching psychologies psychotherapies psychotic publican puddle ' +
    'puddled puddler puddling puffed puffery puffier puffing pulpy pulse punchy punters pupal pupped ' +
    'puppetry puree pureness purge purifier purism pursed purser pursue pursy purty pushover putted putter ' +
    'puzzled puzzler pyralid pyramidal pyruvate quadruped quadruple quadrupled quart quarter quarterdeck ' +
    'quartern quarters quartier quarto queer quell quern quilt quincy quine quint quinta quirt quitter ' +
    'rabato rabbet rabbitohs racecard racecourse raced racemose racon radiated radiates radiation radii ' +
    'radioing radix raider raiding railbird railcars railhead rails raindrop raines raising rakish ramee ' +
    'ramon rance rancheros rancho ranged rangier ranker ranter rapid rapidest rapido rapier rapine rapped ' +
    'rappee rappel rarer raspier ratch ratcher ratio rationing rattled rattler raunch raunchier ravel ' +
    'ravening raves raving ravish reactor reactors readier readying realists reaped reaper reappear reavers ' +
    'rebelled receiver recension receptions receptive receptor receptors recession recipe recite reckoner ' +
    'recline reclined recorded recourse recreation recreations redactor redder redding redemption redoing ' +
    'redrawing reducing reeder refection refereed reference referent referred referrer refiner refining ' +
    'refrigerate refrigerated refrigeration refuge refuges regaining reigning reining reins rejection ' +
    'rejections reliever remaining reminder renderer renewing renin reorder repartee repeater repelled ' +
    'reported reposted reprieve reprieved reprover rescue rescued rescues research researched researches ' +
    'resection resorted restauranteur retainer retaining retention retorted retrieval retrieve retrieved ' +
    'reveille reveled revelled reversive reviewer reviler reword reworded rhine ribbony rickets rickrack ' +
    'ridder ridged ridgel rigout ringer ripper riverine rives rivet roadstead roadster robbed robbery robbin ' +
    'robing rockbound rocked rocker rocketry rockfoil rockiest rockiness roger roister roker roneo ronin ' +
    'roofed rooker rookies roomers roomette roost roper roque rosefish rosin rosining roster rotund rotundly ' +
    'rouge rouse roust roustabout routed router routs roved roves rowed rowel rubber rubin ruing ruining ' +
    'ruled rules rumen runabout runaway runaways runch runnel runnier ryder sable sabra sacculus sacrament ' +
    'sacramental saddled saddler saddlery safer safflower sagamore sager sailboard saith salade salary ' +
    'sallow sallying salmi salmonid salol salpa saltation salud salwar samara samarium samba sambista ' +
    'samphire sampling sancta sandbag sandbags sandbank sandboy sandbur sandpaper sandpapery sandstone ' +
    'sandwiched sanga sanger sanka santo santos santy sapphirine sapphism sapping saran sarcodine sardinia ' +
    'sardonic sarge satang satchel satiable satiation satin sauced saucepot saucier saver savers sawbill ' +
    'sawhorse sawing sayer sayers scabbard scala scalar scalding scaled scaler scaley scallion scalloped ' +
    'scalp scalpers scalping scaly scamp scampies scampo scandal scandals scandium scanner scanners scanning ' +
    'scansion scanting scanty scape scarfing scarp scarring scathe scatting scenting sceptred schmoozer ' +
    'scholarly schooling schoolman schoolmarm schoolwide schorl scienter scissor scissure scoke sconce scone ' +
    'scoop scooper scoot scope scorch scoreline scorning scorpio scotching scotsman scott scour scowling ' +
    'scows scream screamed screed screened screener screwy scribble scrimp scripture scriptures scrum scull ' +
    'scullion sculls sculpted sculptural sculpture sculptured sculpturer scummier scurf scuttle scuttled ' +
    'scythed seaborne sealed sealer seamanly seamed seamen seared sears sebum seceding secretase secretes ' +
    'secretly secretor secretory sedation seder sedge sedum seeding seething sefer selecting selvedge ' +
    'sepaline septation seraphic serer serial serials serine serjeant serra settable settle settled settler ' +
    'settlers sever sewed shackled shaddock shade shaded shake shaken shaker shakers shako shaky shale ' +
    'shales shallon shallower shallowest shallowly shamanic shambles shame shampooed shandy shanghaied ' +
    'shanghais shard sharking sharky sharping shave shavings shear shedding sheen sheering sheerness ' +
    'sheeting sheika sheikha shellack shelling shelly sherif shetland shibah shied shiel shielded shift ' +
    'shifting shill shilling shimmer shimmery shine shingler shipboard shipwrecked shirr shirting shirty ' +
    'shitting shiva shlep shmear shoat shock shockers shoddier shoop shooter shoots shoppe shopped shored ' +
    'shorn shortage shortens shortest shortish shortwave shorty shote shotgun shotguns shout shoved shoveled ' +
    'shoveler shoves showcased showed showman showy shred shrewd shriek shrieked shriekers shrike shriller ' +
    'shrimpy shrink shuck shutdown shutting shuttled siberian sickly sidebars sidescroller sidesman sidewall ' +
    'sideways sidling siege sienna sieved sifter sifting sighting signboard signer signers signposted ' +
    'silkiest silklike silkwood silting sincerer singe singed singling sinker sinner sired siree sires ' +
    'sisterly siting situating situation sizzling skated skeet skein skeletal skewed skewered skied skill ' +
    'skilled skilling skimmer skimpier skink skipped skippered skirting skydive skydived skylight slack ' +
    'slanting slapper slapping slater sledding sledged sledging sleeking sleeper sleepers sleet sleety ' +
    'sleight sleuthing slier slime slimmer slimy sling slinger slink slipover slipped slippery slitting ' +
    'sloop sloped sloper slops slosh slouching slower slowing sludge slump slunk slushier slushiest smack ' +
    'smallholder smallholders smarting smear smears smell smellier smelting smirching smite smoggier ' +
    'smoldered smooching smoothed smoothen smoothes smoothing smoothly smudgier smugger smuggle smuggled ' +
    'smuggles smyth snack snailfish snaked snaky snapping snared snarer snarfing snarkier snarling sneak ' +
    'sneaked sneed sneer sneering sneeze sneezed sneezes sneezing snell sneller snelling snick snide snipe ' +
    'snipes snips snobs snogging snoop snooping snootier snorkelers snorting snorts snots snottier snout ' +
    'snowball snowballs snowbank snowbell snowflake snowmobiled snuck snuggled snuggles soapfish soaprock ' +
    'soapwort soares sober soberest socialise socialised socialiser socialism socialist socialistic ' +
    'socialists sociality socialize socialized socializer sodalite solarise solarize solder soldierly ' +
    'soldiery solider solon sombrely sonny sonogram sooth sorbed sorbent sorcerise sorcerous soreness ' +
    'sorption sortable soundbox sounding sourdine souse souses sowers spaced spacer spacesuit spacey spackle ' +
    'spacy spaded spaghettini spall spandrel spangler spanker spanking spanned spanning sparing spark ' +
    'sparkle sparling spars spatting spatulate spawner speak speaker speakers spearfish spearing specialise ' +
    'specialised specialism specialistic speciality specialize specials specimen spectacle spectacled ' +
    'spector spectra spectral spectrum speculator speculators speedily speeding speer speller spellers ' +
    'spelling spelter spending spherule sphincter sphinges spiced spicer spicily spick spicy spiderly ' +
    'spidery spieling spiffier spike spiker spikes spile spilling spilt spindler spine spines spink spinner ' +
    'spinners spire spires spiritus spite spitting spitz splice splinted splinter splinters splintery ' +
    'splitter splitting spoil spokesman sponged sponger spongers spongy spooring sporing sporting sportscast ' +
    'sportsmen sportswear sportswoman spottier spotting sprained sprang sprawler spraying spree spreeing ' +
    'sprig springer springlike springtide springy sprinkle sprinkled sprinkler sprinkles sprinkling sprint ' +
    'spritz sprouted spruced sprucely sprucer sprucest sprucing sprue sprung spunk spurning spurring ' +
    'spurting spying squad squally squared squarely squarer squarest squarish squark squashed squashy ' +
    'squeaker squeegeed squeezed squeezer squeezers squeezes squib squier squill squinter squire squired ' +
    'squirm squirrelly squirt squirted squish stabile stablest stabling stably stabs staddle stadtholder ' +
    'stagecraft staged stagehands stagey stagnate stagy staid stain stakeholder stakeholders staler stales ' +
    'staling stalk stalling stallman stamp stanching stand standpat standpipe stapes staph staple stapled ' +
    'stares stargaze starks starless starlet starlets starring starshine start starting startles startling ' +
    'starts starveling starving statecraft stater statesman stateswoman statin stationed stationers ' +
    'statistical stats stature status statuses statute statutes stays steadman steal steamer steamers ' +
    'steamroll steamrolled steeling steelworks steeper steeping stellate stepbrother stepfather stephead ' +
    'stepped steppers stepson stereoscope sterling stern steve stewarded stewards stewed stickily stickle ' +
    'stickler stiff stifle stile stiles stillest sting stinger stingers stingier stingily stinging stink ' +
    'stinking stinks stint stipe stirk stirling stirs stith stock stockhorn stockroom stolider stomp stoned ' +
    'stoner stonework stonewort stoney stooling stoplight stopper stopping stored storer storing stormily ' +
    'storming storyline storylines stour stover stowing stows straddle strafing straggler straighter ' +
    'strained straiten stranded stranding strangely strangest strangle strangled strangler stranglers ' +
    'strangles strap straying streaked streaker streakier streambed streamed streamlet streep streusel ' +
    'strewing striation striations stricken strickle strident strider strike strikes striking string ' +
    'stringer stringy striper striping striver striving stroll strom stronger strop strout strove strum ' +
    'strung strut struts studding studious studly studs stuff stumbles stumpy stunk stunting stupider sturdy ' +
    'sturgeon stylise stylised stylistic subbed subclasses submachine submariner submit subset subsets ' +
    'suburbans succulence succulency succumbs suckle sudan sudation suffer sugarcoat sugary suing suitable ' +
    'sulphide sultana sumerian summarise summarises summarize summat summed summerise summerize summery ' +
    'summitry summoner sumner sunbathe sunbather sunblind sunburns sundries sunned sunroof sunrose sunshade ' +
    'sunshiny sunstone suntan sunways supercar supercargo supercars superego superhet superhuman superior ' +
    'superiors supermen superstar superstars superwoman suppertime surer surfboat surfed surmounted surprise ' +
    'surround surrounds surveyed survival survived survives survivor survivors suttee sutter suturing ' +
    'swaddle swage swale swallowed swallower swami swampy swamy swanking swapping sward swarming swear ' +
    'swearers swears sweat sweated sweatier sweating sweatshop sweatsuit sweetheart sweetleaf sweetmeat ' +
    'sweetsop sweety swell swelling swelter swept swill swilling swimmeret swimwear swine swinge swinger ' +
    'swingers swink swipe swirly swoon swoop swordsman sworn swung synset synthesise synthesised synthesiser ' +
    'synthesize synthesized synthwave syringa syringed tabla tacker taekwondo tagline tahitian taillight ' +
    'tailored tailplane tailwort taira taken taker talismanic talker tallying tallyman tamable tamarind ' +
    'tamarindo tamarisk tameable tanga tangiest tanked tanner tannery tantra taper tapes tarantella taras ' +
    'targa tarrier tasker taster tayra teaches teahouse tealight tealights teamster teamsters tearier ' +
    'technical teenaged teensier tegument telephoned telephoner telephonic telephoning telephony telephoto ' +
    'telescoped telescopic telescopy telethon televising tellers tempe tempera template templet temporal ' +
    'tempters tench tenon tensor tensors tepee teras teriyaki terminable terminally terminus terracing ' +
    'terrain terrane terrorism tetanic tetra texan texans texts thatcher thatches thaw theatrics therapies ' +
    'therapsid thermion thermite thermometry thermoset thicke thicken thickens thicker thickest thickset ' +
    'thinners thirster thrash threaded thready threat threaten threefold thresh throe throes thrombose ' +
    'throng throstle throve thrust thundercloud thundered thundery thunk thwarter tibby tiber ticket ' +
    'tickling tiddler tigger tiler timer timeworn tinctured tingling tinker tinkling tipped tippet tippler ' +
    'tippling titania titanium titian toasted toasty tobogganing toddle toddled toddy toile toiled ' +
    'toiletries toiletry toked tokes tollhouse toner tonsilla tooken toolhouse toolmaker toothy toots topee ' +
    'topical topics topper torah tornadoes tornillo torts tortured totes toucanet touch tourism touristic ' +
    'touristry touristy tournedos tours towed towel townee towser tracer tracker trackers traction trade ' +
    'traded trades tradesman traducer tragical trailer trailers trained trainee trainees trait traitor ' +
    'traitors tramline trampling transformer transformers transponder transponders transport transported ' +
    'transports trapped traveled travelled travelog trawled treachery tread treasured treasurer treasury ' +
    'treat treater trebling trembler tribesmen tribunal tribunals tribute tributes trick trickery trickier ' +
    'tricyclic trifled trifler trifling trigonal trill trilobate trilobated trimester triple tripled triples ' +
    'tripling triune troat trolled trolleybuses tromp tropic tropically tropisms troth trotters trouper ' +
    'trouser truant truce truckled truckler truckles trump trumped trumpery trunnel tryout tuareg tubby ' +
    'tucker tudor tumble tumbled tumor tunes tunic tunics tunney turbaned turbinate turkle turnkey turnstile ' +
    'turnstiles turnup turtler tuscan twaddler twain tweet tweeters twiddler twinkler twisted twitter tycoon ' +
    'typewrite typewritten typewrote typhon tyrone tyros umbellar umbra umpirage umpired underboss ' +
    'underclass underfed underlays underpaid underpants underpart underparts underpay underpins underplays ' +
    'underrate underrated underseal undersell undertaker underused underwear underwriter underwriters ' +
    'universal universality unread uther vacation vacationed vacations valences vaporwave varlet vaunt ' +
    'venire ventilate ventilated ventilation ventilatory verandah verandahs vermouth vernonia veronal ' +
    'veronica vesta vestibular vestiture veterinaries vicing viler villainy villar ville villein vinegary ' +
    'vineland vintager viols vising vocalize voila volcanism volley volumeter volunteerism volva vulturine ' +
    'wadding wader waders wades wafer wafers waffled waffler wager wagers wages wailer wailers waite waited ' +
    'waiver waker wakes waled walkers walled waller wallow wally waltzed waltzes wandered wandflower wanes ' +
    'wangler wanner wanton warble warbled warders wardress warehoused warehouser wares warhorse warrens ' +
    'washhouse wasters wasteyard wastrels watchers waterbed waterfowl waterier waterman watermark watermeal ' +
    'waterski waterworks wattled wavers waxer waxing weaker wearer weaselly weatherman weave weaved weaves ' +
    'wedder wedging weeder weighs weight weighted weightlift weighty welded weller welter wench wending ' +
    'wends werewolves westside wetly whaler wheaties whipper whish whisk whisked whisker whiskers whiskery ' +
    'whist whistled whistler whitetail whitewall whitfield whittle whittled whittler whole whooshed ' +
    'whorehouse wicked widowed wights wigmaker wigwag wilder wildland wiles willet willies willowy winch ' +
    'winder windfall windsurfed windward winger winks winner winnow winos wintered wisher witchery witchy ' +
    'witter wizardly wizardry wondered wonderer woodbine woodborer woodcock woodman woodsier woodward ' +
    'woodwind woodwork workhouse workpiece workspace workwear wormer worser worship worships wrack wrangle ' +
    'wrangled wrath wreak wreathe wreckage wrenched wrester wrestle wrestled wretch wrick wrier wriggler ' +
    'wrights write writes yacca zamia zippy',
)
