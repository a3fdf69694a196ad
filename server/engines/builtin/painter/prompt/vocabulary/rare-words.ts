import { wordSet } from './table.ts'

/** English words that nothing is drawn for and that are spelt nearly like a word of the tables. */
export const RARE_WORDS = wordSet(
  'abstractly abstractor acetic actinism adience adman admen adobo adust adventured aerofoil aeronaut ' +
    'agnate agraphia airpost alate alchemic alchemise alchemistic alchemize alienate allocator alluvium ' +
    'ambulant ambulate amidship ammoniac ammoniate ammoniated ammonify ammonitic ammonium amour ' +
    'amphitheatric amphoric anaphora anarchism anarchistic andrenid aneroid angled animated animates ' +
    'animation animations anodes antedate antedated antic antigens antipasto antipope antler apostate ' +
    'appendant apractic apter aralia archaeologic archaise archaize archine archipelagic archiving argemone ' +
    'armory armoury artesian artiest artsiest ascendant astir astrodome astrogate astrology astronautic ' +
    'astronomic ataractic atole atomize attar attendance attender attending attestant attester audition ' +
    'auditory auklet auroral aurorean autarchic automobiled axles axletree babble babbling backband ' +
    'backbiter backdate backdated backspacer backstair backstay backtalk bailment bakehouse baldness baled ' +
    'ballcock ballista ballock baluster balusters bandiest banditry baneberry banished banishes banneret ' +
    'banting barbacan barbarise barbarity barbarize barbarous barbecued barbet barde bareness barfs bargee ' +
    'bargello bargeman barkeeper baronets barracouta barye basaltic based basely baseness basest basilican ' +
    'basing basked basswood bathometer bayberry bayonets beadsman beanball bedstead beetled beget beggarly ' +
    'beggary belie belike bellower bellying bennie benthos bents berceuse beriberi betiding bewilder ' +
    'bicycled bicycler bicyclic biddy biggies biked bilocular bingle biologic biologism biologistic biovular ' +
    'birdcall birdlime birdwatch birle bishopry bistre bistroic bitchery bitchier bitternut blackball ' +
    'blackdamp blackguard blacktop blackwater blaeberry blamer blandest blankest blase blasters blate blazed ' +
    'bleaker blisters blistery blobbing blockish blogged blooding bloodroot bloodying blousing blown blowsy ' +
    'blowzy bluebill bluegill bluffest blunting blurring blurting blushers bluster blusterer boatbuilder ' +
    'bobbled bobbling boggling boliviano bollock bolometer bonavist bongs bonniest boobs boogies bookbindery ' +
    'bookdealer bookies bookmaker bookstall boothose bootie bootlegged boozy borne boron bossiest botanise ' +
    'botanize botchy botnet bottler bouldery bouncier bourgeon boxberry boxen brace braces bractlet brads ' +
    'brail brake brakes branchia branchlet branchy brassard brassbound brassiest braved bravo brawled braze ' +
    'breathers breezed breezily breve briar briary bricking brighten brisance brisked brisken brisker ' +
    'briskest britches broach broiling brooking bruisers brushy brusk bruskest brutes buckboard buffed ' +
    'buffer bugle bugled bugologist bulbil bulldozed bullfight bulling bullocky bullyboy bullying bunching ' +
    'bungaloid bunging bungler bunglers bunter buret burrow busman butcherly butterbur butterfat butternut ' +
    'buttony butty buzzword cabbies cabinetry cabotage cadavers cadent calabura calculate calculated ' +
    'calculation calender calligraph campanular campanulate campier campmate campong cancan candled ' +
    'candlewick canoed canoodle cantered canty canvass capitalism capitalistic capitalize capitalizes capiz ' +
    'capriole capsular capsuled caracara caracole caracul caragana caraways carbonado carbonation carinal ' +
    'carjacker carjacks carmaker carousal carouse caroused carouser carpel carpenteria carping carpus ' +
    'carroty carrycot carryout cartage cartography cascabel casern casseroled castled castling catapultic ' +
    'catchier catechin cathedra cattie cattleya caucuses caveat cedarn cedillas celebrator celeriac celerity ' +
    'cellaret cementite centaury cerate cerebration cerebrum ceric certificated chaffing chaldron ' +
    'chamberlain chamfron champing chanal chancier chandelle chapeau chaplet chapping charier chariest ' +
    'charmed charr charters chartist chartreuse chauffeuse cheerlead cheeseboard cheeselike chemise chemosis ' +
    'chert cherty cherubic chewiest chickeree chickpea chicle chieftaincy chillers chimeral chimeric ' +
    'chinchillon chipboard chirk chiselers chits chivy chokey choler choleric chompers chopsteak choreograph ' +
    'choreographed choreographic choreography christens chrysopid churchly churr chyle cicatrice cisco ' +
    'citrous clamber clamming clamored clarioned clasping clast clayware cleanlier cleaving clerid climates ' +
    'climatic clinid clivers cloakmaker clobber cloches clods clomping clonic closeout clothe clothespin ' +
    'cloven clowder clownish clubbed clumber clumping coapt coastland coastwise coattail cobia cockades ' +
    'coelogyne coffer cognation coiffing collaring colones colonize colophon colorfully colostrum colubrid ' +
    'columbite columbium columnar comal comedown cometary cometic command commends commonest communed ' +
    'communing communion communistic communities community compacter compacts completer compline comport ' +
    'comports compos concerting concertise concertize concreting condoes condole condoled confection ' +
    'confectioneries confectionery confections conflict confound congaing congener conses consomme ' +
    'consumable conto contracture contusion conventicle convince convolve cookery cookfire copal copes ' +
    'copied copra copter copters coquette coralberry cordovan corer corker cornball cornballs corncrake ' +
    'cornel cornflour corniest cornsilk cornu coroner corposant corrector cortical corydalis cosmoses cotan ' +
    'cottager couchette counsels countable countercoup countless countryfied countywide courser courtesy ' +
    'courtlier cousinly couth covet cowherb coyer crabbed crabbier crackled cracksman cradled cragsman ' +
    'crampfish crampoon craned crankier crated creakier creamery creamier creamiest creaming creasing ' +
    'credence creel creese cremates crenation cress cresting criminally crimping cristal croak crochets ' +
    'crockery crocket crocketed crossbones crosstalk crossways crowberry crusaded crustier crusting cryostat ' +
    'cultism cushier cushiony cuspid cutch cuttle cyclonal cyclonic cyclopia cyclosis daises dampness ' +
    'dappling darkling daughterly deaconess deadlight deadness deafness dearness decaliter decameter ' +
    'decanted deckhands deepness deferent deferment deflective deftness deify demander demister demob ' +
    'demonise demonism denturist departer depictive depute descanted detergence detergency determent ' +
    'detersive detractive diaphone dicker dimpling dinkey dinned diplococcus diplomata diplomate diplopia ' +
    'directer discipline dishwater docket dodged dodger dodgers doggo dolman dolomitic domine doming ' +
    'dominion dooryard dosshouse doubling douches doughtier doughy doura dovetailed draftier dragger ' +
    'dragoman dragonet drape drearily drily drizzled drizzly droll drome droned droopier dross drugging ' +
    'duckpins ductless dudgeon dumbness dumpcart dumpsite dunner dustpan dynamise dynamited dynamiter ' +
    'dynamize eagerest eaglet eagre earthborn earthing earthward eases economic economies economize ' +
    'economizes elver embroider embroiderer emending enchanters enginery engrave engraved enthusiasm ' +
    'enthusiastic entremets envelop erring escalader etymologist eulogium euphonic euphonious euphonous ' +
    'euphorbium europium evenest evensong everglade everting evincing exhalation exploiter eyeglass facet ' +
    'falchion falconry farmplace fauces feats feist felloe felly femora ferny festively fetter fiddly ' +
    'figeater figurer filch filmy filter firebrick fireclay fireroom fireweed fishbone fishier fishtail ' +
    'fitly fitted flambe flamen flapped flatbrod flattest flightier flippies flippy floury flout flukiest ' +
    'fluor fluoresce flurried flurries foeman fogbound fogey fomenter footbath footfall footless footrests ' +
    'footsies footwall fores foresees forestation forestiera foreswear forewarn forewoman forgoes formless ' +
    'framer frangipane freeze fringe fritter frostily frostweed frothily frowsty fruitage fruiterer fuddle ' +
    'fudged fuggy fumigate fundus fungous furriest gages gaggles gallberry galled gamboled gamey gamier ' +
    'gangland ganglier garaged garget garlicky gatekeeper gauges gauntest gavage gazer generalcy genetics ' +
    'genic genip genus geologies ghosting ghoulish giblet gigglers gingerly gingerol girandola girded ' +
    'givenness glace glads glassiest glassless glazier gleaning glibness glitzier globed globosity globulin ' +
    'gloomily glooming glorying glossies gluiness goatfish gobbet goggled goggling goldenest goodlier goosy ' +
    'gorged gorger gorget gourde gracile gradate grader grads grafter grafters grampus granges granulate ' +
    'grapelike grapey grapy grated grates graved graven greasier greave greedier greenling greensand ' +
    'grenades grimness gritrock grizzle groover groovier grotty groundwork groused grumbler guama guitarfish ' +
    'gushy haberdasher hackee hailstone haling hallstand halma haloing halon haltered halters hammed ' +
    'handbook handiest handlock handrest hangover hardheads hardier hardiest harem harmonical harmonise ' +
    'harried harrying haslet hatchel hatted hawsepipe haymaker hazed headiest headlock headrest headsman ' +
    'headstock headwaiter headwaters headwind healer hearer heartlands heathen heaver hedged hedgehop hedger ' +
    'helleborine helpmeet hemispheric heptagon heptagons hermitic heroins hewer hexed hexes highbinder hilly ' +
    'hirer historic historical histories hitter holdover holla hollo homburg homeliest homeliness homeyness ' +
    'hominess hones honeybells honeysucker honkey hoofer hooker hoorah hooter hooved hooves horniest ' +
    'hornless hornpipe horsed horsefly horseshit horseshoed horseshoer horseshow hospitably hostelers ' +
    'hostelries hostlers hotly hotplate housecoat housekeep housepaint housetop housewares housewifely ' +
    'housewifery huddle hulky humin hummock hungover hurdled hurdler hurled hurler hurtle husbandly husks ' +
    'hydroplaned illuminate illuminated illumination immigrate incensed incienso increase individuate ' +
    'indwell inheritor innocense inquisition inspected inspection inspections inspects intellection intenser ' +
    'inter interj interjection interlace interlaced interlayer intermit internal interne internee internees ' +
    'internet intuit invested investigatory ironwork jackanapes jagua jambon javelina jells jested jewelled ' +
    'jigsawn jogged jointer jokester journalese juggled jugglery jumpier jungly junto kafir keyboarders ' +
    'keyboarding kindergarteners kindergartner kingfish kinin kittee knacker knickers knitwear knocked ' +
    'knottier kotow krubi lacer laddies ladled lamer landler landside languor lansa lapin lapsing largos ' +
    'lassie latke latten laudable laughter launce launchers launder laundryman lawmaker lawmakers laxer ' +
    'layovers leaker leatherjack leatherneck leaver leers lemony lends lentic lenticel letterbombs lewder ' +
    'libration lieutenancy lifespan lifespans lighten lightest liker limner limpness linguica linstock ' +
    'lionet lisle liveness locomote locution lodged logion longbeard longicorn longshot louts louver ' +
    'luciferin lugger lunger lycee lynch macaronic machining madake maelstroms maestri magneton maidenly ' +
    'mailboat mailbomb maisonette majolica maleberry maltose malts manacled manat mandril manful manicure ' +
    'mantes mantiger mantilla mantissa manually marasca marbled marbleise marbling marchers marchland ' +
    'marlberry marshaled martynia masqueraded masquerader masseurs matchet matchless mateless mathematical ' +
    'maturest maturities mayoress mazer mealberry mechanise mechanist mechanize mediatory meditated meekness ' +
    'megacolon megaphoned megapode megatons memorise menageries menarche mention mentor merlon mesic ' +
    'meteoritic metic metroptosis microcopy microspore microtome microwaved middy midwifed midwived migraine ' +
    'miles milfs millenary millepedes milliard millibar millihenry milline millirem mincer minder minimums ' +
    'minstrelsy minuter mistiest mistiness mistreat mistrust mithan mithraic mixes modelled modelling ' +
    'modillion moistness moisturise moisturize moisturized monarchal monarchic mongolism monition monitory ' +
    'monocycle montane mooed moong moonlighters moonscape moonscapes moony moots moralise moralize morns ' +
    'morphine mortal mortuary motorbiked motorcycled motorise motorize motorless mounding moused mouser ' +
    'mousses mudcat muffing muffling muleteer muleteers munch muniments murine musses napes narcissist ' +
    'natality nativism nativist naturalise naturalize naturist nebular nebule necromancy needled needlework ' +
    'negativity nestle nettled neuronic neutralist newscast newsdealer nighties nocturia nocturnally noddle ' +
    'nonmember noodled nopal normalcy normally notice noway oceanographic oceanography ogive ointment ' +
    'oleaster opencast operator orache oratorio oratory orchil orchis organics organism organize organizes ' +
    'ornamental ornery orpiment ottar outlawry outmost outpoint outport outsmarts overacts overages overawes ' +
    'overeats overhasty overhauls overlaps overlays overplus oversells pacified pacifies pacifism pacifist ' +
    'packable paddled paddler paganise pallor pancaked pandar pander panga parachuter paradisal paramecia ' +
    'paramedical parasail parching pardoner paries paring parky parlous parodist paroling parous parring ' +
    'parroket parrying partaker parthenote parvis pastern pastiest pasturage pastured patchier patellae ' +
    'patellar pattered pattering patters patzer paunch pavis peachick pearling pebbled peccadillo peculator ' +
    'pedant peddle pemican pemmican pendent peninsular penitential penitentially penni pensioned pensions ' +
    'pepped peppery peppier percolate percolated percolation perforce perfuse perkiest perkiness perking ' +
    'perter pesthole pesthouse pestled petcock phantasm pharos philadelphus philosophic philosophiser ' +
    'philosophizer philosophy phoner phonogram photocopied photocopies pianism pianistic piaster piccalilli ' +
    'picot piddle piddling piddock piggyback piker pikers pilaster piolet piped pirogi pitahaya pitchman ' +
    'pitchy pizzaz placated placation placeman placentation plaints plaiting planation planetal plangent ' +
    'plantar plash plateful platen playgoer pleach pliant plied plies plodding ploughman plumbed plumbery ' +
    'plushiest plushy podding poler polestar politicise politicize poppet porpoised porringer portable ' +
    'portiere portlier positing positron posseman postcava posthouse postpaid postured posturer pother ' +
    'pothouse potman pottier poultice poultices pouting prancers prattler preachier premonitory preppier ' +
    'priciest prickle prickled pries primmest primness prion prissier privater privates privatest priviest ' +
    'profit profits programed programma proline promenaded prophecy prophesy prophetic prosiest prospect ' +
    'prospectus protean protract provender prude pruner pruno psychiatric psychical psyching psychologies ' +
    'psychotherapies psychotic puddled puddler puddling puffier pulpy punters pupal pupped pureness purifier ' +
    'purism pursed pursy pushover putted pyralid quarterdeck quartern quern quint quirt quitter rabato ' +
    'rabbet racecard racemose racon radiated radiates radiation radioing railbird rakish ramee rangier ' +
    'ranker ranter rapidest rapine rappee rappel raspier ratch rattled rattler raunch raunchier ravening ' +
    'readier readying realists reaped rebelled recipe recite reckoner reclined redactor redoing redrawing ' +
    'refection refiner refrigerate refrigerated refrigeration reining renin repelled reprover restauranteur ' +
    'reveille reveled revelled reversive reviewer reviler ribbony rickrack ridgel rigout roadstead robing ' +
    'rockbound rockfoil rockiest rockiness roister roneo roomers roomette rosefish rosining rotund rotundly ' +
    'roustabout routs roved roves rowel ruing rumen runabout runch runnel runnier sabra sacculus sacrament ' +
    'sacramental saddled saddler saddlery safflower sagamore sailboard salade salary sallow sallying salmi ' +
    'salmonid salol salpa saltation salwar samarium samphire sandbank sandboy sandbur sandpaper sandpapery ' +
    'sapphirine sapphism sapping saran sarcodine sardonic satang satiable satiation satin sauced saucepot ' +
    'saucier sawbill sawhorse scabbard scalar scaler scaley scalpers scampies scampo scandium scansion ' +
    'scanting scanty scarfing scathe scatting scenting sceptred schmoozer schoolman schoolwide schorl ' +
    'scienter scissure scoke sconce scorch scorning scotching scowling scows scribble scrimp scullion ' +
    'sculpturer scummier scurf scythed seamanly seamed sebum seceding secretase secretes secretor sedum ' +
    'selecting selvedge sepaline septation seraphic settable settled shackled shaddock shako shallon ' +
    'shallowest shallowly shambles shandy shanghais sharking sharping sheering sheeting sheika sheikha ' +
    'shellack shibah shimmery shingler shirr shirting shirty shlep shmear shoat shockers shoddier shored ' +
    'shortens shortish shote showcased shriek shrieked shriller shrimpy shuttled sidebars sidesman sidewall ' +
    'sidling siege sieved sifter signboard silkiest silklike silkwood silting sincerer situating skein ' +
    'skimmer skimpier skydived slapper sledged sleeking sleety sleuthing slier slimy slink slipover slosh ' +
    'slump slunk slushier slushiest smallholder smarting smellier smelting smirching smoggier smoldered ' +
    'smoothen smoothes smudgier smugger smuggle smuggled smuggles snailfish snaky snared snarer snarfing ' +
    'snarkier sneering sneezing snick snips snogging snootier snorkelers snorts snots snottier snowbank ' +
    'snowmobiled snuck snuggled snuggles soapfish soaprock soapwort soberest socialise socialised socialiser ' +
    'socialistic sociality socializer sodalite solarise solarize soldierly soldiery sombrely sonogram sorbed ' +
    'sorbent sorcerise sorcerous soreness sorption soundbox sourdine souse souses sowers spackle spacy ' +
    'spaded spaghettini spall spandrel spanker sparling spatting spatulate spawner spearing specialise ' +
    'specialised specialism specialistic speciality specialize specials specimen spectacled spelter spherule ' +
    'sphinges spicily spick spiderly spidery spieling spiffier spile spilt splinted splintery sponger ' +
    'spongers spooring sporing sportscast spottier sprained sprawler spreeing springlike springtide springy ' +
    'sprucely sprucer sprucest sprue spurning squally squarer squarest squarish squark squashy squeegeed ' +
    'squeezed squeezer squeezers squeezes squill squinter squired squirm stabile stablest stably staddle ' +
    'stagecraft stagehands stagey stagnate stagy staid staler stales staling stanching standpat standpipe ' +
    'stapes stapled stargaze starless startles starveling statecraft stater stateswoman statin stationers ' +
    'statistical steamroll steamrolled steeling steeping stellate stephead stereoscope stewarded stickily ' +
    'stickle stifle stillest stingier stingily stirk stockhorn stockroom stolider stonework stonewort ' +
    'storing stormily stowing stows straddle strained straiten streaker streakier streambed streamlet ' +
    'streusel strewing striation strickle stringy striping striver striving strum studly stumbles stumpy ' +
    'stylise suburbans succulence succulency succumbs suckle sudation sugarcoat sulphide summerise summerize ' +
    'summery summitry summoner sunbather sunblind sunburns sundries sunned sunroof sunrose sunshade sunstone ' +
    'suntan supercargo superego superhet surfboat survival survived survives suttee suturing swaddle swage ' +
    'swale swanking sward swearers sweatier sweating sweatshop sweatsuit sweetleaf sweetmeat sweetsop ' +
    'swelter swilling swimmeret swinge synset synthesise syringa syringed tacker taekwondo tailwort ' +
    'talismanic tallying tallyman tamable tamarindo tamarisk tameable tanga tangiest tannery tantra ' +
    'tarantella tarrier taster tayra tealight tealights teamster tearier teensier tegument telephoner ' +
    'telephoning telescoped telescopy televising tellers templet tempters tenon tensor tensors teras ' +
    'teriyaki terminable tetanic tetra thatches therapsid thermion thermometry thermoset thicken thickset ' +
    'thinners thirster threefold thresh throe thrombose throstle throve thundery thunk thwarter tickling ' +
    'tiddler tiler timeworn tinctured tingling tinkling tippet tippler tippling toddled toiletry toked tokes ' +
    'tollhouse tonsilla toolhouse toolmaker toothy topee tornillo torts tortured totes toucanet touristry ' +
    'touristy tournedos tours townee traducer tragical tramline travelog trawled treat treater trebling ' +
    'trembler tricyclic trifled trifler trifling trigonal trilobate trilobated trimester triune troat tromp ' +
    'tropically tropisms truant truckled truckler truckles trumpery trunnel tumbled tunes turbaned turbinate ' +
    'turnkey turnstile turnup turtler twaddler tweet tweeters twiddler twinkler typewrite typewrote tyros ' +
    'umbellar umbra umpirage underboss underclass underfed underlays underpart underpay underpins underplays ' +
    'underseal undersell underused underwriter unread vacation vacationed vacations valences varlet vaunt ' +
    'venire ventilate ventilated ventilation ventilatory vermouth vernonia veronal vestibular vestiture ' +
    'veterinaries vicing viler villainy villein vinegary vintager viols vising vocalize volumeter volva ' +
    'vulturine wadding wader wades waffled waffler wages wailer waker wakes waled walkers wally waltzed ' +
    'waltzes wandflower wanes wangler wanner warbled warders wardress warehoused warehouser wares warrens ' +
    'washhouse wasters wasteyard wastrels waterbed waterier watermark watermeal waterworks wattled wavers ' +
    'weatherman wedder wedging weeder weightlift welter wending wends westside wetly whish whiskery whist ' +
    'whistled whitetail whitewall whittle whittled whittler whooshed wicked wights wigmaker wigwag wiles ' +
    'willet willies willowy windsurfed winks winnow winos wisher witchery wizardly wonderer woodbine ' +
    'woodborer woodsier workwear wrack wrangle wrangled wreathe wreckage wrester wrick wrier wriggler yacca ' +
    'zamia zippy',
)
