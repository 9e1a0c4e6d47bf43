<?php
/**
 * What a filter's block shows.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** The server's side of a filter island: made of the block's attributes and the CataloguePage that it stands on. */
interface FilterView {
	/**
	 * What the island's props.ts decodes: all that node() was made of, so that React draws the same. Nothing about the visitor.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array;

	/** The island's inner HTML; null where there is nothing to show. */
	public function node(): ?Node;
}
