<<E
E