/** Webpack's variable for the URL of the folder with the chunks, assigned before the first dynamic import. */
declare let __webpack_public_path__: string;
