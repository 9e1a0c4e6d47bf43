/** Style sheets are imported for their side effect: webpack extracts them to separate files. */
declare module '*.scss';
