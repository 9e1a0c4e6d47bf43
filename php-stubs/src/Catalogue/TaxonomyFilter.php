<?php
/**
 * Terms that one widget's grid alone is narrowed by.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/** The same as TaxonomyFilter in src/domain/catalogue/filters.ts: `e-filter-{widgetId}-{taxonomy}`, never without a term. */
final class TaxonomyFilter {
	/**
	 * Whose grid it is.
	 *
	 * @var string
	 */
	public $widget_id;

	/**
	 * The taxonomy: "product_cat".
	 *
	 * @var string
	 */
	public $taxonomy;

	/**
	 * Slugs, UTF-8.
	 *
	 * @var list<string>
	 */
	public $terms;

	/**
	 * Takes the terms.
	 *
	 * @param string       $widget_id Whose grid it is.
	 * @param string       $taxonomy  The taxonomy.
	 * @param list<string> $terms     Slugs, never none.
	 */
	public function __construct( string $widget_id, string $taxonomy, array $terms ) {
		$this->widget_id = $widget_id;
		$this->taxonomy  = $taxonomy;
		$this->terms     = $terms;
	}
}
