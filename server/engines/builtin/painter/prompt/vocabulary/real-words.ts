import { wordSet } from './table.ts'

/** English words that nothing is drawn for, though they differ from a word of the tables by a letter or two. */
export const REAL_WORDS = wordSet(
  'according accounting acrobatic acton admirable admirably admiralty adorn adventure adventures ' +
    'adventuress aides airline airlines alden align aline allay allez alloy altair alter amarillo ambience ' +
    'amidships ample anchored anders anger antibody antics apply aquarius arcane arched archeologist ' +
    'archeologists archery archie arent artiste artistic artistry ashen assessing astor astrologer astronomy ' +
    'augusta auguste automated automatic automation automotive avalanches avenge babel backboard backhand ' +
    'backstairs backtrack backward backwards badder badged badgered badges bagman bailey ballon bally banco ' +
    'bandana bandanna banked banned barbaric barbarism barbed barely barged barman barnard barney baron ' +
    'barred barret barrette barter basal basher basic basilisk basin basis bataan bateman bathe bathed bathes ' +
    'bathrobe baton batters battle bavarian bawling beacon beady beasties beats beaus beaut beauts becker ' +
    'becket becoming befriend belly bends bennet benny berger better bicker bingo birth bitch biter bitte ' +
    'bitter blackboard blackest blackjack blain blame blanch blanked blare blather blaze bleach bloating ' +
    'blocking blood blossomed blotting bluefish blush boiling bolder bollocks boner bonkers bonne bonny ' +
    'booker bookshelves booming bottled bottling bought bounce bounced bounces bower bowing bowline boxed ' +
    'boyer braid brainy brash braver brawling brawn breach break breaker breakers breech breed brian bribe ' +
    'bridger brine brite broad brock broken brokered bromo brooding brothel brothels brotherly browsing ' +
    'bruins brunch bucked buddhism budge buffaloes bugger bugler bulger bulky bulldoze bullfrog bundy ' +
    'bungling bungo bunking buntline bunyan burglary burley burly burner bursting busier busting butchered ' +
    'butchery buttered butting butts cabal cabernet cabman caddy calderon calibration callisto cameo camino ' +
    'campaign camped campion camus candidacy candler candor canfield canister cannibal cannon canny caper ' +
    'capper captained caramel caramels carbon cardigan carmel carnal carne carpeted carrousel carson carte ' +
    'cartilage cartoon cartoons cartridge carvel cashmere casing casper cassino caste causation cavemen ' +
    'caxton cayman cellophane cellular centauri cerebral cesar chain chairman champ chaplain chaps chapstick ' +
    'chauffer chawk cheat cheating check cheek cheery cheesed cheesy chemistry chesty chica chicano chicanos ' +
    'chickened chickies chicky chico chilling chills chink chins chirp chirps chocolatey chomp chomping ' +
    'chopped chops choral christian christians christmases chuck chump cider cinch circuits circuses ' +
    'citizenry clack clair clamping clapper clapping clark classier cleaned cleanest cleansed cleanser ' +
    'cleanses cleansing cleat cleave cleaves clerking clift climbed clinical clipboard clipped clips cloak ' +
    'cloaking cloistered closer clout clove cloves cluck coasting coatroom coattails cockeyed cocoanut coded ' +
    'codes codex codger coffers colder coliseum collar collected collection collects collide collided collier ' +
    'colliery collin colonial colossus columbine combined comedies comer commanded commandeer commando ' +
    'commandos commands commended commute commuted compares competed competes comping compose composite ' +
    'composure compute computed conceit concern concerning concerns concerto concho concrete condo condom ' +
    'condos conducted conducts congo conservator consoled controlled convert converting converts cootie ' +
    'copper cornea corned coronation corpse corral corregidor corse corset corvette cosmo costumer cough ' +
    'coupe coupled coursing courteous couturier cower cracked crackles craft cramming cramping crank crapping ' +
    'crater crawfish creak creaking creatine creating creation creative creators creed creep creme crest ' +
    'crewe crewmen cribbage crick crimp cripes crips critical crock crocker crone cronus croon cropper ' +
    'crossroad crosstown crosswords crouch croupier crowed crusade crusades curran current currents curvature ' +
    'curvy customary cuticle cuticles cutler cyclopes daemon dagon daily damon danced dander danker daydream ' +
    'deceiver deceptive deductive defective defector delphine demos dentistry derailed deserted deserter ' +
    'dessert desserts detached detained detainee detecting detection detector devon dictated dictates ' +
    'dictation diego dinar dined dinero dines dinge dings diploma diplomacy diplomas diplomatic directed ' +
    'direction directive directory dived divert dives doctoral doctored dodgy doghouse doormat doormen ' +
    'doorstop dover downright downy drago dread dreamed dregs dressy drier drivel driven drove drowns drummed ' +
    'ducking dumping duress earnings easier eastern eater electrical electricity employed employer employers ' +
    'engineered englander engle enveloped escalator excavate excavated excavation exhibiting exploded ' +
    'exploder explodes explore explored explores express eyelashes factor factored factors faddle faggy fails ' +
    'faire fairly fairyland fallow farmed farther fastball fathered fatherly fatter feathered feathery fender ' +
    'fennel figgy figured figurine filed fille finisher firefight firehouse firework firmer fished fishery ' +
    'fistfight fitch flack flake flamed flamer flaming flank flare flash flathead flinch flipper flippers ' +
    'flourish flowered fluke flypaper flyte follow folly fondle foothold forage force forecast foremost ' +
    'foreseen foreword forged forger forget forgo forme former forte frees friedman frilly froggy fronted ' +
    'froze fully furies gaelic galleria gallon gamble gambled gambles garbage garde garnet gathered gayer ' +
    'generally generate genome genre gentlemanly gentlemens gentlewoman george giblets giggles glare glaze ' +
    'gleaming glides gloating globs gloved glover godfather godless gofer goggle gomer goner goodness goosed ' +
    'goosey gouge grainy grams grandad grandaddy granddaddy grandmama grandpapa granma grant graph grasp ' +
    'graver gravy gripe groaning grooming groot groove gross grosse grossing grovel grower growling guardian ' +
    'guardsmen guerilla guess guided guile guise gusto gusts gutsy gymnastics hacked hagar haggling ' +
    'hairstyles halfway haman handball handling hanger hanker happiest harbored harder hardtack harlem harper ' +
    'harvested harvests harvey hassling hatcheck hatched hatcher hatches hawaiian hawker headband header ' +
    'headline headlines headlong headstrong hearing hearings hears hearst heartaches heavyset heman herded ' +
    'highlanders highline hijacker hiked himalayan hiney hippies hippy hitchhike hitchhiked hoarse hobbyists ' +
    'hokey holsters homesteaders homey honed honeybun honky hooey hopeless horde horner horseless horsey ' +
    'horst horsy hospitable hostel houseboy housed houseful housewives hovel humane hummer hunger hunker ' +
    'hunky hunted hurley husbandry hussy hydro illusions impale infanta infantry inferior injector inland ' +
    'inlet innate interaction interception intercom interpol intervention intimate invented invention ' +
    'inventory investor investors islanders isles jacked jackers jagger jangle jasmin jello jeweled jeweller ' +
    'jewellery jigger joined journalism journalistic judged juiced juicer jumped knell knifed knighted ' +
    'knightly labored lander landscaper larder larry lasagne latch lathe lauder launched layer leaded leander ' +
    'lectured lemmon lender leonard leonardo leotard leotards lester lever levers lifer lightening likeness ' +
    'linear lines linger listened liter literary livers loader location locomotion lodger logged loners ' +
    'longboats longer lordship lordy loser losers lotuses loved lovey lower lowers lowry luncheon lunge lurch ' +
    'luther macao macer madden maggie magnesia magnetic magneto mailmen maintain maire maison major mammy ' +
    'manage managed manages mandated manet manga mange manger mangy manifold manor marathon march margarine ' +
    'marginal maria marian mariana marianne marie marinara mariner mariners marita marked marketed martial ' +
    'martinis maryland marzipan maser masque massager matchbook mater mealtime meantime mechanical mechanism ' +
    'medial median mediator medicare medicate medicinal medico meditate mellon melton mentis mesquite metal ' +
    'metaphor metaphors meteor meters metre microscopic midlife midway midwives millard mille millman mined ' +
    'miniseries ministry minor minty mirrored miser missy mistress miter mixer moaning moans mobster modem ' +
    'modes molester mommy monarchy mongo mongolian mongoloid monitored monolith monos monsieur mooning moore ' +
    'mopes mopped morons morose morphing mosey mosquitoes motherly motionless motorcar motorman mound ' +
    'mounties mourned mourning mousey mousse mousy moves mowed mower muller mullet mumsy munster mussed musty ' +
    'nancy neckties needless neighborly neighbourly newlywed nicht nieves nightlife ninny noblemen nonny ' +
    'norse nursed nympho oliver olivet orchestral orchestrate orion orphaned other outlawed overcame overcoat ' +
    'overcoats overpass owned packaged pacts paddles padlocked painless pains paisley palatine paleface ' +
    'paltry pangs panto pantry papas parachuted parachuting paradigm paralyse paramour parasite pardner ' +
    'parental parish parlance parley parry parson parte partly partnered pasha paste patella patent pathos ' +
    'patty payer peace peachy pearly pedal peddlers peddles peddling peebles peeper penal penny peons ' +
    'peppered performed performs perfumed persona personal phoned phoney phonograph phony photographed ' +
    'photography physical pickax pilar pinch pincher pinchers pinot pinta pirated pitched pivot pixies ' +
    'placement plague planchet planner planners planted plated plato playa playbook played pleasant plink ' +
    'plummer pluses poison poisoned poisoner political pooch poppa porter portion portions portman position ' +
    'posture pouch pounding prairies prance prank prayer preach preached preaches precedent preschool ' +
    'presented presenter presently preset presided presidency presidente presiding pretence prevent prevents ' +
    'priestly primate primates prime printed privately prized processor processors prodding profession ' +
    'programme programmed programmes projected projection projects prone prosecutor prospector protector ' +
    'protectors provenance providence province provinces prudence puddle puffed puffing pulse puree purge ' +
    'purser pursue purty putter puzzled puzzler quadruped quadruple quarter quarters queer quell quilt quincy ' +
    'racecourse raced raider raiding rails raindrop raines raising ramon rance rancheros rancho rapid rapido ' +
    'rapier rapped rarer ratcher ratio rationing ravel raves raving ravish reaper reappear reavers receiver ' +
    'receptions recline recorded redder reference referred refining regaining reigning reins reliever ' +
    'remaining reminder repartee repeater reported reprieve reprieved rescue rescued rescues research ' +
    'researched researches resorted retainer retaining retrieval retrieve retrieved rhine rickets ringer ' +
    'ripper rivet roadster robbed robbery robbin rocked rocker roger roker ronin rooker rookies roost roper ' +
    'roque rosin roster rouge rouse roust routed router rowed rubber rubin ruining ruled rules runaway ' +
    'runaways ryder sable saith salud sampling sandbag sandbags sandstone sandwiched sanka santos santy ' +
    'sardinia sawing scalding scallion scalping scamp scanner scanners scanning scarring scholarly schooling ' +
    'schoolmarm scissor scone scoop scooper scoot scope scorpio scotsman scott scour scream screened screener ' +
    'screwy sculpted sculpture sealed sealer seamen seared sears secretly sedation seder seeding seething ' +
    'serra settle settlers sever sewed shade shake shampooed shanghaied shard sharky shear shedding sheen ' +
    'shelling shelly sherif shetland shied shiel shielded shift shifting shill shilling shimmer shine ' +
    'shipwrecked shitting shiva shock shoop shooter shoppe shopped shorn shortage shortwave shout shoved ' +
    'shoveled shoveler shoves showed showman showy shred shrewd shriekers shrike shrink shuck shutdown ' +
    'shutting siberian sideways sifting sighting singe singed singling sinker sinner sired siree sisterly ' +
    'situation sizzling skated skeet skeletal skewed skewered skied skill skilled skilling skipped skydive ' +
    'skylight slack slanting slapping slater sleeper sleepers sleet sleight slime slimmer sling slinger ' +
    'slipped slippery slitting sloop sloper slops slouching slower slowing sludge smack smell smite smooching ' +
    'smoothed smoothing smoothly smyth snack snaked snapping snarling sneak sneaked sneer snell sneller snide ' +
    'snipe snipes snobs snoop snooping snorting snout snowball snowballs snowbell snowflake socialism ' +
    'socialist socialists socialize solider sonny sooth sounding spaced spacey spanking spanning sparing ' +
    'spark speak speaker speakers spearfish spectacle spector spectra spectral spectrum speeding speller ' +
    'spellers spelling spending sphincter spicer spilling spindler spinner spinners spiritus spite spitting ' +
    'splinter splinters splitting spoil spokesman sponged spongy sporting sportsmen sportswear spotting ' +
    'sprang spraying sprig springer sprinkler sprint spritz sprouted spruced sprucing sprung spunk spurting ' +
    'spying squad squared squarely squashed squeaker squib squire squirrelly squirted squish stabs staged ' +
    'stain stalk stalling stallman stamp staph staple stares starlet starlets starring starshine start ' +
    'starting startling starts starving statesman stationed stats stature status statute statutes stays ' +
    'steadman steal stepbrother stepfather stepped steppers sterling steve stewards stewed stiff sting ' +
    'stinger stingers stinging stinking stint stirling stirs stith stock stomp stoned stoner stoney stooling ' +
    'stoplight stopper stored storming strafing straggler stranded strangely strangest strangle strangled ' +
    'strangler stranglers strangles strap streamed streep striations stricken strider strike strikes string ' +
    'stringer striper stroll strom stronger strop strout studding studs stuff stunk stupider sturdy sturgeon ' +
    'submachine submariner submit sudan suffer suing suitable sumerian summarize summat summed sumner ' +
    'sunbathe sunshiny sunways superhuman supermen superwoman suppertime surer surfed surprise surround ' +
    'surrounds sutter swallowed swallower swami swampy swapping swarming sweat sweated sweetheart sweety ' +
    'swell swelling swept swill swimwear swine swinger swingers swink swirly swoon swoop swordsman sworn ' +
    'swung synthesize synthesized taillight tailored taken taker talker tanked tanner taper tasker teaches ' +
    'teahouse technical teenaged telephoned telephonic telephoto telescopic telethon tempe template temporal ' +
    'tepee terminally terminus terrain texan texans texts thatcher theatrics therapies thermite thicke ' +
    'thickens thicker thickest thrash threaded thready threat threaten throes throng thrust thundercloud ' +
    'thundered tibby tiber ticket tigger timer tinker titanium titian toasty toddle toddy toiled toiletries ' +
    'toner tooken toots topical topics torah touch tourism towed towel towser tracer traction trade traded ' +
    'trades trailer trailers trained trainee trainees trait traitor traitors trapped traveled travelled ' +
    'treachery tread treasured treasurer treasury trick triple tripled triples tropic troth trotters trouper ' +
    'trouser truce trump trumped tryout tubby tudor tumor tunney turkle tuscan twain tycoon typewritten ' +
    'typhon tyrone underpaid underpants underrate underrated undertaker underwear underwriters universal ' +
    'uther vesta ville vineland voila volley waders wafer wafers wager wagers wailers waited waiver wallow ' +
    'wandered warble warhorse watchers waterman waxer weaker wearer weaselly weave weaved weaves welded ' +
    'weller wench werewolves whaler wheaties whipper whisk whisked whisker whiskers whistler whitfield whole ' +
    'whorehouse widowed wilder winch windfall winger winner witchy witter wizardry wondered woodman woodward ' +
    'woodwind woodwork workhouse workspace wormer worser worship worships wrath wreak wrenched wrestle ' +
    'wrestled wretch write writes',
)
