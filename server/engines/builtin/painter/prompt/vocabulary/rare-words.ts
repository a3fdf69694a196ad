import { wordSet } from './table.ts'

/** English words that nothing is drawn for and that are spelt nearly like a word of the tables. */
export const RARE_WORDS = wordSet(
  'abstractly abstractor acetic actinism adience adobo adust adventured aerofoil aeronaut agnate agraphia ' +
    'airpost alate alchemic alchemise alchemistic alchemize allocator alluvium ambulant ambulate amidship ' +
    'ammoniac ammoniate ammoniated ammonify ammonitic ammonium amour amphitheatric amphoric anaphora ' +
    'anarchism andrenid aneroid angled animated animates animations anodes antedate antedated antic ' +
    'antipasto antipope antler apostate appendant apractic apter aralia archaeologic archaise archaize ' +
    'archine archipelagic archiving argemone armory armoury artesian artsiest ascendant astir astrodome ' +
    'astrogate astrology astronautic astronomic ataractic atole atomize attar attendance attender attending ' +
    'attestant attester audition auditory auklet auroral aurorean autarchic axles axletree babble babbling ' +
    'backband backbiter backdate backspacer backstair backstay backtalk bailment bakehouse baldness baled ' +
    'ballcock ballista ballock baluster balusters bandiest banditry baneberry banished banneret banting ' +
    'barbacan barbarise barbarity barbarize barbarous barbecued barbet barde bareness barfs bargee bargello ' +
    'bargeman barkeeper baronets barracouta barye basaltic based basely baseness basest basilican basing ' +
    'basked basswood bathometer bayberry bayonets beadsman beanball bedstead beget beggarly beggary belie ' +
    'belike bellower bellying bennie benthos berceuse bewilder bicycled bicycler bicyclic biddy biggies ' +
    'bilocular bingle biologic biologism biologistic biovular birdcall birdlime birdwatch birle bishopry ' +
    'bistre bistroic bitchery bitchier bitternut blackball blackdamp blackguard blacktop blackwater ' +
    'blaeberry blamer blandest blase blate blazed blisters blistery blobbing blockish blooding bloodroot ' +
    'bloodying blown blowsy blowzy bluebill bluegill bluffest blunting blurring blurting bluster blusterer ' +
    'boatbuilder bobbling boggling boliviano bollock bolometer bonavist boobs boogies bookbindery bookdealer ' +
    'bookies bookmaker bookstall boothose bootie bootlegged boozy boron bossiest botanise botanize botchy ' +
    'botnet bottler bouldery bourgeon boxberry boxen brace braces bractlet brail brake brakes branchia ' +
    'branchlet branchy brassard brassbound brassiest braved bravo brawled braze breathers breezed breezily ' +
    'breve briar briary brisance brisken brisker briskest britches broiling brooking brushy brusk bruskest ' +
    'buckboard buffed bugle bugologist bulbil bullfight bullocky bullyboy bullying bungaloid bunglers bunter ' +
    'buret burrow busman butcherly butterbur butterfat butternut buttony butty buzzword cabbies cabinetry ' +
    'cabotage cadent calabura calculate calculated calculation calender calligraph campanular campanulate ' +
    'campier campmate campong cancan candled candlewick canoodle canty canvass capitalism capitalizes capiz ' +
    'capriole capsular capsuled caracara caracole caracul caragana caraways carbonado carbonation carinal ' +
    'carjacker carjacks carmaker carousal carouse carouser carpel carpenteria carping carpus carroty ' +
    'carrycot carryout cartage cascabel casern casseroled castled castling catapultic catchier catechin ' +
    'cathedra cattie cattleya caveat cedarn cedillas celebrator celeriac celerity cellaret cementite ' +
    'centaury cerate cerebration cerebrum ceric certificated chaffing chaldron chamberlain chamfron champing ' +
    'chanal chandelle chapeau chaplet chapping charier chariest charmed charr charters chartist chartreuse ' +
    'chauffeuse cheerlead cheeseboard cheeselike chemise chemosis chert cherty cherubic chickeree chickpea ' +
    'chicle chieftaincy chillers chimeral chimeric chinchillon chipboard chirk chivy chokey choler choleric ' +
    'chompers chopsteak choreograph choreographed choreographic choreography christens chrysopid churchly ' +
    'churr chyle cicatrice cisco citrous clamber clasping clast clayware cleanlier cleaving clerid climates ' +
    'climatic clinid clivers cloakmaker clobber cloches clomping clonic closeout clothe clothespin cloven ' +
    'clowder clownish clubbed clumber clumping coapt coastland coastwise coattail cobia cockades coelogyne ' +
    'coffer cognation coiffing collaring colonize colophon colorfully colostrum colubrid columbite columbium ' +
    'columnar comal comedown cometary cometic command commends commonest communed communing communion ' +
    'communistic communities community compacter compacts compline comports compos concerting concertise ' +
    'concertize condoes condole condoled confectioneries confectionery confections conflict confound ' +
    'congener conses consomme consumable conto contracture contusion conventicle convince convolve cookery ' +
    'cookfire copal copied copra copters coquette coralberry cordovan corer corker cornballs corncrake ' +
    'cornel cornflour corniest cornsilk cornu coroner corposant corrector corydalis cotan cottager couchette ' +
    'counsels countable countercoup countryfied countywide courser courtesy courtlier cousinly couth covet ' +
    'cowherb coyer crabbier crackled cracksman cradled cragsman crampfish crampoon crankier crated creakier ' +
    'creamery creamier creamiest creaming creasing credence creel creese cremates crenation cress cresting ' +
    'crimping cristal croak crochets crockery crocket crocketed crossbones crosstalk crossways crowberry ' +
    'crusaded crustier crusting cryostat cultism cushier cushiony cuspid cutch cuttle cyclonal cyclonic ' +
    'cyclopia cyclosis daises dampness dappling darkling daughterly deaconess deadlight deadness deafness ' +
    'dearness decaliter decameter decanted deckhands deepness deferent deferment deflective deftness deify ' +
    'demander demister demob demonise demonism denturist departer depictive depute descanted detergence ' +
    'detergency determent detersive detractive diaphone dimpling dinkey dinned diplococcus diplomate ' +
    'diplopia discipline dishwater docket dodged dodgers doggo dolman dolomitic domine dominion dooryard ' +
    'dosshouse doughtier doughy doura dovetailed draftier dragger dragoman dragonet drape drearily drily ' +
    'drizzled drizzly droll drome dross drugging duckpins ductless dudgeon dumbness dumpcart dumpsite dunner ' +
    'dustpan dynamise dynamited dynamiter dynamize eagerest eaglet eagre earthborn earthing earthward ' +
    'economic economizes elver embroider embroiderer emending enchanters enginery engrave enthusiasm ' +
    'enthusiastic entremets envelop erring escalader etymologist eulogium euphonic euphonious euphonous ' +
    'euphorbium europium evenest evensong everglade everting evincing exhalation exploiter eyeglass facet ' +
    'falchion falconry farmplace fauces feats feist felloe felly ferny festively fiddly figeater figurer ' +
    'filch filmy filter firebrick fireclay fireroom fireweed fishbone fishier fishtail fitly fitted flambe ' +
    'flamen flapped flatbrod flippies floury flout fluor fluoresce flurried flurries foeman fogbound fogey ' +
    'fomenter footbath footfall footless footrests footwall fores foresees forestiera foreswear forewarn ' +
    'forewoman forgoes formless framer frangipane freeze fringe fritter frostily frostweed frothily frowsty ' +
    'fruitage fruiterer fuddle fudged fuggy fumigate fundus fungous gages gaggles gallberry galled gamey ' +
    'gamier gangland garaged garget garlicky gatekeeper gauntest gavage gazer generalcy genetics genic genip ' +
    'geologies ghosting ghoulish giblet gigglers gingerly gingerol girandola girded givenness glace glads ' +
    'glassless glazier glibness globed globosity globulin gloomily glooming glossies gluiness goatfish ' +
    'gobbet goggling goldenest goodlier goosy gorged gorger gorget gourde gracile gradate grader grads ' +
    'grafters grampus granulate grapelike grapey grapy grated grates graved graven greasier greave greedier ' +
    'greenling greensand grenades grimness gritrock grizzle groover groovier grotty groundwork grumbler ' +
    'guama guitarfish gushy haberdasher hackee hailstone haling hallstand halma haloing halon haltered ' +
    'halters hammed handbook handiest handlock handrest hangover hardheads hardier hardiest harmonical ' +
    'harmonise harried haslet hatchel hatted hawsepipe haymaker hazed headlock headrest headsman headstock ' +
    'headwaiter headwaters headwind healer hearer heartlands heathen heaver hedged hedgehop hedger ' +
    'helleborine helpmeet heptagons hermitic heroins hewer hexed hexes highbinder hilly hirer historic ' +
    'historical histories hitter holdover holla hollo homburg homeliest homeliness homeyness honeybells ' +
    'honeysucker honkey hoofer hooker hoorah hooter hooved hooves horniest hornless hornpipe horsed horsefly ' +
    'horseshit horseshoed horseshoer horseshow hospitably hostelers hostelries hostlers hotly hotplate ' +
    'housecoat housekeep housepaint housetop housewares housewifely housewifery huddle hulky humin hummock ' +
    'hurdler hurler hurtle husbandly husks illuminate illuminated illumination immigrate incensed incienso ' +
    'increase individuate indwell inheritor innocense inquisition inspected inspections inspects ' +
    'intellection inter interj interjection interlace interlaced interlayer intermit internees intuit ' +
    'invested investigatory ironwork jackanapes jagua jambon javelina jigsawn jointer jokester journalese ' +
    'juggled jugglery jungly junto kafir keyboarders kindergarteners kindergartner kingfish kinin kittee ' +
    'knacker knickers knitwear knottier kotow krubi lacer lamer landler landside languor lansa lapin lapsing ' +
    'largos lassie latke latten laudable laughter launce launder laundryman lawmakers laxer layovers leaker ' +
    'leatherjack leatherneck leaver lemony lentic lenticel letterbombs lewder libration lieutenancy ' +
    'lifespans lighten lightest limner limpness linguica linstock lionet liveness locomote locution lodged ' +
    'logion longbeard longicorn longshot louver luciferin lugger lunger lycee lynch macaronic machining ' +
    'madake maelstroms maestri magneton maidenly mailboat maisonette majolica maleberry maltose manat ' +
    'mandril manful manicure mantes mantiger mantilla mantissa manually marasca marbled marbleise marbling ' +
    'marchland marlberry martynia masqueraded masquerader masseurs matchet matchless mateless mathematical ' +
    'maturest maturities mayoress mazer mealberry mechanise mechanist mechanize mediatory meekness megacolon ' +
    'megapode memorise menageries menarche mention mentor merlon mesic meteoritic metic metroptosis ' +
    'microcopy microspore microtome microwaved middy midwifed midwived migraine miles milfs millenary ' +
    'milliard millibar millihenry milline millirem mincer minder minstrelsy mistreat mistrust mithan ' +
    'mithraic mixes modelled modillion moistness moisturise moisturize moisturized monarchal monarchic ' +
    'mongolism monition monitory monocycle montane moong moonlighters moonscapes moony moots moralise ' +
    'moralize morns morphine mortal mortuary motorcycled motorise motorize motorless mouser mudcat muffing ' +
    'muleteers munch muniments murine napes narcissist natality nativism nativist naturalise naturalize ' +
    'naturist nebular nebule necromancy needled needlework negativity nestle nettled neuronic neutralist ' +
    'newscast newsdealer nighties nocturia nocturnally noddle nonmember nopal normalcy normally notice noway ' +
    'oceanographic ogive ointment oleaster opencast operator orache oratorio oratory orchil orchis organics ' +
    'organism organizes ornamental ornery orpiment ottar outlawry outmost outpoint outport outsmarts ' +
    'overacts overawes overeats overhasty overhauls overlaps overlays overplus pacified pacifies pacifism ' +
    'pacifist packable paddled paddler paganise pallor pancaked pandar pander panga parachuter paradisal ' +
    'paramecia paramedical parasail pardoner paries paring parky parlous parodist paroling parous parring ' +
    'parroket parrying partaker parthenote parvis pastern pastiest pastured patchier patellae patellar ' +
    'pattered patters patzer paunch pavis peachick pearling pebbled peccadillo peculator pedant peddle ' +
    'pemican pemmican pendent peninsular penitential penitentially penni pensions pepped peppery peppier ' +
    'percolate percolated percolation perforce perfuse perkiness perking perter pesthole pesthouse pestled ' +
    'petcock pharos philadelphus philosophic philosophiser philosophizer philosophy phoner phonogram ' +
    'photocopied photocopies pianism pianistic piaster piccalilli picot piddle piddling piddock piggyback ' +
    'pikers pilaster piolet pirogi pitahaya pitchman pitchy pizzaz placation placeman placentation planation ' +
    'planetal plangent plantar plash plateful platen playgoer pleach pliant plies plodding ploughman plumbed ' +
    'plumbery plushiest plushy poler polestar politicise politicize poppet porpoised porringer portable ' +
    'portiere positron posseman postcava posthouse postpaid postured posturer pother pothouse potman ' +
    'poultices pouting prattler preachier premonitory preppier priciest prickle prickled pries primness ' +
    'prion privater privates privatest priviest profits programed programma proline promenaded prophecy ' +
    'prophesy prosiest prospect protean protract provender prude pruner pruno psychiatric psychologies ' +
    'psychotherapies psychotic puddled puddler puddling puffier pulpy punters pupal pureness purifier purism ' +
    'pursed pursy pushover pyralid quarterdeck quartern quern quint quirt quitter rabato rabbet racecard ' +
    'racemose racon radiated radiation radioing railbird rakish ramee rangier ranker ranter rapidest rapine ' +
    'rappee rappel raspier ratch rattled rattler raunch raunchier ravening readier readying reaped rebelled ' +
    'reckoner reclined redactor redoing redrawing refection refiner refrigerate refrigerated refrigeration ' +
    'renin repelled reprover reveled revelled reversive reviewer reviler ribbony rickrack ridgel rigout ' +
    'roadstead rockbound rockfoil rockiest rockiness roister roneo roomers roomette rosefish rosining rotund ' +
    'rotundly roustabout routs roved roves rowel rumen runabout runch runnel runnier sabra sacculus saddled ' +
    'saddler saddlery safflower sagamore sailboard salade salary sallow sallying salmi salmonid salol salpa ' +
    'saltation salwar samarium samphire sandbank sandboy sandbur sandpaper sandpapery sapphirine sapphism ' +
    'sapping saran sarcodine satang satiable satiation satin sauced saucepot saucier sawbill sawhorse ' +
    'scabbard scalar scaler scaley scalpers scampies scampo scandium scansion scanty scarfing scathe ' +
    'scenting sceptred schmoozer schoolman schoolwide schorl scienter scissure scoke sconce scorch scotching ' +
    'scowling scribble scrimp scullion sculpturer scurf scythed seamanly seamed sebum seceding secretase ' +
    'secretor sedum selvedge sepaline septation seraphic settable settled shackled shaddock shako shallon ' +
    'shallowest shallowly shambles shandy shanghais sharking sharping sheering sheeting sheika sheikha ' +
    'shellack shibah shimmery shingler shirr shirting shirty shlep shmear shoat shockers shoddier shored ' +
    'shortish shote showcased shriek shrieked shriller shrimpy sidebars sidesman sidewall siege sieved ' +
    'sifter signboard silklike silkwood silting sincerer situating skein skimmer slapper sleety sleuthing ' +
    'slimy slink slipover slosh slushier slushiest smallholder smarting smellier smelting smirching ' +
    'smoldered smoothen smoothes smudgier smugger smuggled smuggles snailfish snaky snarer snarfing snarkier ' +
    'sneering sneezing snick snips snogging snorts snots snottier snowbank snowmobiled snuck snuggled ' +
    'soapfish soaprock soapwort soberest socialise socialised socialiser sociality socializer sodalite ' +
    'solarise solarize soldierly soldiery sombrely sonogram sorbed sorbent sorcerise sorcerous soreness ' +
    'sorption soundbox sourdine souses sowers spackle spacy spaded spaghettini spall spandrel spanker ' +
    'sparling spatting spatulate spawner spearing specialise specialised specialism specialistic speciality ' +
    'specialize specials specimen spectacled spelter spherule sphinges spicily spick spiderly spidery spile ' +
    'spilt splinted splintery spongers spooring sporing sportscast sprawler spreeing springlike springtide ' +
    'springy sprucely sprucest sprue spurning squally squarer squarest squarish squark squashy squeegeed ' +
    'squeezed squeezers squeezes squill squinter squired squirm stabile stably staddle stagecraft stagehands ' +
    'stagey stagnate stagy staid staler stales staling stanching standpat standpipe stapes stapled stargaze ' +
    'starless startles starveling statecraft stater stateswoman statin stationers statistical steamroll ' +
    'steamrolled steeling steeping stellate stephead stereoscope stewarded stickily stickle stifle stingier ' +
    'stingily stirk stockhorn stockroom stolider stonework stonewort stormily stowing stows straddle ' +
    'strained straiten streaker streakier streambed streamlet streusel strewing striation strickle stringy ' +
    'striping striver striving strum studly stylise suburbans succulence succulency succumbs suckle ' +
    'sudation sulphide summerise summerize summery summoner sunbather sunblind sunburns sundries sunned ' +
    'sunroof sunrose sunshade sunstone suntan supercargo superego superhet surfboat survival survived ' +
    'survives suttee suturing swaddle swage swale swanking sward swearers sweatier sweating sweatshop ' +
    'sweatsuit sweetleaf sweetmeat sweetsop swelter swilling swimmeret swinge synset synthesise syringa ' +
    'tacker taekwondo tailwort talismanic tallying tallyman tamable tamarindo tamarisk tameable tanga ' +
    'tangiest tannery tantra tarantella tarrier taster tayra tealights teamster tearier teensier ' +
    'tegument telephoner telephoning telescoped telescopy televising tellers templet tempters tenon tensors ' +
    'teras teriyaki terminable tetanic tetra thatches therapsid thermion thermometry thermoset thicken ' +
    'thickset thinners thirster threefold thresh throe thrombose throstle throve thundery thunk thwarter ' +
    'tickling tiddler tiler timeworn tingling tinkling tippet tippler tippling toddled toiletry toked tokes ' +
    'tollhouse tonsilla toolhouse toolmaker toothy topee tornillo torts tortured toucanet touristry touristy ' +
    'tournedos tours townee traducer tragical tramline travelog trawled treat treater trebling trembler ' +
    'tricyclic trifled trifler trifling trigonal trilobate trilobated triune troat tropically tropisms ' +
    'truant truckled truckler truckles trumpery trunnel tumbled tunes turbaned turbinate turnkey turnstile ' +
    'turnup turtler twaddler tweet tweeters twiddler twinkler typewrite typewrote tyros umbellar umbra ' +
    'umpirage underboss underclass underfed underlays underpart underpay underpins underplays underseal ' +
    'undersell underused underwriter unread vacationed vacations varlet vaunt venire ventilate ventilated ' +
    'ventilation ventilatory vermouth vernonia veronal vestibular vestiture vicing viler villainy villein ' +
    'vinegary vintager viols vising vocalize volumeter volva vulturine wadding wader wades waffler wages ' +
    'wailer waker wally waltzes wandflower wanes wangler warbled warders wardress warehoused warehouser ' +
    'wares warrens washhouse wasters wasteyard waterbed waterier watermark watermeal waterworks wavers ' +
    'weatherman wedder wedging weeder weightlift welter wends westside wetly whish whiskery whist whistled ' +
    'whitetail whitewall whittle whittled whittler wights wigmaker wigwag wiles willet willies willowy winks ' +
    'winnow winos wisher witchery wizardly wonderer woodbine woodborer woodsier workwear wrangle wrangled ' +
    'wreathe wrester wrick wrier wriggler yacca zamia zippy',
)
