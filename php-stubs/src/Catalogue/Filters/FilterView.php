<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Server-side view of a filter island, created from the block's attributes and the CataloguePage of the block. */
interface FilterView {
	/**
	 * Returns the props that the island's props.ts decodes: all data that node() uses, so that hydration matches. They
	 * must not depend on the visitor.
	 *
	 * @return array<string, mixed>
	 */
	public function props(): array;

	/** Returns the island's inner HTML; null if there is nothing to show. */
	public function node(): ?Node;
}
