<?php
/**
 * The chosen terms of one attribute.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/** The same as AttributeFilter in src/domain/catalogue/filters.ts: never without a slug. */
final class AttributeFilter {
	/**
	 * The attribute: "pa_color".
	 *
	 * @var string
	 */
	public $taxonomy;

	/**
	 * Slugs of its terms, UTF-8.
	 *
	 * @var list<string>
	 */
	public $slugs;

	/**
	 * Whether a product needs all of them; else one of them.
	 *
	 * @var bool
	 */
	public $needs_all;

	/**
	 * Takes the terms.
	 *
	 * @param string       $taxonomy  The attribute.
	 * @param list<string> $slugs     Slugs, never none.
	 * @param bool         $needs_all Whether a product needs all of them.
	 */
	public function __construct( string $taxonomy, array $slugs, bool $needs_all ) {
		$this->taxonomy  = $taxonomy;
		$this->slugs     = $slugs;
		$this->needs_all = $needs_all;
	}
}
