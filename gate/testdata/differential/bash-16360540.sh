#env SHELLOPTS=keyword
good x=a