import { wordSet } from './table.ts'

/** English words that nothing is drawn for, though they differ from a word of the tables by a letter or two. */
export const REAL_WORDS = wordSet(
  'antler antlers striking strikes abate strung conkers conker satchel heather shavings berber bedouin tuareg cruising cruises cruised aboriginal aboriginals abstracted according accountancy accounting acrobatic activism activities ' +
    'activity acton added admirable admirably admiralty adolescence adore adores adorn adventure adventures ' +
    'adventuress agitator agitators aides airline airlines airstrike airstrikes alden alder align aline allay ' +
    'allez alloy almshouses altair alter amarillo ambience ament amidships ample amplified amplifies anarchic ' +
    'anchored anders anger animator animators ankle ankles antes antibody antics apparatus appel appendices ' +
    'appetite applet apply apprenticed aquarius arcane arched archeologist archeologists archery archie ' +
    'archival archived archivist archivists arent argent armor armour artis artisanal artiste artistic ' +
    'artistry ashen asker assessing astern astor astrologer astronautics astronomy attended audiencia augusta ' +
    'auguste authored automata automate automated automatic automating automation automotive avalanches ' +
    'avenge aviation babel backboard backbone backhand backhouse backstairs backtrack backward backwards ' +
    'badder badged badgered badges baggy bagman bailey ballon bally banco bandana bandanna bandy banked ' +
    'banned barbaric barbarism barbed barely barged barlow barman barnard barney baron barred barret barrette ' +
    'barrie barter basal basher basic basilisk basin basis basse bassett bataan bateman bathe bathed bathes ' +
    'bathhouse bathrobe baton batsmen batters battle bavarian bawling beacon beadle beady beaked beasties ' +
    'beats beaus beaut beauts becker becket becoming befriend belly bends benet bennet benny bereft berger ' +
    'beset better bicker billion billions bingo binocular birdman birth bitch biter bitte bitten bitter ' +
    'blackboard blackest blackjack bladed blain blame blanch blanked blare blather blaze bleach bleached ' +
    'bleacher blench bloating blocking blogging blood blossomed blotting bluefish bluesy blush bobby boggy ' +
    'boiling bolder bolling bollocks bombed boner bonkers bonne bonny booker bookshelves booming booty borer ' +
    'borgo borrow borrows boson bosons bottled bottling bought bounce bounced bounces bourdon bower bowing ' +
    'bowline boxed boyer braid brainy branched branchlets brand brash brasil braver brawling brawn breach ' +
    'break breaker breakers bream breech breed brewed breweries brewery brewster brian bribe brickyard ' +
    'bridged bridger brine brite broad brock broken brokered bromo brooding brothel brothels brotherly brough ' +
    'browsing bruin bruins brunch bucked buddhism budge buffaloes bugger bugler bulger bulky bulla bulldoze ' +
    'buller bullfrog bumbling bundling bundy bungie bungle bungling bungo bunking buntline bunyan burgher ' +
    'burghers burglary burley burly burner bursting busier busting butchered butchery buttered butting butts ' +
    'cabal cabernet cabman caddy cahiers calderon calibration callan calligraphic calligraphy callisto camber ' +
    'cameo camino campaign campanile camped campion campos campuses camus canard candidacy candidature ' +
    'candler candor canfield canister cannibal cannon cannot canny canoer cantus canvases caper capital ' +
    'capitals capper capping captaincy captained caracol caramel caramels carbines carbon carbonate ' +
    'carbonates cardigan carman carmel carnal carne caron carpeted carrousel carson carte cartilage cartoon ' +
    'cartooning cartoonish cartoons cartridge carvel casemate casemates cashed cashmere casing casper ' +
    'cassation cassino caste catenary causation cavemen caxton cayman cellophane cellular cementing centauri ' +
    'centuries cerebral cesar chain chairman chalky champ championed chaplain chaps chapstick chauffer chawk ' +
    'cheat cheating check cheek cheery cheesed cheesy chemistry chesty chica chicano chicanos chickened ' +
    'chickies chicky chico chilling chills chink chins chirp chirps chocolatey choke choked chomp chomping ' +
    'chopped chops choral chorister choristers christian christians christmases chuck chump cider cinch ' +
    'cinder cipher ciphers circuits circuses citizenry clack claimant claimants clair clamping clapboard ' +
    'clapper clapping clark classier cleaned cleanest cleansed cleanser cleanses cleansing cleat cleave ' +
    'cleaved cleaves clerical clerking clift climbed clinical clipboard clipped clips cloak cloaking ' +
    'cloistered closer closest closeted clout clove cloves cluck coalfield coalfields coasting coatroom ' +
    'coattails cobble cockeyed cocoanut cocos codec codecs coded codes codex codger coffers colder coliseum ' +
    'collar collected collection collects collide collided collider collier colliery collin colonial colossus ' +
    'columbine combined comedies comer commanded commandeer commandery commando commandos commands commended ' +
    'communes commute commuted compares competed competes comping compose composite composure comptroller ' +
    'compute computed conceit concern concerning concerns concerted concerti concertino concerto concha ' +
    'concho concrete condition conditional conditioned conditions condo condom condos conducted conduction ' +
    'conducts conflate conger congo conscious conservatoire conservator consoled constant constants ' +
    'constructor constructors consultancy consulting contraband contract contracted contraction contractions ' +
    'contracts contralto controlled converge converges convert converting converts cooker cootie copper ' +
    'cornea corned coronation coronel coronet corpse corral corregidor corse corset corvette cosmo costumer ' +
    'cough countrywide coupe coupled coupler couplers couplet couplets coursing courteous courtier courtiers ' +
    'couturier cowan cower cracked crackles craft cramming cramping crank crapping crater craton crawfish ' +
    'creak creaking creatine creating creation creative creators creed creep creme crest crewe crewmen ' +
    'cribbage crick crimp cripes crips crises crispy critical crock crocker crone cronus croon cropper ' +
    'crossbar crossroad crosstown crosswords crotch crouch croupier crowder crowed cruft crunch crusade ' +
    'crusades crustal crypto curate curates curation curfew curler curran current currents curvature curvy ' +
    'customary cuticle cuticles cutler cyclones cyclopes daemon dagon daily damon danced dander dandy danker ' +
    'dashboard daydream deceiver deceptive decorate decoration decorations deductive defective defector ' +
    'delirium delphine demonstrate demonstrated demonstrates demonstration demonstrations demos dempster ' +
    'denier deniers denser dentistry derailed deserted deserter designed dessert desserts destroyed destroys ' +
    'detached detained detainee detecting detection detector deterrent detonator developed develops devon ' +
    'dictated dictates dictation diddy diego dinar dined dinero dines dinge dings diploma diplomacy diplomas ' +
    'diplomatic directed direction directive directory distilled distiller distillers dived divergent divert ' +
    'dives divisible doctoral doctored dodgy doghouse dolomite doormat doormen doorstop dover downright ' +
    'downturn downy drago dragoon dragoons dread dreamed dregs dressy drier drivel driven droit dropped drove ' +
    'drover drowns drummed ducking dumping duress dynamics dynamism earning earnings earthwork earthworks ' +
    'eased easier easterly eastern eater elective electives electrical electricity elevated elevates ' +
    'elevation elevations employed employer employers ender engender engineered englander engle enveloped ' +
    'escalate escalated escalates escalation escalator ester esters eucalypt eventing excavate excavated ' +
    'excavating excavation excitation exclamation executing execution executions exhibiting exhibitor ' +
    'exhibitors exploded exploder explodes explore explored explores exporter exporters express eyelashes ' +
    'factor factored factors faddle faggy fails faire fairly fairyland falconer fallow fantasia farmed ' +
    'farther fastball fathered fatherly fatter feathered feathery fender fennel figgy figured figurine filed ' +
    'fille finance finances finisher firefight firehouse firework firmer fished fishery fistfight fitch flack ' +
    'flake flamed flamer flaming flank flare flash flathead flinch flipper flippers flourish flowered fluke ' +
    'fluted flypaper flyte follow folly fondle foothold forage force forecast forecaster forecasters foremost ' +
    'foreseen forested foreword forged forger forget forgo forme former forte fragrant franchise franchises ' +
    'frankfort frankfurter frees freeware friedman frilly froggy fronted froze fruity fully furies gaelic ' +
    'galleria gallic gallon gambier gamble gambled gambles gamed gameplay garbage garde garnet gasses ' +
    'gathered gauche gayer genera generale generally generate genes genome genre gentlemanly gentlemens ' +
    'gentlewoman geologic george germanium geyer giblets gibson giggles gilder glare glaze gleaming glides ' +
    'gloating globs glosses gloved glover godfather godless gofer goggle gomer goner goodness googles ' +
    'googling goosed goosey gouge graduated grainy grams grand grandad grandaddy granddaddy grandfathered ' +
    'grandmama grandpapa grizzled sledging sledding tobogganing granma grant granular graph grasp graver gravy greaves gripe groaning grooming groot ' +
    'groove gross grosse grossing grounding grovel grower growling guardian guardsmen guerilla guess guided ' +
    'guile guise gulden gusto gusts gutsy gymnastic gymnastics hacked hagar haggling hairstyles halftime ' +
    'halfway haman hampered handball handling hanger hanker happiest harbored harder hardtack harlem harmer ' +
    'harmonic harmonics harmonies harmonium harmonize harper harries harvested harvests harvey hassling ' +
    'hatcheck hatched hatcher hatchery hatches hawaiian hawker headband header headline headlined headlines ' +
    'headlong headship headstrong hearing hearings hears hearst heartaches heavyset helmed helmer heman ' +
    'herded highlanders highline hijacker hiked himalayan hiney hippies hippy hitchhike hitchhiked hiver ' +
    'hoarse hoary hobbyist hobbyists hokey holsters homesteaders homey honed honeybun honky hooey hopeless ' +
    'horde horner horseless horsey horst horsy hospitable hosted hostel houseboy housed houseful houser ' +
    'housewives hovel humane hummer humus hunger hunker hunky hunted hurley husbandry hussy hydro illusions ' +
    'illustrate illustrated illustrates impale individually infanta infante infantry infantrymen inferior ' +
    'influence influenced influences injector inland inlet innate instigator instruct instructed instruction ' +
    'instructions instructs integrity intensities intensity interaction interception intercom intercut ' +
    'interdiction interpol intersecting intervention interwar intimate invented invention inventory inverter ' +
    'investigate investigated investigates investigation investigations investor investors islander islanders ' +
    'isles jacked jackers jagger jangle jasmin jebel jello jeweled jeweller jewellery jigger joined joinery ' +
    'journalism journalistic judged juiced juicer jumped karma katakana kitchener knell knifed knighted ' +
    'knightly labeling labored laboured laker lakers lancet lande landed lander landes landfall landform ' +
    'landforms landscaped landscaper landward langer langue langues larder larger larry lasagne laser lasers ' +
    'sneeze sneezed sneezes sneezing latch later lathe lauder launched layer layering leaded leander lectionary lectured leger lemmon lender ' +
    'leonard leonardo leotard leotards lester lettered lettre lettres lever levers liber libertarian ' +
    'libertarians lifer lightening likeness linear lines linger linguist linguists linker listened liter ' +
    'literary livers loader location locked locomotion lodger logged loners longboats longer lordship lordy ' +
    'loser losers lotte lotuses loved lovey lower lowers lowry luger luncheon lunge lurch luther macao macer ' +
    'machi macon macron madden maggie magister magnates magnesia magnetic magneto maharajah maidan mailmen ' +
    'maintain maire maison major maladies mallee mambo mammy manage managed manages mandated mandates ' +
    'mandating mandi manet manga mange manger mangy manifold manna manor manorial manos manta mantra mantras ' +
    'mantua manual manuals manus marathon march margarine margin marginal margins margrave maria marian ' +
    'mariana marianne marie marinara mariner mariners marita marked marketed marketer marketers marshy martel ' +
    'martial martinis maryland marzipan maser masque massager match matchbook matches mater mealtime meantime ' +
    'mecca mechanical mechanism medallist medallists medial median mediator medicare medicate medicinal ' +
    'medico meditate megalithic mellon melton memories memorize mentis merlin mesquite metal metaphor ' +
    'metaphors meteor meters metre meuse mezzo microscopic microscopy midlife midway midwifery midwives ' +
    'milder milestone milestones millard mille milled millman mined minimus miniseries ministered ministry ' +
    'minor minter minty mirrored miser missy mister mistress miter mixer moaning moans mobster mocha modem ' +
    'modes molester mommy monarchy mongo mongolian mongoloid monitored monolith monos monsieur monty ' +
    'monumental mooning moore mopes mopped moral morals morons morose morphing mosey mosher mosquitoes motet ' +
    'motets motherly motionless motorcar motorcycling motorman moult mound mounties mourned mourning mousey ' +
    'mousse mousy movement movements moves mowed mower muller mullet mumsy mungo munster murry mussed musty ' +
    'nancy narcissism naturalised naturalism naturalistic navigate navigated navigates navigation nazir ' +
    'nebulae neckties needless neighborly neighbourly newlywed nicht nieves nightlife ninny noblemen nocturne ' +
    'nocturnes nonny norse nursed nympho oases oliver olivet onset orchestral orchestrate orion orphaned ' +
    'other ouster outfield outlawed outlay overcame overcoat overcoats overpass owned packaged pacts paddles ' +
    'padlocked painless pains painterly paisley palaeontologist palatine paleface palsy paltry pampa panes ' +
    'pangs panto pantry papas parabola parachuted parachuting paradigm paralympic paralympics paralyse ' +
    'parametric paramour paras parasite pardner parental parish parity parkin parlance parley parodies parry ' +
    'parse parsing parson partaking parte parti participate participates parting partly partnered partying ' +
    'pasha passersby password passwords paste pastoral patchwork patella patent pathos patience patiently ' +
    'patsy patten patty payer peace peachy pearly peart peasantry pedal pedantry peddlers peddles peddling ' +
    'peebles peeper penal pence penchant pennant pennants penned penner penny peons peppered perce performed ' +
    'performs perfumed perron persona personal pests petar petter phoned phoney phonograph phony photographed ' +
    'photography physical pickax pickled pilar pilasters pinch pincher pinchers pinot pinta pirated pitched ' +
    'pivot pixies placement placer placings plague planchet planking planner planners planted plastered ' +
    'plateaus plated plato platted playa playbook played pleasant plink plummer pluses poison poisoned ' +
    'poisoner political pollster pooch poppa porno porta ported porter portion portions portman portrays ' +
    'position possible posture pouch pounding prairies prance prank prayer preach preached preaches precedent ' +
    'preschool presented presenter presently preserved preset presided presidency presidente presides ' +
    'presiding presto pretence prevent prevents priestly primate primates prime princesse principe printed ' +
    'prioress privately prized processor processors prodding professed professes profession programme ' +
    'programmed programmes projected projection projects prone prosecutor prospector protease proteases ' +
    'protected protector protectors protested protestors protests proto provenance providence provident ' +
    'province provinces prudence pruned publican puddle puffed puffery puffing pulse punchy puppetry puree ' +
    'purge purser pursue purty putter puzzled puzzler pyramidal pyruvate quadruped quadruple quadrupled quart ' +
    'quarter quarters quartier quarto queer quell quilt quincy quine quinta rabbitohs racecourse raced radii ' +
    'radix raider raiding railcars railhead rails raindrop raines raising ramon rance rancheros rancho ranged ' +
    'rapid rapido rapier rapped rarer ratcher ratio rationing ravel raves raving ravish reactor reactors ' +
    'reaper reappear reavers receiver recension receptions receptive receptor receptors recession recline ' +
    'recorded recourse recreation recreations redder redding redemption reducing reeder refereed reference ' +
    'referent referred referrer refining refuge refuges regaining reigning reins rejection rejections ' +
    'reliever remaining reminder renderer renewing reorder repartee repeater reported reposted reprieve ' +
    'reprieved rescue rescued rescues research researched researches resection resorted retainer retaining ' +
    'retention retorted retrieval retrieve retrieved reword reworded rhine rickets ridder ridged ringer ' +
    'ripper riverine rives rivet roadster robbed robbery robbin rocked rocker rocketry roger roker ronin ' +
    'roofed rooker rookies roost roper roque rosin roster rouge rouse roust routed router rowed rubber rubin ' +
    'ruining ruled rules runaway runaways ryder sable safer sager saith salud samara sampling sancta sandbag ' +
    'sandbags sandstone sandwiched sanga sanger sanka santo santos santy sardinia sarge saver savers sawing ' +
    'sayer sayers scala scalding scaled scallion scalloped scalp scalping scaly scamp scandal scandals ' +
    'scanner scanners scanning scape scarp scarring scholarly schooling schoolmarm scissor scone scoop ' +
    'scooper scoot scope scoreline scorpio scotsman scott scour scream screamed screed screened screener ' +
    'screwy scripture scriptures scrum scull sculls sculpted sculptural sculpture sculptured scuttle scuttled ' +
    'seaborne sealed sealer seamen seared sears secretly secretory sedation seder sedge seeding seething ' +
    'sefer serer serial serials serine serjeant serra settle settler settlers sever sewed shade shake shaken ' +
    'shaker shakers shaky shale shales shallower shamanic shame shampooed shanghaied shard sharky shave shear ' +
    'shedding sheen sheerness shelling shelly sherif shetland shied shiel shielded shift shifting shill ' +
    'shilling shimmer shine shipboard shipwrecked shitting shiva shock shoop shooter shoots shoppe shopped ' +
    'shorn shortage shortest shortwave shorty shotgun shotguns shout shoved shoveled shoveler shoves showed ' +
    'showman showy shred shrewd shriekers shrike shrink shuck shutdown shutting siberian sickly sideways ' +
    'sienna sifting sighting signer signers signposted singe singed singling sinker sinner sired siree sires ' +
    'sisterly siting situation sizzling skated skeet skeletal skewed skewered skied skill skilled skilling ' +
    'skink skipped skippered skirting skydive skylight slack slanting slapping slater sleeper sleepers sleet ' +
    'sleight slime slimmer sling slinger slipped slippery slitting sloop sloped sloper slops slouching slower ' +
    'slowing sludge smack smallholders smear smears smell smite smooching smoothed smoothing smoothly smyth ' +
    'snack snaked snapping snarling sneak sneaked sneed sneer snell sneller snelling snide snipe snipes snobs ' +
    'snoop snooping snorting snout snowball snowballs snowbell snowflake soares sober socialism socialist ' +
    'socialists socialize socialized solder solider solon sonny sooth sortable sounding spaced spacer spacey ' +
    'spangler spanking spanned spanning sparing spark sparkle spars speak speaker speakers spearfish ' +
    'spectacle spector spectra spectral spectrum speculator speculators speedily speeding speer speller ' +
    'spellers spelling spending sphincter spiced spicer spicy spike spiker spikes spilling spindler spine ' +
    'spines spink spinner spinners spire spires spiritus spite spitting spitz splice splinter splinters ' +
    'splitter splitting spoil spokesman sponged spongy sporting sportsmen sportswear sportswoman spotting ' +
    'sprang spraying spree sprig springer sprinkler sprint spritz sprouted spruced sprucing sprung spunk ' +
    'spurring spurting spying squad squared squarely squashed squeaker squib squier squire squirrelly squirt ' +
    'squirted squish stabling stabs stadtholder staged stain stakeholder stakeholders stalk stalling stallman ' +
    'stamp stand staph staple stares starks starlet starlets starring starshine start starting startling ' +
    'starts starving statesman stationed stats stature status statuses statute statutes stays steadman steal ' +
    'steamer steamers steelworks steeper stepbrother stepfather stepped steppers stepson sterling stern steve ' +
    'stewards stewed stickler stiff stile stiles sting stinger stingers stinging stink stinking stinks stint ' +
    'stipe stirling stirs stith stock stomp stoned stoner stoney stooling stoplight stopper stopping stored ' +
    'storer storming storyline storylines stour stover strafing straggler straighter stranded stranding ' +
    'strangely strangest strangle strangled strangler stranglers strangles strap straying streaked streamed ' +
    'streep striations stricken strident strider strike strikes string stringer striper stroll strom stronger ' +
    'strop strout strove strut struts studding studious studs stuff stunk stunting stupider sturdy sturgeon ' +
    'stylised stylistic subbed subclasses submachine submariner submit subset subsets sudan suffer sugary ' +
    'suing suitable sultana sumerian summarise summarises summarize summat summed sumner sunbathe sunshiny ' +
    'sunways supercar supercars superhuman superior superiors supermen superstar superstars superwoman ' +
    'suppertime surer surfed surmounted surprise surround surrounds surveyed survivor survivors sutter ' +
    'swallowed swallower swami swampy swamy swapping swarming swear swears sweat sweated sweetheart sweety ' +
    'swell swelling swept swill swimwear swine swinger swingers swink swipe swirly swoon swoop swordsman ' +
    'sworn swung synthesised synthesiser synthesize synthesized tabla tagline taillight tailored tailplane ' +
    'taira taken taker talker tamarind tanked tanner taper tapes taras targa tasker teaches teahouse ' +
    'teamsters technical teenaged telephoned telephonic telephony telephoto telescopic telethon tempe tempera ' +
    'template temporal tench tepee terminally terminus terracing terrain terrane terrorism texan texans texts ' +
    'thatcher theatrics therapies thermite thicke thickens thicker thickest thrash threaded thready threat ' +
    'threaten throes throng thrust thundercloud thundered tibby tiber ticket tigger timer tinker tipped ' +
    'titania titanium titian toasted toasty toddle toddy toile toiled toiletries toner tooken toots topical ' +
    'topics topper torah tornadoes touch tourism touristic towed towel towser tracer tracker trackers ' +
    'traction trade traded trades tradesman trailer trailers trained trainee trainees trait traitor traitors ' +
    'trampling transformer transformers transponder transponders transport transported transports trapped ' +
    'traveled travelled treachery tread treasured treasurer treasury tribesmen tribunal tribunals tribute ' +
    'tributes trick trickery trickier trill triple tripled triples tripling trolled trolleybuses tropic troth ' +
    'trotters trouper trouser truce trump trumped tryout tubby tucker tudor tumble tumor tunney turkle ' +
    'turnstiles tuscan twain twisted twitter tycoon typewritten typhon tyrone umpired underpaid underpants ' +
    'underparts underrate underrated undertaker underwear underwriters universal universality uther verandah ' +
    'verandahs veronica vesta villar ville vineland voila volcanism volley volunteerism waders wafer wafers ' +
    'wager wagers wailers waite waited waiver walled waller wallow wandered wanton warble warhorse watchers ' +
    'waterfowl waterman waxer waxing weaker wearer weaselly weave weaved weaves weighs weight weighted ' +
    'weighty welded weller wench werewolves whaler wheaties whipper whisk whisked whisker whiskers whistler ' +
    'whitfield whole whorehouse widowed wilder wildland winch winder windfall windward winger winner wintered ' +
    'witchy witter wizardry wondered woodcock woodman woodward woodwind woodwork workhouse workpiece ' +
    'workspace wormer worser worship worships wrath wreak wrenched wrestle wrestled wretch wrights write ' +
    'writes ' +
    'flamenco samba sambista mariachis carnaval tahitian polynesian tunic tunics herdsman cooper hula kilt kilts jouster jousting ' +
    'sprinkled sprinkle sprinkles sprinkling motes strung leaden thaw blustery spacesuit parkour waterski chibi kawaii knolling vaporwave synthwave papercut claymation cottagecore ghibli noir cel shaded flatlay moodboard platformer platformers sidescroller metroidvania',
)
