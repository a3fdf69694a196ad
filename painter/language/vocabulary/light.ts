import { meanings, tableOf } from './table.ts'

/** Light and camera words that change a picture beyond its hour and its weather. */
export type LightWord =
  | 'soft'
  | 'dramatic'
  | 'warm'
  | 'cool'
  | 'bright'
  | 'dark'
  | 'candlelight'
  | 'firelight'
  | 'screenlight'
  | 'silhouette'
  | 'dappled'
  | 'lamplight'
  | 'spotlight'
  | 'backlit'
  | 'sunbeams'
  | 'sunlight'
  | 'neon'
  | 'hazy'
  | 'vivid'
  | 'muted'
  | 'monochrome'
  | 'noir'
  | 'blinds'
  | 'palesun'
  | 'shallow'
  | 'wide'
  | 'close'
  | 'centred'
  | 'layered'
  | 'detailed'
  | 'restrained'

/** Words, joined where they are several, by what they mean for the light. */
export const LIGHT_WORDS = meanings<LightWord>({
  soft:
    'softlight softlighting diffused diffuse gentle gentlelight even evenlighting softened lowcontrast ' +
    'diffusedlight softdiffusedlight softdirectionallight softevenlighting softlowlight softshadows softhighlights',
  dramatic:
    'dramatic moody chiaroscuro intense highcontrast dramaticlight dramaticlighting ominous sharplight directional ' +
    'deepshadows',
  warm: 'warm warmlight cozy cosy warmlighting inviting amber ambertones warmtones',
  cool: 'cool cold coldlight coollight icy chilly frosty fluorescent fluorescentlight',
  bright: 'bright brightly harsh harshlight harshsunlight highkey radiant luminous airy sunlit sunshine',
  dark: 'darkness lowkey dim dimly shadowy darkbackground',
  candlelight: 'candlelight candlelit',
  firelight: 'firelight firelit torchlight torchlit fireglow',
  screenlight: 'screenlight',
  lamplight: 'lamplight lamplit lanternlight fairylights fairylight stringlights',
  spotlight: 'spotlight spotlights spotlit limelight stagelight lonebeam',
  backlit: 'backlit backlight backlighting rimlight rimlit againstthelight againstthesun contrejour',
  silhouette: 'silhouette silhouettes silhouetted',
  sunbeams:
    'sunbeam sunbeams sunray sunrays lightrays godrays raysoflight rays shafts beams lightbeam lightbeams beamoflight ' +
    'rayoflight rayofsunlight raysofsunshine rayofsunshine beamofsunlight beamsofsunlight shaftofsunlight shaftofmoonlight ' +
    'shaftsofmoonlight moonbeam moonbeams beamsoflight lightshaft lightshafts shaftoflight shaftsoflight raysofsun raysofsunlight shaftsofsunlight crepuscular ' +
    'lightstreaming lightstreams sunlightstreaming sunlightpouring sunlightfiltering lightfiltering dustmotes floatingdust',
  dappled: 'dappled dappledlight dappledsunlight dappledshade',
  sunlight: 'sunlight lightpouring lightcoming lightcomes',
  neon: 'neonlight neonlights neonsign ledlights',
  hazy: 'hazy haze hazylight dreamlike dusty smoky smoke ethereal',
  vivid: 'vivid vibrant colorful colourful saturated lively livelypalette psychedelic',
  muted: 'muted pastel pastels desaturated subdued subduedpalette faded',
  restrained:
    'harmonious restrained limited harmoniouspalette restrainedpalette naturalpalette limitedpalette',
  monochrome: 'monochrome blackandwhite grayscale greyscale sepia',
  noir: 'noir filmnoir',
  blinds: 'blindshadows',
  palesun: 'palesun',
  shallow: 'shallow bokeh blurred macro outoffocus shallowfocus 85mm 50mm shallowdepthoffield depthoffield',
  wide: 'wideangle panorama panoramic wide wideshot 24mm 35mm',
  close: 'closeup zoomed extremecloseup',
  centred: 'centered centred symmetrical symmetric',
  layered: 'layered fromneartofar',
  detailed:
    'detailed detail details intricate texture textured surfacetexture crisp brushwork edges tactile truetolifedetail',
})

/** What a word does to the finished light; factors are 1 and warmth is 0 where it does nothing. */
export type LightEffect = {
  exposure?: number
  contrast?: number
  saturation?: number
  /** -1 (blue) to 1 (orange). */
  warmth?: number
  vignette?: number
  blur?: number
}

export const LIGHT_EFFECTS = tableOf<LightEffect>({
  soft: { contrast: 0.92 },
  dramatic: { contrast: 1.16, vignette: 1.5, exposure: 0.94 },
  warm: { warmth: 0.35 },
  cool: { warmth: -0.4 },
  bright: { exposure: 1.16 },
  dark: { exposure: 0.66, contrast: 1.08, vignette: 1.6 },
  candlelight: { warmth: 0.5, exposure: 0.8, vignette: 1.6 },
  firelight: { warmth: 0.4, exposure: 0.85, vignette: 1.6 },
  screenlight: { warmth: -0.3, exposure: 0.7, vignette: 1.8 },
  silhouette: { contrast: 1.08 },
  lamplight: { warmth: 0.4, exposure: 0.9 },
  spotlight: { contrast: 1.12, vignette: 1.8, exposure: 0.9 },
  backlit: { contrast: 1.06 },
  hazy: { contrast: 0.88, saturation: 0.9 },
  vivid: { saturation: 1.22 },
  muted: { saturation: 0.72 },
  monochrome: { saturation: 0 },
  palesun: { saturation: 0.8, contrast: 0.94 },
  noir: { saturation: 0, contrast: 1.25, vignette: 1.5 },
  shallow: { blur: 1.6 },
  restrained: { saturation: 0.88 },
  detailed: { contrast: 1.05, blur: 0.75 },
  layered: { contrast: 0.97 },
})
