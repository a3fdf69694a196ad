const PICTURE =
  '(?:shot|image|photo|photograph|photography|picture|banner|visual|visuals|render|footage|still)s?'

/** What prompts say of the picture, of whoever asks for it and of what it is for, rather than of what is seen. */
export const OPENINGS: readonly (readonly [RegExp, string])[] = [
  [
    /^ ?(?:(?:game|rpg|final|mini) )?(?:boss|enemy|creature|character|monster|level|environment|prop|item|villain|hero|companion|mount|weapon|asset) (?:concept|design|idea|art|sheet|sketch)(?: art)?(?: of| for| ,| -)/g,
    ' ',
  ],
  [
    /\b(?:(?:hello|hi|hey|please|pls|kindly|ok|so) )*(?:i|we) (?:(?:really|just|also) )?(?:want|wanna|need|wish|would (?:like|love)|d (?:like|love)|id (?:like|love))(?: (?:to (?:see|have|get|make|create)|you to (?:draw|paint|make|create|generate|show)))?(?: me)?(?= )/g,
    '',
  ],
  [
    /\b(?:can|could|would|will) (?:you|u) (?:please |pls )?(?:draw|paint|make|create|generate|show|give|do)(?: me| us)?\b/g,
    '',
  ],
  [/\b(?:give|show|draw|paint|make|create|generate|imagine) (?:me |us )?(?=(?:an?|the|my|some) )/g, ''],
  [
    /\b(?:the |that |this )?(?:exact |very |precise )?(?:moment|instant|second) (?:when|that|in which|where|of)\b/g,
    '',
  ],
  [
    /\b(?:a |the )?(?:scene|picture|image|photo|view|painting|illustration|drawing|portrayal|depiction) (?:where|in which|when|that shows|which shows|showing|depicting|featuring|displaying)\b/g,
    '',
  ],
  [
    new RegExp(
      `\\b(?:hero|product|lifestyle|stock|editorial|pack|glamour|establishing|candid|promotional|promo|advertising|advertisement|marketing|commercial|e ?commerce|catalogue|catalog) ${PICTURE}(?: (?:of|for|showing|with))?\\b`,
      'g',
    ),
    '',
  ],
  [
    /\b(?:website|web ?site|web ?page|web|landing page|blog|facebook|youtube|instagram|linkedin|twitter|email|newsletter|social media|magazine|book|album) (?:header|banner|hero|cover|post|thumbnail|background|image|page|ad|story|reel)s?(?: (?:image|picture|photo|art))?(?: (?:of|for|showing|about|with))?\b/g,
    '',
  ],
  [
    /\b(?:banner|flyer|flier|poster|brochure|leaflet|advert|advertisement|ad|ads|campaign|billboard|cover|header|thumbnail|backdrop|commercial|mock ?up|visual|visuals|moodboard) (?:image |picture |photo |art )?(?:for|of|showing|featuring|about)\b/g,
    '',
  ],
  [
    /\bfor (?:an?|our|my|the|your) (?:(?!the\b)\w+ ){0,2}(?:brand|company|startup|start up|business|campaign|advert|ad|commercial|website|blog|magazine|menu|brochure|packaging|newsletter|homepage|catalogue|catalog|clinic|agency|client|app)\b(?=.*\w)/g,
    '',
  ],
  [/\b(?:copy|text|negative|blank|white) ?space(?: (?:for|on|at|to) (?:the )?\w+)?\b/g, ''],
  [
    /\b(?:shot|taken|photographed|captured|filmed|seen) (?:on|with|by|through|using) (?:an? |my |the )?(?:\w+ ){0,2}(?:camera|lens|film|drone|iphone|phone|canon|nikon|leica|hasselblad|polaroid|kodak|gopro)\b/g,
    '',
  ],
  [
    /\b(?:canon|nikon|leica|sony|(?<!(?:mount|mt|mountain) )fuji|fujifilm|hasselblad|polaroid|kodak|gopro)(?: (?:eos|portra|film|alpha|camera|photo|r5|d850|400))*\b/g,
    '',
  ],
  [
    /\b(?:low|high|dutch|eye[- ]level|three quarter|over the shoulder|worms? eye) (?:angle |level )?(?:shot|view|angle|perspective)\b/g,
    '',
  ],
  [/\b(?:full|half|upper|whole)[- ]?(?:body|length)(?: (?:shot|portrait|view|picture))?\b/g, ''],
  [
    /\b(?:rule of thirds|golden ratio|f ?\d[\d. ]*|iso ?\d+|shutter speed|tilt ?shift|hdr|raw photo|dslr|ray ?trac(?:ing|ed)|global illumination|volumetric(?: (?:light|lighting|fog))?|subsurface scattering)\b(?! (?:light|rays))/g,
    '',
  ],
  [
    /\b(?:(?:colou?rful|cute|funny) )*(?:kids?|childrens?)(?: (?:story|picture))? (?:cartoon|book|animation|illustration)s?(?: (?:illustration|page|style|cover))?(?: (?:of|about|with|showing))?\b/g,
    '',
  ],
  [/\b(?:(?:a|an|the) )?(?:cartoon|footage|clip|video|close ?ups?) (?:of|about|showing)\b/g, ''],
  // The medium is chosen apart from the words.
  [
    /\b(?:(?:a|an|the) )?(?:(?:abstract|beautiful|detailed|simple|hand ?drawn|digital|vintage|realistic|minimalist|cute|loose|traditional|fantasy|surreal|old) )*(?:(?:oil|watercolou?r|acrylic|gouache|pastel|ink|charcoal|pencil|crayon|pen|vector|3d|pixel|anime|manga|cartoon|comic|lofi|lo ?fi|line|concept|matte)(?:,| and| &)? ?)+(?:painting|art|artwork|drawing|sketch|illustration|style|render|wash|picture|photo)s? (?:of|about|showing|depicting)\b/g,
    '',
  ],
  [
    /\b(?:watercolou?r|aquarelle|photography|photo shoot|oil painting|oil on canvas|anime|manga|lofi|lo ?fi|aesthetic(?:ally)?|wallpaper|diorama) (?:of|about)\b/g,
    '',
  ],
  [
    /\b(?:watercolou?r|anime|manga|lofi|lo ?fi|cartoon|pixel|comic|photography)(?: style| art| wallpaper)?(?= *(?:,|$))/g,
    '',
  ],
  [/\bcolou?r schemes?\b/g, ''],
  // How old somebody is says how they look, not how many they are.
  [/\b(?:[1-9]|1[0-2]) ?(?:years?|yrs?|yo|y o)(?: ?olds?)?(?= (?:girl|boy|child|kid)s?\b)/g, 'little'],
  [
    /\b(?:[6-9]\d) ?(?:years?|yrs?|yo|y o)(?: ?olds?)?(?= (?:\w+ )?(?:man|woman|lady|gentleman|couple|\w+er)\b)/g,
    'old',
  ],
  [/\b(?:of )?\d+ ?(?:years?|yrs?|yo|y o) ?olds?\b/g, ''],
  [
    /\b(?:in (?:his|her|their) )?(?:mid |early |late )?(?:\d0s|twenties|thirties|forties|fifties)\b(?<!in the \w+)(?! (?:style|car|diner|fashion|dress))/g,
    '',
  ],
]
