// What stands in the box only while it is open; late.tsx loads it.
export { EnhanceLink } from './EnhanceLink.tsx'
export { Reason } from './Reason.tsx'
export { RecentPrompts } from './RecentPrompts.tsx'
export { Selects } from './Selects.tsx'
export { Slots } from './Slots.tsx'
export { Summary } from './Summary.tsx'
export { UndoButton } from './UndoButton.tsx'
