<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\Filters;

defined( 'ABSPATH' ) || exit;

/**
 * Active filters with a common label: the terms of an attribute, the ratings and so on. Mirrors ActiveGroup in
 * src/islands/active-filters/model.ts.
 */
final class ActiveGroup {
	/** Label of the group: "Color". */
	public string $label;

	/** True if products must match all filters of the group. */
	public bool $needs_all;

	/**
	 * Texts, each with the filters that remain without it.
	 *
	 * @var list<array{string, Filters}>
	 */
	public array $entries;

	/**
	 * Creates a group.
	 *
	 * @param list<array{string, Filters}> $entries Texts, each with the filters that remain without it.
	 * @param bool $needs_all True if products must match all filters of the group.
	 */
	public function __construct( string $label, array $entries, bool $needs_all = false ) {
		$this->label     = $label;
		$this->entries   = $entries;
		$this->needs_all = $needs_all;
	}
}
