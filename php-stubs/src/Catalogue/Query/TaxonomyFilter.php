<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Same as TaxonomyFilter in src/domain/catalogue/filters.ts: `e-filter-{widgetId}-{taxonomy}`, with at least one term.
 */
final class TaxonomyFilter {
	/** Id of the product grid's widget. */
	public string $widget_id;

	/** Taxonomy, such as "product_cat". */
	public string $taxonomy;

	/**
	 * Slugs, UTF-8.
	 *
	 * @var list<string>
	 */
	public array $terms;

	/**
	 * @param string $widget_id Id of the product grid's widget.
	 * @param list<string> $terms Slugs, at least one.
	 */
	public function __construct( string $widget_id, string $taxonomy, array $terms ) {
		$this->widget_id = $widget_id;
		$this->taxonomy  = $taxonomy;
		$this->terms     = $terms;
	}
}
