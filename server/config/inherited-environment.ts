const INHERITED =
  /^(PATH|HOME|LANG|TMPDIR|TEMP|TMP|SYSTEMROOT|LD_LIBRARY_PATH|(DYLD|CUDA|NVIDIA|MALLOC|MIMALLOC)_.*)$/i

/** What a process of ours that computes needs of the environment: none of the server's keys and passwords. */
export const inheritedEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.test(name)))
