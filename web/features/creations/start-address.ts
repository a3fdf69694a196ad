const NAME = 'start'

/** The address at which the mode stands in the create box already, its help having been read. */
export const startAddress = (mode: string): string => `/${mode}?${NAME}`

/** Whether the address is such a one. */
export const isStartAddress = (search: URLSearchParams): boolean => search.has(NAME)
