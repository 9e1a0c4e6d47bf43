<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

defined( 'ABSPATH' ) || exit;

/** View whose elements have sizes and positions of their own. The island sets them itself once it is hydrated. */
interface StyledView {
	/**
	 * Returns the declarations by selector below the block's element, see Html\PageStyle.
	 *
	 * @return array<string, string>
	 */
	public function rules(): array;
}
