// The parts that are in the box only while it is open; lazy-parts.tsx loads it.

export { Slots } from './pictures/Slots.tsx'
export { EnhanceLink } from './prompt/EnhanceLink.tsx'
export { RecentPrompts } from './prompt/RecentPrompts.tsx'
export { Reason } from './Reason.tsx'
export { Selects } from './Selects.tsx'
export { Summary } from './Summary.tsx'
export { UndoButton } from './UndoButton.tsx'
