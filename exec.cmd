@rem "npm start" begins with "exec", which Unix shells understand and cmd.exe does not.
@%*
