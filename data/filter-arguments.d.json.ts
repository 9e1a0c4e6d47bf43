declare const names: {
	/** Names of the arguments that exist once, besides those of filter-kinds.json. */
	readonly plain: {
		readonly minPrice: string;
		readonly maxPrice: string;
		readonly categories: string;
	};
	/** Precedes the name of an attribute without "pa_". */
	readonly attributePrefix: string;
	/** Precedes the name of an attribute without "pa_". */
	readonly operatorPrefix: string;
	/** Precedes the id of a product grid's widget, "-" and a taxonomy. */
	readonly widgetPrefix: string;
	/** Name of the argument that orders product grids. */
	readonly order: string;
	/** Pattern for the names of page numbers: WordPress's, query blocks', WooCommerce's shortcodes', page builders'. */
	readonly pagination: string;
	/** Pattern for the page number at the end of a path. */
	readonly paginatedPath: string;
	/** End of the path of a later page of a single post. */
	readonly numberedPath: string;
	/** Maximum number of values of an argument, and of filters of widgets: more than any page offers. */
	readonly maxValues: number;
	/** Maximum length of a value in UTF-16 code units, as JavaScript counts. */
	readonly maxValueLength: number;
};

export default names;
