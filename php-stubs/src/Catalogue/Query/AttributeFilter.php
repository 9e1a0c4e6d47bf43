<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/** Same as AttributeFilter in src/domain/catalogue/filters.ts: has at least one slug. */
final class AttributeFilter {
	/** Taxonomy of the attribute, such as "pa_color". */
	public string $taxonomy;

	/**
	 * Slugs of its terms, UTF-8.
	 *
	 * @var list<string>
	 */
	public array $slugs;

	/** True if a product needs all of the terms, false if it needs one of them. */
	public bool $needs_all;

	/**
	 * @param list<string> $slugs Slugs, at least one.
	 * @param bool $needs_all True if a product needs all of them.
	 */
	public function __construct( string $taxonomy, array $slugs, bool $needs_all ) {
		$this->taxonomy  = $taxonomy;
		$this->slugs     = $slugs;
		$this->needs_all = $needs_all;
	}
}
