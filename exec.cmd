@rem The scripts of package.json say "exec node": elsewhere no shell then stays between npm and Node. Here nothing has to be replaced.
@%*
