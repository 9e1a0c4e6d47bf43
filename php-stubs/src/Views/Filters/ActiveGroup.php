<?php
/**
 * Active filters of one kind.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\Filters;

defined( 'ABSPATH' ) || exit;

/** What stands under one name: the terms of an attribute, the ratings and so on. ActiveGroup in src/islands/active-filters/model.ts. */
final class ActiveGroup {
	/**
	 * What they are about: "Color".
	 *
	 * @var string
	 */
	public $label;

	/**
	 * Whether a product needs all of them.
	 *
	 * @var bool
	 */
	public $needs_all;

	/**
	 * Texts, and the filters that are left without them.
	 *
	 * @var list<array{string, Filters}>
	 */
	public $entries;

	/**
	 * Takes the filters.
	 *
	 * @param string                       $label     What they are about.
	 * @param list<array{string, Filters}> $entries   Texts, and the filters that are left without them.
	 * @param bool                         $needs_all Whether a product needs all of them.
	 */
	public function __construct( string $label, array $entries, bool $needs_all = false ) {
		$this->label     = $label;
		$this->entries   = $entries;
		$this->needs_all = $needs_all;
	}
}
